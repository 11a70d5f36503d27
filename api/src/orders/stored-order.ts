// An order as it is stored for repeats of the request: its figures as they were, its customer as they
// are by then.
import type { OrderLine } from '@brasa/core/orders/lines/order-lines.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { partFields } from '@brasa/core/payments/payments.rules.ts';
import type { Transaction } from '../db/database.ts';
import { withoutFields, type Storing } from '../db/idempotency.ts';
import type { PersonalColumn } from '../db/tables/personal-columns.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.store.ts';

/** Where an order shows what is personal of its row; null for what it does not show. */
const SHOWN_AS = {
  code: 'code',
  customerName: 'customerName',
  customerPhone: 'customerPhone',
  customerEmail: 'customerEmail',
  customerDni: 'customerDNI',
  customerAddress: 'customerAddress',
  details: 'details',
  note: 'note',
  withdrawnDrinks: null,
  gdprConsentDate: null,
  gdprConsentVersion: null,
} as const satisfies Record<PersonalColumn<'orders'>, keyof Order | null>;

const PERSONAL = Object.values(SHOWN_AS).filter((field) => field !== null);

type StoredLine = Omit<OrderLine, 'note'>;
type StoredOrder = Omit<ChangedOrder, (typeof PERSONAL)[number] | 'lines' | 'linesTotal'> & {
  id: number;
  /** Missing in what was stored before orders had lines. */
  sold?: { lines: StoredLine[]; linesTotal: string | null };
};

/** What orders have not always had, for what was stored before. */
const ADDED = {
  ...{ readyAt: null, customerChangedAt: null, erasedAt: null, invoicedTotal: null },
  ...{ amountDue: null, waivedAmount: '0.00', keptAmount: '0.00', ...partFields(() => null) },
};

export function storedOrder({ sql }: Transaction): Storing<ChangedOrder, StoredOrder> {
  const personal = withoutFields<ChangedOrder, (typeof PERSONAL)[number] | 'lines' | 'linesTotal'>(
    [...PERSONAL, 'lines', 'linesTotal'],
    async (id) => {
      const row = await findOrder(sql, id);
      if (!row) throw new Error(`the order ${id} has gone`);
      return viewOrder(row);
    },
  );
  return {
    store: (order) => ({
      ...personal.store(order),
      sold: {
        lines: order.lines.map(({ note: _, ...line }) => line),
        linesTotal: order.linesTotal,
      },
    }),
    restore: async ({ sold, ...stored }) => {
      const order = await personal.restore({ ...ADDED, ...stored });
      if (!sold) return order;
      const lines = sold.lines.map((line) => ({ ...line, note: noteOf(order.lines, line) }));
      return { ...order, lines, linesTotal: sold.linesTotal };
    },
  };
}

/** What is said with the line by now. */
function noteOf(lines: readonly OrderLine[], { id, productId }: StoredLine): string | null {
  return lines.find((line) => line.id === id && line.productId === productId)?.note ?? null;
}
