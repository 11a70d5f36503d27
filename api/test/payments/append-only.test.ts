import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { fill as fillAll, ROWS } from '../db/rows.ts';
import { openShop } from '../shop-under-test.ts';

const TABLES = [
  ...(['payments', 'cashMovements', 'dayCloses', 'closeCorrections'] as const),
  ...(['saleLines', 'saleAnnulments'] as const),
] as const;

const CHANGES = {
  payments: ['cash = 1', 'subject_id = 2', "day = '2026-01-01'", 'made_at = 1', 'close_number = 2'],
  cash_movements: ['amount = 1', "reason = 'x'", 'close_number = 2'],
  day_closes: ['counted_cash = 2500', "facts = '{}'"],
  close_corrections: ["reason = 'x'"],
  sales: ['total = 1', "day = '2026-01-01'", 'chickens = 0'],
  sale_lines: ["name = 'x'", 'quantity = 5'],
  sale_annulments: ['annulled_by = 2'],
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
      run(`update ${table} set close_number = 1, entered_at = 5`),
      'with something else',
    ).rejects.toThrow(/violates append-only/);
    await run(`update ${table} set close_number = 1`);
  }
  for (const [table, changes] of Object.entries(CHANGES)) {
    for (const change of changes) {
      await expect(run(`update ${table} set ${change}`), change).rejects.toThrow(
        /violates append-only/,
      );
    }
    await expect(run(`delete from ${table}`), table).rejects.toThrow(/violates append-only/);
  }
  const rows = await shop.db.read.selectFrom('payments').select(['cash', 'closeNumber']).execute();
  expect(rows).toEqual([{ cash: 1000, closeNumber: 1 }]);
});
