import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { PaymentsTables } from '../../src/payments/payments.tables.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  payments: {
    right: {
      subject: 'order',
      subjectId: 1,
      method: 'cash',
      amount: cents(1000),
      place: 0,
      action: 'payment',
      day: '2026-11-20' as Day,
      enteredAt: 0,
      madeAt: null,
      enteredBy: 1,
      closeNumber: null,
    },
    wrong: [
      { subject: 'gift' },
      { amount: 0 },
      { method: null },
      { place: -1 },
      { enteredBy: 9 },
      { closeNumber: 9 },
      { day: null },
    ],
  },
} satisfies RowsOf<PaymentsTables>;
