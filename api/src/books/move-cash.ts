// What the drawer begins with, and what is put in or taken out beside payments.
// See docs/rules/books.md#cash-drawer.
import type { CashMovementView, NewCashMovement } from '@brasa/core/books/books.contract.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { madeAtOf } from '../db/idempotency.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { viewCashMovements } from './books-view.ts';
import { findCashMovement, insertCashMovement } from './books.store.ts';

/** Enters it and answers it. */
export function moveCash(
  shop: Shop,
  movement: NewCashMovement,
  { by, identity }: StaffRequest,
): Promise<CashMovementView> {
  const move = async (transaction: Transaction, now: number) => {
    const { id } = await insertCashMovement(transaction, {
      ...movement,
      enteredAt: now,
      madeAt: madeAtOf(identity, now),
      enteredBy: by,
      closeNumber: null,
    });
    return readCashMovement(transaction.sql, id);
  };
  return transactOnce(shop, identity, move, {
    storing: ({ sql }) => ({
      store: ({ id }) => ({ id }),
      restore: ({ id }) => readCashMovement(sql, id),
    }),
  });
}

async function readCashMovement(sql: Queries, id: number): Promise<CashMovementView> {
  const row = await findCashMovement(sql, id);
  if (!row) throw new Error(`the cash movement ${id} has gone`);
  return (await viewCashMovements(sql, [row]))[0] as CashMovementView;
}
