// An order as it is stored for repeats of the request: its figures as they were, its customer as they
// are by then.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/points-change.contract.ts';
import type { Transaction } from '../db/database.ts';
import { withoutFields } from '../db/idempotency.ts';
import type { PersonalColumn } from '../db/tables/personal-columns.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.store.ts';

/** Where an order shows what is personal of its row; null for what it does not show. */
const SHOWN_AS = {
  customerName: 'customerName',
  customerPhone: 'customerPhone',
  customerEmail: 'customerEmail',
  customerDni: 'customerDNI',
  customerAddress: 'customerAddress',
  details: 'details',
  gdprConsentDate: null,
  gdprConsentVersion: null,
} as const satisfies Record<PersonalColumn<'orders'>, keyof Order | null>;

const PERSONAL = Object.values(SHOWN_AS).filter((field) => field !== null);

export function storedOrder({ sql }: Transaction) {
  return withoutFields<ChangedOrder, (typeof PERSONAL)[number]>(PERSONAL, async (id) => {
    const row = await findOrder(sql, id);
    if (!row) throw new Error(`the order ${id} has gone`);
    return viewOrder(row);
  });
}
