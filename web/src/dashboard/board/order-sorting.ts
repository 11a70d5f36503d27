// See docs/rules/dashboard.md#sorting-pending-orders.
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Namesakes } from './namesakes.ts';

export type SortKey = 'time' | 'name' | 'quantity';
export type Sorting = { by: SortKey; descending: boolean };

export const FIRST_SORTING: Sorting = { by: 'time', descending: false };

const names = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

const pickup = (order: Order) => Date.parse(order.pickupTime);

const COMPARE: Record<SortKey, (a: Order, b: Order) => number> = {
  time: (a, b) => pickup(a) - pickup(b),
  name: (a, b) => names.compare(a.customerName, b.customerName),
  quantity: (a, b) => Number(a.quantity) - Number(b.quantity),
};

/** Equal ones by pick-up time, then by number, whichever way the list runs. */
export function sortedOrders(orders: readonly Order[], { by, descending }: Sorting): Order[] {
  const way = descending ? -1 : 1;
  return orders.toSorted((a, b) => way * COMPARE[by](a, b) || COMPARE.time(a, b) || a.id - b.id);
}

export function nextSorting(current: Sorting, by: SortKey): Sorting {
  return { by, descending: current.by === by && !current.descending };
}

export type ListView = {
  now: number;
  sorting: Sorting;
  /** What is new, and has not been opened. */
  marked: readonly number[];
  namesakes: Namesakes;
  chickenProducts: ChickenProducts;
  /** The order that is open beside the list. */
  openId: number | null;
  onOpen: (id: number) => void;
  /** What is left of a day is to be handed over. */
  onDeliverAll: (orders: readonly Order[]) => void;
};
