import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { ROWS as BOOKS } from '../books/books.rows.ts';
import { fill as fillAll, ROWS } from '../db/rows.ts';
import { engine, openShop } from '../shop-under-test.ts';

const TABLES = [
  ...(['payments', 'cashMovements', 'dayCloses', 'closeCorrections'] as const),
  ...(['saleLines', 'saleAnnulments', 'saleRefunds', 'productPrices'] as const),
] as const;

const NEVER_REPLACED = [
  ...['payments', 'cash_movements', 'day_closes', 'close_corrections'],
  ...['sales', 'sale_lines'],
];

const CHANGES = {
  payments: [
    'amount = 1',
    'subject_id = 2',
    "day = '2026-01-01'",
    'made_at = 1',
    'close_number = 4',
  ],
  cash_movements: ['amount = 1', "reason = 'x'", 'close_number = 4'],
  day_closes: ['counted_cash = 2500', "facts = '{}'"],
  close_corrections: ["reason = 'x'"],
  sales: ['total = 1', "day = '2026-01-01'", 'chickens = 0'],
  sale_lines: ["name = 'x'", 'quantity = 5'],
  sale_annulments: ['annulled_by = 2'],
  sale_refunds: ['quantity = 5', "reason = 'x'"],
  product_prices: ['price = 1', 'since = 1'],
};

test('what was entered is never changed or deleted, and its close is given once', async () => {
  const { shop } = await openShop();
  await shop.db.transact(async ({ sql }) => {
    await fillAll(sql);
    for (const table of TABLES) {
      await sql.insertInto(table).values(ROWS[table].right).execute();
    }
  });
  const run = (statement: string) => shop.db.transact(({ sql }) => raw.raw(statement).execute(sql));
  for (const table of ['payments', 'cash_movements']) {
    await expect(
      run(`update ${table} set close_number = 3, entered_at = 5`),
      'with something else',
    ).rejects.toThrow(/violates append-only/);
    await expect(
      run(`update ${table} set close_number = 1`),
      'a close that is written',
    ).rejects.toThrow(/violates append-only/);
  }
  // As the day is closed: the entries are given their close, and then it is written.
  await shop.db.transact(async ({ sql }) => {
    for (const table of ['payments', 'cash_movements']) {
      await raw.raw(`update ${table} set close_number = 3`).execute(sql);
    }
    const close = { ...BOOKS.dayCloses.right, number: 3 };
    await sql.insertInto('dayCloses').values(close).execute();
  });
  for (const [table, changes] of Object.entries(CHANGES)) {
    for (const change of changes) {
      await expect(run(`update ${table} set ${change}`), change).rejects.toThrow(
        /violates append-only/,
      );
    }
    await expect(run(`delete from ${table}`), table).rejects.toThrow(/violates append-only/);
  }
  const rows = await shop.db.read
    .selectFrom('payments')
    .select(['amount', 'closeNumber'])
    .execute();
  expect(rows).toEqual([{ amount: 1000, closeNumber: 3 }]);
});

if (engine === 'sqlite') {
  test('what is never changed is not replaced either', async () => {
    const { shop } = await openShop();
    await shop.db.transact(async ({ sql }) => {
      await fillAll(sql);
      for (const table of TABLES) await sql.insertInto(table).values(ROWS[table].right).execute();
    });
    const run = (statement: string) =>
      shop.db.transact(({ sql }) => raw.raw(statement).execute(sql));
    const replace = (table: string) =>
      run(`insert or replace into ${table} select * from ${table}`);
    const closes = () => shop.db.read.selectFrom('dayCloses').selectAll().execute();
    const before = await closes();
    for (const table of NEVER_REPLACED) {
      await expect(replace(table), table).rejects.toThrow(`UNIQUE constraint failed: ${table}.`);
    }
    // A sale that is annulled already stays as it is, unsaid.
    await replace('sale_annulments');
    expect(await closes()).toEqual(before);
  });
}
