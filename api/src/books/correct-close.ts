// A close never changes: that something else was counted is written beside it.
// See docs/rules/books.md#correcting-a-close.
import type { CloseCorrectionRequest, DayClose } from '@brasa/core/books/books.contract.ts';
import type { Transaction } from '../db/database.ts';
import { Failure, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { findClose, insertCorrection } from './books.store.ts';
import { readClose, storedClose } from './read-closes.ts';

/** Answers the close with its corrections. Throws CLOSE_NOT_FOUND, CLOSE_NOT_CORRECTABLE. */
export function correctClose(
  shop: Shop,
  closeNumber: number,
  { countedCash, reason }: CloseCorrectionRequest,
  { by, identity }: StaffRequest,
): Promise<DayClose> {
  const correct = async (transaction: Transaction, now: number) => {
    orRefuse(await findClose(transaction.sql, closeNumber), 'CLOSE_NOT_FOUND');
    if (closeNumber === 0) throw new Failure('CLOSE_NOT_CORRECTABLE');
    const correction = { closeNumber, countedCash, reason, correctedAt: now, correctedBy: by };
    await insertCorrection(transaction, correction);
    return readClose(transaction.sql, closeNumber);
  };
  return transactOnce(shop, identity, correct, { storing: storedClose });
}
