// The promise of decisions 6, "always", checked over everything in the database: balance, transactions,
// lots and what was drawn from them tell one and the same story.
import { expect } from 'vitest';
import type { Shop } from '../../src/shop.ts';

const total = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

async function readLedger(shop: Shop, userId: number) {
  const sql = shop.db.read;
  const transactions = await sql
    .selectFrom('point_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const ids = [0, ...transactions.map(({ id }) => id)];
  return {
    transactions,
    balance: await sql
      .selectFrom('user_points')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    lots: await sql.selectFrom('point_lots').selectAll().where('user_id', '=', userId).execute(),
    draws: await sql
      .selectFrom('point_draws')
      .selectAll()
      .where('transaction_id', 'in', ids)
      .execute(),
    reversals: await sql
      .selectFrom('point_reversals')
      .selectAll()
      .where('transaction_id', 'in', ids)
      .execute(),
  };
}

type LedgerRows = Awaited<ReturnType<typeof readLedger>>;

function expectLotsToAgree({ transactions, lots, draws }: LedgerRows): void {
  for (const lot of lots) {
    const drawn = total(draws.filter((one) => one.lot_id === lot.id).map((one) => one.points));
    expect(lot.remaining_points, `lot ${lot.id}`).toBe(lot.earned_points - drawn);
  }
  for (const entry of transactions) {
    const earned = lots.find((lot) => lot.transaction_id === entry.id)?.earned_points ?? 0;
    const drawn = draws.filter((one) => one.transaction_id === entry.id).map((one) => one.points);
    expect(entry.points, `transaction ${entry.id}`).toBe(earned - total(drawn));
  }
}

function expectUserToAgree(rows: LedgerRows, userId: number): void {
  const what = `user ${userId}`;
  const { balance, lots, transactions: mine } = rows;
  const { available_points: available = 0, total_points: ever = 0 } = balance ?? {};
  const undone = new Set(rows.reversals.map((row) => row.transaction_id));

  expect(available, what).toBe(total(mine.map(({ points }) => points)));
  expect(available, what).toBe(total(lots.map((lot) => lot.remaining_points)));
  expect(ever, what).toBe(
    total(lots.filter((lot) => !undone.has(lot.transaction_id)).map((lot) => lot.earned_points)),
  );
  expect(balance?.bonus_active === 1, what).toBe(available >= 100);
  expect(available, what).toBeLessThanOrEqual(ever);

  let running = 0;
  let last = 0;
  for (const { points, created_at: at } of mine) {
    running += points;
    expect(running, `${what} never below zero`).toBeGreaterThanOrEqual(0);
    expect(at, `${what} in the order of time`).toBeGreaterThanOrEqual(last);
    last = at;
  }
}

/** Checks everybody's points, or those of the users named. */
export async function expectLedgerToAgree(shop: Shop, only?: number[]): Promise<void> {
  const everybody = await shop.db.read.selectFrom('user_points').select('user_id').execute();
  for (const userId of only ?? everybody.map((row) => row.user_id)) {
    const rows = await readLedger(shop, userId);
    expectLotsToAgree(rows);
    expectUserToAgree(rows, userId);
  }
}
