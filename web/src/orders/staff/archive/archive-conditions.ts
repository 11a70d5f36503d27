// What is looked for among all orders, as the address of the page has it: a reload, a shared link and the way
// back find the same. See docs/rules/orders.md#page-of-the-archive.
import { useLocation, useNavigate } from 'react-router';
import { addDays, isDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { ARCHIVE_PAYMENTS, type ArchivePayment } from '@brasa/core/orders/order-archive.rules.ts';
import { ORDER_STATUSES, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';

export type Conditions = {
  search: string;
  from: Day | null;
  to: Day | null;
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

function readConditions(search: URLSearchParams): Conditions {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const [status, payment] = [search.get('estado'), search.get('pago')];
  return {
    search: search.get('buscar') ?? '',
    from: day('desde'),
    to: day('hasta'),
    status: ORDER_STATUSES.find((one) => one === status) ?? null,
    payment: ARCHIVE_PAYMENTS.find((one) => one === payment) ?? null,
    isNear: search.get('parecidos') === 'si',
  };
}

function writeConditions(conditions: Conditions): [string, string | null][] {
  const { search, from, to, status, payment, isNear } = conditions;
  return [
    ['buscar', search],
    ['desde', from],
    ['hasta', to],
    ['estado', status],
    ['pago', payment],
    ['parecidos', isNear ? 'si' : null],
  ];
}

/** The conditions and the open order of the address; each change takes the place of the one before. */
export function useArchiveAddress() {
  const { pathname, search: text } = useLocation();
  const navigate = useNavigate();
  const address = new URLSearchParams(text);
  const put = (entries: readonly (readonly [string, string | null])[]) => {
    // A drawer tells that it has closed when what it led to is there already.
    if (window.location.pathname !== pathname) return;
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of entries) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: next.toString() }, { replace: true });
  };
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

export const DAY_CHOICES = [
  { value: 'all', label: 'Todos' },
  { value: 'today', label: 'Hoy' },
  { value: 'yesterday', label: 'Ayer' },
  { value: 'week', label: '7 días' },
] as const;
export type DayChoice = (typeof DAY_CHOICES)[number]['value'];

export function daysOf(choice: DayChoice, today: Day): Pick<Conditions, 'from' | 'to'> {
  const yesterday = addDays(today, -1);
  const days = {
    all: { from: null, to: null },
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
  };
  return days[choice];
}

/** The choice that is just these days; null for any other. */
export function choiceOfDays({ from, to }: Conditions, today: Day): DayChoice | null {
  const same = DAY_CHOICES.find(({ value }) => {
    const days = daysOf(value, today);
    return days.from === from && days.to === to;
  });
  return same?.value ?? null;
}
