// docs/rules/payments.md, checked over everything in the database.
import { paidParts } from '@brasa/core/orders/paid-parts.rules.ts';
import { addParts, NO_PARTS } from '@brasa/core/payments/parts.rules.ts';
import { expect } from 'vitest';
import type { Shop } from '../src/shop.ts';

/** The entries of every order and sale sum, part by part, to what is paid for it. */
export async function expectPaymentsToAgree({ db }: Pick<Shop, 'db'>): Promise<void> {
  const orders = await db.read.selectFrom('orders').selectAll().orderBy('id').execute();
  const entries = await db.read.selectFrom('payments').selectAll().execute();
  const sums = Map.groupBy(entries, ({ subject, subjectId }) => `${subject} ${subjectId}`);
  const enteredOf = (subject: string) =>
    (sums.get(subject) ?? []).reduce(
      (sum, { cash, card, transfer }) => addParts(sum, { cash, card, transfer }),
      NO_PARTS,
    );
  for (const order of orders) {
    const entered = enteredOf(`order ${order.id}`);
    expect({ order: order.id, ...entered }).toEqual({ order: order.id, ...paidParts(order) });
  }
  const sales = await db.read
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .select(['sales.id', 'cash', 'card', 'transfer', 'saleId as annulled'])
    .execute();
  for (const { id, annulled, ...parts } of sales) {
    const paid = annulled === null ? parts : NO_PARTS;
    expect({ sale: id, ...enteredOf(`sale ${id}`) }).toEqual({ sale: id, ...paid });
  }
}
