// The ledger of payments: what changes of the money that came for something, by the way in which it came.
// See docs/rules/payments.md.
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import {
  isNothing,
  partsBetween,
  type Parts,
  type PaymentSubject,
} from '@brasa/core/payments/payments.rules.ts';
import type { Transaction } from '../db/database.ts';
import { insertPayment } from './payments.store.ts';

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

/** Enters the difference, where there is one. The subject is locked or new. */
export async function recordPayment(
  transaction: Transaction,
  { subject, subjectId, before, after, action, by, now, madeAt }: PaymentChange,
): Promise<void> {
  const parts = partsBetween(before, after);
  if (isNothing(parts)) return;
  await insertPayment(transaction, {
    subject,
    subjectId,
    ...parts,
    action,
    day: madridDay(madeAt ?? now),
    enteredAt: now,
    madeAt,
    enteredBy: by,
    closeNumber: null,
  });
}
