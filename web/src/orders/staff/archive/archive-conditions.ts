// What is looked for among all orders, as the address of the page has it: a reload, a shared link and the way
// back find the same. See docs/rules/orders.md#page-of-the-archive.
import type { Days } from '../../../ui/form/day-choices.ts';
import {
  daysEntries,
  daysIn,
  useAddress,
  type AddressEntry,
} from '../../../browser/forms/use-address.ts';
import {
  ARCHIVE_PAYMENTS,
  type ArchivePayment,
} from '@brasa/core/orders/archive/order-archive.rules.ts';
import { ORDER_STATUSES, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';

export type Conditions = Days & {
  search: string;
  status: OrderStatus | null;
  payment: ArchivePayment | null;
  /** Names that are a letter away too. */
  isNear: boolean;
};

export const NO_CONDITIONS: Conditions = {
  ...{ search: '', from: null, to: null },
  ...{ status: null, payment: null, isNear: false },
};

const ORDER = 'pedido';

/** Where the archive has this order open. */
export const archivedOrderPath = (id: number): string => `/admin/historial?${ORDER}=${id}`;

function readConditions(search: URLSearchParams): Conditions {
  const [status, payment] = [search.get('estado'), search.get('pago')];
  return {
    search: search.get('buscar') ?? '',
    ...daysIn(search),
    status: ORDER_STATUSES.find((one) => one === status) ?? null,
    payment: ARCHIVE_PAYMENTS.find((one) => one === payment) ?? null,
    isNear: search.get('parecidos') === 'si',
  };
}

function writeConditions(conditions: Conditions): AddressEntry[] {
  const { search, status, payment, isNear } = conditions;
  return [
    ['buscar', search],
    ...daysEntries(conditions),
    ['estado', status],
    ['pago', payment],
    ['parecidos', isNear ? 'si' : null],
  ];
}

/** The conditions and the open order of the address; each change takes the place of the one before. */
export function useArchiveAddress() {
  const [address, put] = useAddress();
  const orderId = Number(address.get(ORDER));
  return {
    conditions: readConditions(address),
    change: (conditions: Conditions) => put(writeConditions(conditions)),
    orderId: Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null,
    openOrder: (id: number | null) => put([[ORDER, id === null ? null : String(id)]]),
  };
}

/** Whether anything but the search narrows the list. */
export function isFiltered({ from, to, status, payment }: Conditions): boolean {
  return [from, to, status, payment].some((condition) => condition !== null);
}
