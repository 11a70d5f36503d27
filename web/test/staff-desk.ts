// The staff desk on Friday 20 November 2026 at 13:42, with a few orders.
import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import { madridClock, parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { OrderLine } from '@brasa/core/orders/lines/order-lines.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { AnswerTo, Answers } from './fake-api.ts';
import { product } from './samples.ts';
import { renderAppAs } from './render-app.tsx';
import { userEvent } from './user-event.ts';

export const POLL = 'GET /api/dashboard-data';
export const NOW = parseInstant('2026-11-20T13:42') ?? 0;

const STOCK = {
  date: '2026-11-20',
  initialStock: '60.0',
  currentStock: '40.0',
  reservedStock: '12.5',
  unreservedStock: '27.5',
  lastUpdated: null,
};
const TODAY = { ordered: '32.5', delivered: '20.0', reserved: '12.5', left: '27.5' };

/** As they stand in a new shop. */
export const CHICKENS = { whole: 8, half: 9 };

const iso = (madrid: string) => new Date(parseInstant(madrid) ?? 0).toISOString();

export function deskOrder(id: number, madrid: string, fields: Partial<Order> = {}): Order {
  return {
    id,
    customerName: `Cliente ${id}`,
    customerPhone: '600111222',
    customerEmail: null,
    customerDNI: null,
    customerAddress: null,
    quantity: '1.0',
    details: '1 pollo',
    note: null,
    lines: [],
    linesTotal: null,
    pickupTime: iso(madrid),
    status: 'pending',
    totalAmount: '0.00',
    invoicePDF: null,
    invoiceNumber: null,
    deleted: false,
    confirmado: false,
    error: false,
    notificado: false,
    code: null,
    readyAt: null,
    userId: null,
    pointsEarned: points(0),
    pointsRedeemed: points(0),
    finalAmount: null,
    amountDue: null,
    waivedAmount: '0.00',
    keptAmount: '0.00',
    paymentMethod: 'cash',
    cashAmount: null,
    cardAmount: null,
    transferAmount: null,
    bizumAmount: null,
    isManualEntry: false,
    customerChangedAt: null,
    erasedAt: null,
    invoicedTotal: null,
    version: 1,
    createdAt: iso('2026-11-20T11:52'),
    updatedAt: iso('2026-11-20T11:52'),
    ...fields,
  };
}

/** A line of two or three, as the desk's menu has it. */
const PAELLA_LINE: OrderLine = {
  ...{ id: 2, productId: 12, name: 'Paella valenciana', quantity: '4.0', unitPrice: '9.50' },
  ...{ vatRate: 10, chickens: '0.0', note: null, total: '38.00' },
};
const BEER_LINE: OrderLine = {
  ...{ id: 3, productId: 26, name: 'Cerveza', quantity: '2.0', unitPrice: '1.80' },
  ...{ vatRate: 10, chickens: '0.0', note: 'fría', total: '3.60' },
};
const CHICKEN_LINE: OrderLine = {
  ...{ id: 1, productId: 8, name: 'Pollo entero a la leña', quantity: '2.0', unitPrice: '13.50' },
  ...{ vatRate: 10, chickens: '1.0', note: null, total: '27.00' },
};

/** What the desk chooses from. */
export const MENU: Answers = {
  'GET /api/products': {
    body: [
      product({ id: 8, name: 'Pollo entero a la leña', price: '13.50', chickens: '1.0' }),
      product({ id: 9, name: 'Medio pollo a la leña', price: '7.20', chickens: '0.5' }),
      product({ id: 1, name: 'Menú Brasa para dos', price: '21.50', chickens: '1.0' }),
      product({
        ...{ id: 12, name: 'Paella valenciana', price: '9.50', minQuantity: '2.0' },
        orderAhead: { days: 1, until: madridClock(parseInstant('2026-11-20T20:00') ?? 0) },
      }),
      product({ id: 26, name: 'Cerveza', price: '2.00', vatRate: 21 }),
      product({ id: 27, name: 'Refresco de limón', price: '1.80' }),
    ],
  },
  'GET /api/usual-products': { body: { products: [8, 26, 12] } },
};

export const LOLA = deskOrder(1, '2026-11-20T13:30', {
  customerName: 'Lola',
  quantity: '2.5',
  details: '2 1/2 pollos',
});
export const ANA = deskOrder(2, '2026-11-20T14:00', {
  customerName: 'Ana Belén',
  customerPhone: '655123456',
  quantity: '0.0',
  details: 'paella para 8',
});
/** Two chickens, a paella for four and two cold beers, at another price than today's. */
export const ROSA = deskOrder(4, '2026-11-20T14:30', {
  customerName: 'Rosa',
  quantity: '2.0',
  details: '2 pollos, paella valenciana × 4, cerveza × 2 (fría)',
  lines: [CHICKEN_LINE, PAELLA_LINE, BEER_LINE],
  linesTotal: '68.60',
});
export const PEPE = deskOrder(3, '2026-11-21T13:00', {
  customerName: 'Pepe',
  customerPhone: null,
  customerEmail: 'pepe@example.com',
  quantity: '0.5',
  details: 'medio pollo',
});

export const deskData = (...orders: Order[]): DashboardData => ({
  orders,
  unlisted: 0,
  stock: STOCK,
  today: TODAY,
  chickenProducts: CHICKENS,
  cancelledByCustomer: [],
  dictation: { service: true, browser: false },
  lastUpdated: iso('2026-11-20T11:52'),
});

export const desk = (...orders: Order[]): AnswerTo<'readDashboard'> => ({
  body: deskData(...orders),
});

/** What was handed over today, each at its time. */
export const deliveredAt = (
  ...orders: [order: Order, madrid: string][]
): AnswerTo<'readDeliveredToday'> => ({
  body: {
    orders: orders.map(([order, madrid]) => ({
      ...order,
      status: 'delivered',
      confirmado: true,
      deliveredAt: iso(madrid),
    })),
  },
});

export function openDesk(answers: Answers = {}) {
  return renderAppAs({ role: 'haykakan' }, '/admin/orders', {
    [POLL]: desk(LOLA, ANA, PEPE),
    'GET /api/stock': { body: STOCK },
    ...answers,
  });
}

/** A part of the page, ready to be asked. */
export type Part = BoundFunctions<typeof queries>;

export const said = (element: Element | null) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The lines that are in sight, as they are read. */
export function linesInSight(): string[] {
  const board = screen.getByRole('region', { name: 'Pedidos pendientes' });
  return within(board)
    .queryAllByRole('button')
    .map((line) => said(line));
}

export const findLine = (name: RegExp) => screen.findByRole('button', { name });

export async function openOrder(name: RegExp) {
  await userEvent.click(await findLine(name));
  return within(await screen.findByRole('dialog'));
}

/** The drawer for a new order, once it has the menu. */
export async function openNewOrder(answers: Answers = {}) {
  const api = openDesk({ [POLL]: desk(LOLA), ...MENU, ...answers });
  await findLine(/Lola/);
  await userEvent.click(screen.getByRole('button', { name: 'Pedido' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('button', { name: 'Cerveza' });
  return { ...api, drawer };
}

/** The message on screen with this title, as it is read. */
export async function findToast(title: string): Promise<string> {
  const notices = within(screen.getByRole('region', { name: 'Avisos', hidden: true }));
  return said((await notices.findByText(title)).closest('[role=status]'));
}

export async function pressInToast(name: string): Promise<void> {
  const notices = within(screen.getByRole('region', { name: 'Avisos', hidden: true }));
  await userEvent.click(await notices.findByRole('button', { name, hidden: true }));
}
