// The ledger of payments: what changes of the money that came for something, by the way in which it came.
// See docs/rules/payments.md.
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { isNothing, partsBetween, type Parts } from '@brasa/core/payments/parts.rules.ts';
import { PARTS, type PaymentSubject } from '@brasa/core/payments/payments.rules.ts';
import type { Transaction } from '../db/database.ts';
import { insertPayments, lastDayOf } from './payments.store.ts';

export type PaymentChange = {
  subject: PaymentSubject;
  subjectId: number;
  /** What was paid before and after, in cents. */
  before: Parts;
  after: Parts;
  /** What the subject's history calls it. */
  action: string;
  by: number | null;
  now: number;
  /** When it was made without a connection; null for what was sent at once. */
  madeAt: number | null;
};

/**
 * Enters the difference, where there is one. The subject is locked or new. A correction is of no day before the entry that
 * it corrects, whatever the device says.
 */
export async function recordPayment(
  transaction: Transaction,
  { subject, subjectId, before, after, action, by, now, madeAt }: PaymentChange,
): Promise<void> {
  const parts = partsBetween(before, after);
  if (isNothing(parts)) return;
  const made = madridDay(madeAt ?? now);
  const corrected =
    madeAt === null || isNothing(before)
      ? null
      : await lastDayOf(transaction.sql, subject, subjectId);
  const entry = {
    ...{ subject, subjectId, action, madeAt },
    day: corrected !== null && corrected > made ? corrected : made,
    enteredAt: now,
    enteredBy: by,
    closeNumber: null,
  };
  const methods = PARTS.filter((method) => parts[method] !== 0);
  const rows = methods.map((method, place) => ({ ...entry, method, amount: parts[method], place }));
  await insertPayments(transaction, rows);
}
