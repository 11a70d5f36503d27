import { ORDER_STATUSES } from '@brasa/core/orders/orders.rules.ts';
import { cents, MAX_CENTS } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { MAX_STAFF_QUANTITY, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../../src/db/database.ts';
import type { OrdersTables } from '../../src/orders/orders.tables.ts';
import type { LimitsOf, RowsOf } from '../db/rows.ts';

const TAKEN_CODE = 'c'.repeat(22);

export const ROWS = {
  orders: {
    right: {
      customerName: 'x',
      quantity: tenths(15),
      pickupTime: 0,
      pickupDay: '2026-11-20' as Day,
      status: 'pending',
      totalAmount: cents(0),
      deleted: 0,
      confirmado: 0,
      error: 0,
      notificado: 0,
      pointsEarned: points(0),
      pointsRedeemed: points(0),
      paymentMethod: 'cash',
      isManualEntry: 0,
      createdAt: 0,
      updatedAt: 0,
    },
    wrong: [
      { confirmado: 2 },
      { deleted: 2 },
      { error: 2 },
      { notificado: 2 },
      { customerName: null },
      { quantity: 12 },
      { quantity: -5 },
      { quantity: MAX_STAFF_QUANTITY + 5 },
      { quantity: null },
      { pickupTime: null },
      { pickupDay: 'hoy' },
      { status: 'reopened' },
      { version: 0 },
      { version: null },
      { status: 'delivered' },
      { confirmado: 1 },
      { deleted: 1 },
      { error: 1 },
      { status: 'error', error: 1, confirmado: 1 },
      { totalAmount: -1 },
      { invoiceAmount: -1 },
      { finalAmount: MAX_CENTS + 1 },
      { paymentMethod: null },
      { pointsEarned: -1 },
      { pointsRedeemed: -1 },
      { discountAmount: cents(-1), pointsRedeemed: 100 },
      { discountAmount: cents(500) },
      { userId: 999 },
      { isManualEntry: 5 },
      { isInvoiceCorrected: 5 },
      { readyByBatch: 1 },
      { readyByBatch: 2, readyAt: 0 },
      { readyByBatch: null },
      { code: '' },
      { code: 'x'.repeat(21) },
      { code: 'x'.repeat(23) },
      { code: TAKEN_CODE },
      ...[
        { code: 'e'.repeat(22) },
        { customerPhone: '600111222' },
        { customerEmail: 'maria@example.com' },
        { customerDni: '12345678Z' },
        { customerAddress: 'Calle Nueva, 3' },
        { gdprConsentDate: 0 },
        { gdprConsentVersion: '2026-11-25' },
      ].map((named) => ({ erasedAt: 0, ...named })),
    ],
  },
  orderLines: {
    right: {
      orderId: 1,
      id: 1,
      productId: 1,
      name: 'Cerveza',
      quantity: tenths(10),
      unitPrice: cents(200),
      vatRate: 21,
      chickens: tenths(0),
    },
    wrong: [
      { orderId: 999 },
      { orderId: null },
      { id: 0 },
      { productId: 999 },
      { productId: null },
      { name: null },
      { quantity: 0 },
      { quantity: 12 },
      { quantity: 995 },
      { quantity: null },
      { unitPrice: -1 },
      { unitPrice: MAX_CENTS + 1 },
      { unitPrice: null },
      { vatRate: 7 },
      { vatRate: null },
      { chickens: 3 },
      { chickens: -5 },
      { chickens: null },
    ],
  },
  orderLogs: {
    right: { orderId: 1, action: 'created', createdAt: 0 },
    wrong: [{ orderId: 999 }, { orderId: null }, { action: null }, { createdBy: 999 }],
  },
  nameWords: {
    right: { word: 'garcia', mirrored: 'aicrag' },
    wrong: [{ word: '' }, { word: 'x'.repeat(41) }, { word: null }, { mirrored: null }],
  },
  pendingNameWords: {
    right: { orderId: 1, word: 'garcia' },
    wrong: [
      { word: '' },
      { word: 'x'.repeat(41) },
      { word: null },
      { orderId: 999 },
      { orderId: null },
    ],
  },
  orderNameWords: {
    right: { word: 'garcia', pickupTime: 0, orderId: 1 },
    wrong: [
      { word: '' },
      { word: 'x'.repeat(41) },
      { word: null },
      { pickupTime: null },
      { orderId: 999 },
      { orderId: null },
    ],
  },
  walkInVisits: {
    right: { walkInId: 'visita-1', transactionId: 1, paid: cents(1), visitedAt: 0, enteredAt: 0 },
    wrong: [
      { walkInId: '' },
      { walkInId: 'x'.repeat(101) },
      { walkInId: null },
      { transactionId: 2 },
      { transactionId: 999 },
      { transactionId: null },
      { paid: 0 },
      { paid: null },
      { visitedAt: null },
      { enteredAt: null },
    ],
  },
} satisfies RowsOf<OrdersTables>;

const AMOUNTS = ['totalAmount', 'finalAmount', 'invoiceAmount'];
const flagsOf = (status: string) => ({
  confirmado: status === 'delivered' ? 1 : 0,
  deleted: status === 'cancelled' ? 1 : 0,
  error: status === 'error' ? 1 : 0,
});

export const LIMITS: LimitsOf<OrdersTables> = [
  [
    'orders',
    AMOUNTS.map((amount) => ({ [amount]: MAX_CENTS })),
    AMOUNTS.map((amount) => ({ [amount]: MAX_CENTS + 1 })),
  ],
  ['orders', [{ quantity: MAX_STAFF_QUANTITY }], [{ quantity: MAX_STAFF_QUANTITY + 5 }]],
  [
    'orders',
    ORDER_STATUSES.map((status) => ({ status, ...flagsOf(status) })),
    [{ status: 'reopened' }],
  ],
];

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  await sql
    .insertInto('orders')
    .values({ ...ROWS.orders.right, code: TAKEN_CODE })
    .execute();
  const visit = { ...ROWS.walkInVisits.right, walkInId: 'visita-2', transactionId: 2 };
  await sql.insertInto('walkInVisits').values(visit).execute();
}
