// docs/rules/payments.md, checked over everything in the database.
import { paidParts } from '@brasa/core/orders/paid-parts.rules.ts';
import { addParts, NO_PARTS } from '@brasa/core/payments/payments.rules.ts';
import { expect } from 'vitest';
import type { Shop } from '../src/shop.ts';

/** The entries of every order sum, part by part, to what is paid for it. */
export async function expectPaymentsToAgree({ db }: Pick<Shop, 'db'>): Promise<void> {
  const orders = await db.read.selectFrom('orders').selectAll().orderBy('id').execute();
  const entries = await db.read.selectFrom('payments').selectAll().execute();
  const sums = Map.groupBy(entries, ({ subject, subjectId }) => `${subject} ${subjectId}`);
  for (const order of orders) {
    const ofOrder = sums.get(`order ${order.id}`) ?? [];
    const entered = ofOrder.reduce(
      (sum, { cash, card, transfer }) => addParts(sum, { cash, card, transfer }),
      NO_PARTS,
    );
    expect({ order: order.id, ...entered }).toEqual({ order: order.id, ...paidParts(order) });
  }
}
