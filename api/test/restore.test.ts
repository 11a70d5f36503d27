// A restored copy lets nobody in and sends nothing again (docs/rules/running.md#a-restored-copy-lets-nobody-in).
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { insertUser } from '../src/accounts/accounts.store.ts';
import type { Database } from '../src/db/database.ts';
import { skippedSince } from '../src/db/copies/skip-ids.ts';
import { insertWaitingJob } from '../src/tickets/print-jobs.store.ts';
import { ANA, backUp, change, letIn, newShop, run } from './restored-shop.ts';
import { NOW } from './shop-under-test.ts';

test('nobody is let in by a restored copy but by their password', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const backup = await backUp(shop);
  const { code, output } = await run('restore', backup, shop);
  expect([code, output]).toEqual([0, expect.stringContaining('Todos tienen que volver a entrar')]);
  await change(shop, async ({ read }) => {
    expect(await read.selectFrom('users').select('username').execute()).toEqual([
      { username: 'ana' },
    ]);
    for (const table of ['sessions', 'passwordLinks', 'signInChallenges'] as const) {
      expect([table, await read.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });
});

test('it says from when the copy is, and who has to be looked at', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const backup = await backUp(shop);
  const told = (at: number) =>
    `La copia es del ${formatMoment(at)}. El superadmin debe repasar en Gestión de Usuarios a quienes se desactivó o cambió la contraseña desde entonces: vuelven a estar como en la copia.\nLos datos que alguien pidió borrar después de la copia vuelven a estar aquí: hay que borrarlos otra vez.\n`;
  const [, year, month, day, hour, minute] =
    /brasa-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(backup) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`);
  expect((await run('restore', backup, shop)).output).toContain(told(at));
  // Another name says nothing: then the last that was written before the copy.
  const renamed = join(backup, '../otra');
  renameSync(backup, renamed);
  expect((await run('restore', renamed, shop)).output).toContain(told(NOW));
});

test('what is created after it has no id that was given out after the copy was made', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const backup = await backUp(shop);
  const { output } = await run('restore', backup, shop);
  const skipped = Number(/llevan números (\d+) más altos/.exec(output)?.[1]);
  expect(skipped).toBeGreaterThanOrEqual(10_000);
  await change(shop, (database) =>
    database.transact(async (transaction) => {
      const berta = await insertUser(transaction, { ...ANA, username: 'berta' });
      expect(berta).toBe(skipped + 2);
      // Of a table that was empty in the copy.
      const { rows } = await raw<{ id: number }>`insert into stock
        (date, initial_stock, current_stock, reserved_stock, unreserved_stock, last_updated)
        values ('2026-11-20', 0, 0, 0, 0, 0) returning id`.execute(transaction.sql);
      expect(Number(rows[0]?.id)).toBeGreaterThan(10_000);
    }),
  );
});

test('a second restore of a copy leaves out what was given out after the first too', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const backup = await backUp(shop);
  await run('restore', backup, shop);
  const insert = (username: string) =>
    change(shop, (database) =>
      database.transact((transaction) => insertUser(transaction, { ...ANA, username })),
    );
  const berta = await insert('berta');
  await run('restore', backup, shop);
  expect(await insert('carla')).toBeGreaterThan(berta);
});

test.each([
  [0, 10_000],
  [9.5 * DAY, 10_000],
  [20 * DAY, 20_000],
  [-DAY, 10_000],
])('a copy of %i milliseconds ago leaves out %i ids', (age, skipped) => {
  expect(skippedSince(NOW, NOW + age)).toBe(skipped);
  expect(skippedSince(null, NOW)).toBe(10_000);
});

test('a copy of a later version is refused in a line', async () => {
  const shop = await newShop();
  await change(shop, (database) =>
    database.transact(({ sql }) =>
      raw`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(sql),
    ),
  );
  const { code, output } = await run('restore', await backUp(shop), shop);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /La copia es de una versión posterior de Brasa: restáurela con esa versión, .*\n$/,
    ),
  ]);
});

/** A mail, a notification and a ticket that wait. */
function queue(database: Database): Promise<void> {
  return database.transact(async (transaction) => {
    const userId = await insertUser(transaction, ANA);
    const { sql } = transaction;
    const { id } = await sql
      .insertInto('pushSubscriptions')
      .values({ ...{ orderId: null, userId, session: null }, ...KEYS, madeAt: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { orderId: null, madeAt: NOW, nextAttemptAt: NOW };
    await sql
      .insertInto('messages')
      .values([
        { ...message, kind: 'passwordLinks', recipient: 'ana@example.com' },
        { ...message, kind: 'pointsExpiring', recipient: null, subscriptionId: id },
        { ...message, kind: 'emailChanged', recipient: null, endedAt: NOW, outcome: 'sent' },
      ])
      .execute();
    const ticket = { kind: 'order', subject: 'order', subjectId: 1, by: null, now: NOW } as const;
    await insertWaitingJob(transaction, ticket);
  });
}

const KEYS = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'x' };

test('what waited in a restored copy is neither sent nor printed, and staff see that it was not', async () => {
  const shop = await newShop();
  await change(shop, queue);
  const { output } = await run('restore', await backUp(shop), shop);
  expect(output).toContain(
    'De lo que esperaba en la copia no se envía ni se imprime nada: 2 avisos, 1 ticket.\n',
  );
  await change(shop, async ({ read }) => {
    const messages = await read
      .selectFrom('messages')
      .select(['kind', 'recipient', 'outcome'])
      .orderBy('id')
      .execute();
    expect(messages).toEqual([
      { kind: 'passwordLinks', recipient: null, outcome: 'failed' },
      { kind: 'pointsExpiring', recipient: null, outcome: 'failed' },
      { kind: 'emailChanged', recipient: null, outcome: 'sent' },
    ]);
    const jobs = await read.selectFrom('printJobs').select('outcome').execute();
    expect(jobs).toEqual([{ outcome: 'discarded' }]);
  });
});
