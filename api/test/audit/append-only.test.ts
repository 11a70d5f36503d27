import { sql as raw } from 'kysely';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { expect, test } from 'vitest';
import { blankPerson } from '../../src/audit/entries.store.ts';
import { sweepEntries } from '../../src/audit/index.ts';
import { record } from '../../src/audit/record.ts';
import { engine, NOW, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { ROWS } from './audit.rows.ts';

const ANA = { id: 4, username: 'ana', name: 'Ana', role: 'haykakan' } as const;
const HOME = { address: '203.0.113.7', device: 'Chrome en Android' };
const PRICE = { before: { price: '13.50' }, after: { price: '14.00' } };

const run = ({ shop }: ShopUnderTest, statement: string) =>
  shop.db.transact(({ sql }) => raw.raw(statement).execute(sql));

const entries = ({ shop }: ShopUnderTest) =>
  shop.db.read
    .selectFrom('auditEntries')
    .selectAll()
    .where('kind', '<>', 'superadmin_created')
    .orderBy('id')
    .execute();

const enter = (under: ShopUnderTest, now = NOW) =>
  under.shop.db.transact((transaction) =>
    record(
      transaction,
      { ...ANA, ...HOME, staffBrowser: null },
      { kind: 'product_edited', id: 8, name: 'Pollo asado', ...PRICE },
      now,
    ),
  );

test('an entry says who, when, from where and what changed', async () => {
  const under = await openShop();
  await enter(under);
  expect(await entries(under)).toEqual([
    expect.objectContaining({
      kind: 'product_edited',
      at: NOW,
      times: 1,
      author: 'user',
      authorId: 4,
      authorName: 'Ana (ana)',
      ...HOME,
      subject: 'product',
      subjectId: '8',
      subjectName: 'Pollo asado',
      fieldsBefore: '{"price":"13.50"}',
      fieldsAfter: '{"price":"14.00"}',
    }),
  ]);
});

test('of a customer neither name nor place is kept', async () => {
  const under = await openShop();
  const customer = { ...ANA, ...HOME, staffBrowser: null, role: 'abaranci' } as const;
  await under.shop.db.transact((transaction) =>
    record(transaction, customer, { kind: 'password_changed' }, NOW),
  );
  const nobody = { authorId: 4, authorName: null, address: null, device: null };
  expect(await entries(under)).toEqual([expect.objectContaining(nobody)]);
});

test('an entry is never changed or deleted, but for how often its event has come', async () => {
  const under = await openShop();
  await under.shop.db.transact(({ sql }) =>
    sql.insertInto('auditEntries').values(ROWS.auditEntries.right).execute(),
  );
  const before = await entries(under);
  for (const change of [
    ...["kind = 'signed_in'", 'at = 9', 'last_at = 10', 'times = 1', 'kept_until = 15'],
    ...["author = 'server'", "author_name = 'Eva'", "address = '::1'", "device = 'x'"],
    ...["subject = 'product'", "subject_id = '2'", "subject_name = 'Eva'", "bucket = 'x'"],
    ...["fields_before = '{}'", "fields_after = '{}'", 'id = 99'],
  ]) {
    await expect(
      run(under, `update audit_entries set ${change} where kind = 'sign_in_failed'`),
      change,
    ).rejects.toThrow(/violates append-only/);
  }
  await expect(run(under, 'delete from audit_entries')).rejects.toThrow(/violates append-only/);
  expect(await entries(under)).toEqual(before);
  await run(
    under,
    `update audit_entries set times = times + 5, last_at = 15 where kind = 'sign_in_failed'`,
  );
  expect(await entries(under)).toEqual([{ ...before[0], times: 7, lastAt: 15 }]);
});

test('what is past its term goes by the sweep, which is recorded', async () => {
  const under = await openShop();
  await enter(under);
  const sweep = () => sweepEntries(under.shop);
  under.time.now = NOW + 6 * 365 * DAY;
  await sweep();
  expect(await entries(under)).toHaveLength(1);
  under.time.now += 2 * DAY;
  await sweep();
  await sweep();
  expect(await entries(under)).toEqual([
    expect.objectContaining({ kind: 'audit_swept', author: 'server', fieldsAfter: '{"count":2}' }),
  ]);
});

test('an erasure takes out who somebody was, and leaves what was done', async () => {
  const under = await openShop();
  const { shop } = under;
  await enter(under);
  await shop.db.transact(async ({ sql }) => {
    const failed = { ...ROWS.auditEntries.right, subjectId: '4' };
    await sql.insertInto('auditEntries').values(failed).execute();
  });
  await shop.db.transact((transaction) => blankPerson(transaction, 4));
  const blank = { authorName: null, address: null, device: null, bucket: null };
  expect(await entries(under)).toEqual([
    expect.objectContaining({ ...blank, authorId: 4, subjectName: 'Pollo asado' }),
    expect.objectContaining({ ...blank, subjectId: '4', subjectName: null, times: 2 }),
  ]);
});

if (engine === 'sqlite') {
  test('an entry is not replaced either', async () => {
    const under = await openShop();
    await under.shop.db.transact(({ sql }) =>
      sql.insertInto('auditEntries').values(ROWS.auditEntries.right).execute(),
    );
    const replace = 'insert or replace into audit_entries select * from audit_entries';
    await expect(run(under, replace)).rejects.toThrow(/UNIQUE constraint failed/);
  });
}
