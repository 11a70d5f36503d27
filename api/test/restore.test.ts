// A restored copy lets nobody in and sends nothing again (docs/rules/running.md#a-restored-copy-lets-nobody-in).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { formatMoment } from '@brasa/core/kernel/date-texts.ts';
import { sql as raw } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { insertUser } from '../src/accounts/accounts.store.ts';
import type { Database } from '../src/db/database.ts';
import { newKysely } from '../src/db/new-kysely.ts';
import { newPool } from '../src/db/open-postgres.ts';
import { PipelinedPostgresDialect } from '../src/db/postgres-dialect.ts';
import { refuseUnfinishedRestore } from '../src/db/unfinished-restore.ts';
import { insertWaitingJob } from '../src/tickets/print-jobs.store.ts';
import { engine, NOW } from './shop-under-test.ts';
import { emptyDatabase } from './test-databases.ts';

const SCRIPTS = resolve(import.meta.dirname, '../../scripts');
const LATER = NOW + 3_600_000;

type Shop = { env: Record<string, string>; open: () => Promise<Database> };

/** A shop's data, and what its operator's commands take from the environment. */
async function newShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-restore-'));
  const dataDir = join(folder, 'data');
  const { url, open, giveBack } = await emptyDatabase(dataDir);
  onTestFinished(async () => {
    await giveBack();
    rmSync(folder, { recursive: true, force: true });
  });
  return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, open };
}

async function change(shop: Shop, run: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await shop.open();
  try {
    await run(database);
  } finally {
    await database.close();
  }
}

async function run(script: 'backup' | 'restore', folder: string, { env }: Shop) {
  const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), folder], {
    env: { ...process.env, ...env },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: Buffer.concat(chunks).toString() };
}

/** Makes a backup; answers its folder. */
async function backUp(shop: Shop): Promise<string> {
  const copies = mkdtempSync(join(tmpdir(), 'brasa-restore-'));
  onTestFinished(() => rmSync(copies, { recursive: true, force: true }));
  expect((await run('backup', copies, shop)).code).toBe(0);
  return join(copies, readdirSync(copies)[0] ?? '');
}

const ANA = {
  username: 'ana',
  passwordHash: 'x',
  role: 'haykakan',
  name: 'Ana',
  now: NOW,
} as const;

/** Somebody of staff, with every way in that there is without the password. */
function letIn(database: Database): Promise<void> {
  return database.transact(async (transaction) => {
    const userId = await insertUser(transaction, ANA);
    const way = { tokenHash: 'hash', userId, createdAt: NOW, expiresAt: LATER };
    const { sql } = transaction;
    await sql
      .insertInto('sessions')
      .values({ ...way, usedAt: NOW, device: null })
      .execute();
    await sql.insertInto('passwordLinks').values(way).execute();
    await sql.insertInto('signInChallenges').values(way).execute();
  });
}

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
  expect(output).toContain('llevan números 10000 más altos');
  await change(shop, (database) =>
    database.transact(async (transaction) => {
      const berta = await insertUser(transaction, { ...ANA, username: 'berta' });
      expect(berta).toBe(10_002);
      // Of a table that was empty in the copy.
      const { rows } = await raw<{ id: number }>`insert into stock
        (date, initial_stock, current_stock, reserved_stock, unreserved_stock, last_updated)
        values ('2026-11-20', 0, 0, 0, 0, 0) returning id`.execute(transaction.sql);
      expect(Number(rows[0]?.id)).toBeGreaterThan(10_000);
    }),
  );
});

test('a copy of before an upgrade takes the place of tables that came with it', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const backup = await backUp(shop);
  await change(shop, (database) =>
    database.transact(async ({ sql }) => {
      await raw`create table later_rooms (user_id integer not null references users (id))`.execute(
        sql,
      );
      if (engine === 'postgres') {
        await raw`create function later_rule() returns trigger language plpgsql
          as 'begin return new; end'`.execute(sql);
      }
    }),
  );
  const { code, output } = await run('restore', backup, shop);
  expect([code, output]).toEqual([0, expect.stringContaining('Copia restaurada')]);
  await change(shop, async ({ read }) => {
    await expect(raw`select * from later_rooms`.execute(read)).rejects.toThrow();
    if (engine === 'sqlite') return;
    const { rows } = await raw`select from pg_proc where proname = 'later_rule'`.execute(read);
    expect(rows).toEqual([]);
  });
});

/** Root gives everything in the folders to somebody else; anybody else restores into their own. Answers whose it is. */
function giveAway(...folders: string[]): number {
  if (process.getuid?.() !== 0) return process.getuid?.() ?? 0;
  // As the system's own is.
  chmodSync(tmpdir(), 0o1777);
  for (const folder of folders) {
    const inside = readdirSync(folder, { recursive: true }).map(String);
    for (const path of [folder, ...inside.map((name) => join(folder, name))]) {
      lchownSync(path, SOMEBODY, SOMEBODY);
    }
  }
  return SOMEBODY;
}

const SOMEBODY = 1234;

function ownersIn(folder: string): Set<number> {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return new Set(names.map((name) => lstatSync(join(folder, name)).uid));
}

describe('root restores as whose folder it is', () => {
  test('and leaves nothing of root’s, nor where the copy is refused', async () => {
    const shop = await newShop();
    await change(shop, letIn);
    const dataDir = shop.env['DATA_DIR'] ?? '';
    mkdirSync(join(dataDir, 'images'), { recursive: true });
    writeFileSync(join(dataDir, 'images/paella.svg'), '<svg/>');
    const backup = await backUp(shop);
    const owner = giveAway(dirname(dataDir), dirname(backup));
    const { code, output } = await run('restore', backup, shop);
    expect([code, output]).toEqual([0, expect.stringContaining('Copia restaurada')]);
    expect(ownersIn(dataDir)).toEqual(new Set([owner]));
    rmSync(join(dataDir, 'brasa.lock'), { force: true });
    expect((await run('restore', dirname(dataDir), shop)).code).toBe(1);
    expect(ownersIn(dataDir)).toEqual(new Set([owner]));
  });

  test('and goes behind no link of theirs', async () => {
    const shop = await newShop();
    await change(shop, letIn);
    const dataDir = shop.env['DATA_DIR'] ?? '';
    mkdirSync(dataDir, { recursive: true });
    const backup = await backUp(shop);
    giveAway(dirname(dataDir), dirname(backup));
    const roots = mkdtempSync(join(tmpdir(), 'brasa-root-'));
    onTestFinished(() => rmSync(roots, { recursive: true }));
    const file = join(roots, 'shadow');
    writeFileSync(file, 'secret', { mode: 0o644 });
    symlinkSync(roots, join(dataDir, 'evil'));
    const before = lstatSync(file);
    expect((await run('restore', backup, shop)).code).toBe(0);
    const { uid, mode } = lstatSync(file);
    expect([uid, mode]).toEqual([before.uid, before.mode]);
  });
});

test('pictures on a volume stay on it', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const dataDir = shop.env['DATA_DIR'] ?? '';
  mkdirSync(dataDir, { recursive: true });
  const images = join(dataDir, 'images');
  rmSync(images, { recursive: true, force: true });
  const volume = mkdtempSync(join(tmpdir(), 'brasa-volume-'));
  onTestFinished(() => rmSync(volume, { recursive: true }));
  symlinkSync(volume, images);
  writeFileSync(join(volume, 'paella.svg'), '<svg/>');
  const backup = await backUp(shop);
  rmSync(join(volume, 'paella.svg'));
  writeFileSync(join(volume, 'later.svg'), '<svg/>');
  expect((await run('restore', backup, shop)).code).toBe(0);
  expect(lstatSync(images).isSymbolicLink()).toBe(true);
  expect(readdirSync(volume).sort()).toEqual(['later.svg', 'paella.svg']);
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
      /La copia no se puede abrir con esta versión de Brasa \(.*9999-later.*\)\n$/,
    ),
  ]);
});

test('no server starts on a copy whose restore did not end', async () => {
  const shop = await newShop();
  await change(shop, letIn);
  const whole = await backUp(shop);
  await change(shop, (database) =>
    database.transact(({ sql }) =>
      raw`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(sql),
    ),
  );
  // The copy is there, and cannot be made harmless by this version.
  expect((await run('restore', await backUp(shop), shop)).code).toBe(1);
  if (engine === 'postgres') {
    // A version that knows the migration would open it.
    const pool = newPool(shop.env['DATABASE_URL'] ?? '');
    const read = newKysely(new PipelinedPostgresDialect(pool));
    await expect(refuseUnfinishedRestore({ engine, read })).rejects.toThrow(/no llegó al final/);
    await read.destroy();
  }
  expect((await run('restore', whole, shop)).code).toBe(0);
  await change(shop, refuseUnfinishedRestore);
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
