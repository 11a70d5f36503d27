// docs/rules/payments.md, checked over everything in the database.
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { paidParts } from '@brasa/core/orders/pay/paid-parts.rules.ts';
import { addParts, NO_PARTS, partsOf, sumOfParts } from '@brasa/core/payments/parts.rules.ts';
import { expect } from 'vitest';
import type { Queries } from '../src/db/database.ts';
import { amountDue } from '@brasa/core/orders/pay/owed.rules.ts';
import {
  listOwingSince,
  readRow,
  selectOrders,
  type OrderRow,
} from '../src/orders/orders.store.ts';
import { readParts } from '../src/orders/pay/stated-parts.ts';
import type { Shop } from '../src/shop.ts';
import { readSales } from './sales/read-sales.ts';
import { listEntries } from './payments/list-entries.ts';

/**
 * The entries of every order and sale sum, part by part, to what is paid for it, and the list of what is owed has the orders that core says
 * owe something.
 */
export async function expectPaymentsToAgree({ db }: Pick<Shop, 'db'>): Promise<void> {
  const rows = await db.read.selectFrom('orders').selectAll().orderBy('id').execute();
  const entries = await listEntries(db.read);
  const sums = Map.groupBy(entries, ({ subject, subjectId }) => `${subject} ${subjectId}`);
  const enteredOf = (subject: string) =>
    (sums.get(subject) ?? []).reduce((sum, entry) => addParts(sum, entry), NO_PARTS);
  for (const order of rows.map(readParts)) {
    const entered = enteredOf(`order ${order.id}`);
    expect({ order: order.id, ...entered }).toEqual({ order: order.id, ...paidParts(order) });
  }
  await expectOwingToAgree(db.read);
  for (const { id, total, paymentMethod, isAnnulled, refunded } of await readSales(db.read)) {
    const entered = enteredOf(`sale ${id}`);
    const paid = isAnnulled ? 0 : total - refunded;
    expect({ sale: id, paid: sumOfParts(entered) }).toEqual({ sale: id, paid });
    if (paymentMethod !== 'mixed' && refunded === 0) {
      expect({ sale: id, ...entered }).toEqual({
        sale: id,
        ...partsOf(paymentMethod, cents(paid)),
      });
    }
  }
}

async function expectOwingToAgree(sql: Queries): Promise<void> {
  const all = 1_000_000;
  const rows = (await selectOrders(sql).where('status', '<>', 'pending').execute()).map(readRow);
  const owes = (row: OrderRow) =>
    (row.status === 'delivered' && row.finalAmount === null) || (amountDue(row) ?? 0) !== 0;
  const { count, orders } = await listOwingSince(sql, 0, all);
  const idsOf = (some: readonly OrderRow[]) =>
    some.map(({ id }) => id).toSorted((one, other) => one - other);
  expect([count, idsOf(orders)]).toEqual([orders.length, idsOf(rows.filter(owes))]);
}
