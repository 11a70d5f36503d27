import { describe, expect, it } from 'vitest';
import { cents } from '../kernel/amounts/cents.ts';
import { parseInstant } from '../kernel/time/madrid-time.ts';
import { points } from '../kernel/amounts/points.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import type { MenuItem } from '../catalog/menu-item.rules.ts';
import type { Order } from '../orders/orders.contract.ts';
import { isQueued } from '../orders/queued-order.rules.ts';
import type { DashboardData } from './dashboard.contract.ts';
import { applyQueued, deskOf, withQueued, type QueuedChange } from './queued-changes.rules.ts';
import { partFields } from '../payments/payments.rules.ts';

const MADE_AT = parseInstant('2026-11-22T13:40') ?? 0;

const item = (id: number, name: string, price: number, chickens: number): MenuItem => ({
  ...{ id, name, price: cents(price), vatRate: 10, chickens: tenths(chickens) },
  ...{ quantityStep: tenths(10), minQuantity: tenths(10), orderAhead: null, soldOutOn: null },
});
const OFFER = {
  menu: new Map([
    [1, item(1, 'Pollo entero', 1350, 10)],
    [2, item(2, 'Medio pollo', 700, 5)],
    [3, item(3, 'Croquetas', 600, 0)],
  ]),
  products: { whole: 1, half: 2 },
};

const LOLA: Order = {
  ...{ id: 5, customerName: 'Lola', customerPhone: null, customerEmail: null },
  ...{ customerDNI: null, customerAddress: null, quantity: '2.0', details: '2 pollos' },
  ...{
    note: null,
    lines: [],
    linesTotal: null,
    pickupTime: '2026-11-22T13:00:00.000Z',
    status: 'pending',
  },
  ...{
    totalAmount: '27.00',
    invoicePDF: null,
    invoiceNumber: null,
    invoicedTotal: null,
    deleted: false,
  },
  ...{
    confirmado: false,
    error: false,
    notificado: false,
    readyAt: null,
    userId: null,
    code: null,
  },
  ...{ pointsEarned: points(0), pointsRedeemed: points(0), finalAmount: '24.00' },
  ...{ amountDue: null, waivedAmount: '0.00', keptAmount: '0.00' },
  ...{ paymentMethod: 'cash', ...partFields(() => null) },
  ...{ isManualEntry: false, customerChangedAt: null, erasedAt: null, version: 3 },
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
};

const DESK: DashboardData = {
  orders: [LOLA],
  stock: {
    ...{ date: '2026-11-22', initialStock: '60.0', currentStock: '55.0', reservedStock: '2.0' },
    ...{ unreservedStock: '53.0', lastUpdated: null },
  },
  today: { ordered: '7.0', delivered: '5.0', reserved: '2.0', left: '53.0' },
  chickenProducts: { whole: 1, half: 2 },
  unlisted: 0,
  cancelledByCustomer: [],
  dictation: { service: false, browser: false },
  lastUpdated: null,
};

type Said = QueuedChange extends infer Each
  ? Each extends QueuedChange
    ? Omit<Each, 'seq' | 'madeAt'>
    : never
  : never;
const queue = (...said: readonly Said[]): QueuedChange[] =>
  said.map((change, index) => ({ ...change, seq: index + 1, madeAt: MADE_AT }));

const ANA = {
  ...{ customerName: ' Ana ', customerPhone: '600 111 222', customerEmail: '', details: '' },
  ...{ pickupTime: '2026-11-22T14:30:00.000Z', totalAmount: 0, is_manual_entry: true },
};
const create = (body: object): Said => ({ call: 'createOrder', body: { ...ANA, ...body } });
const after = (...said: readonly Said[]) => withQueued(DESK, queue(...said), OFFER).data;
const figures = ({ stock, today }: DashboardData) => [
  stock.currentStock,
  stock.reservedStock,
  stock.unreservedStock,
  today.ordered,
  today.delivered,
  today.left,
];

describe('an order that waits', () => {
  it('stands in the list under a name of its own, with what it will cost', () => {
    const { orders, ...desk } = after(create({ quantity: 2.5 }));
    expect(orders).toHaveLength(2);
    expect(orders[1]).toMatchObject({
      ...{ id: -1, customerName: 'Ana', customerPhone: '600111222', quantity: '2.5', version: 1 },
      ...{ details: '2 1/2 pollos', linesTotal: '34.00', isManualEntry: true, queued: true },
    });
    expect(figures({ ...desk, orders })).toEqual(['55.0', '4.5', '50.5', '9.5', '5.0', '50.5']);
  });

  it('has its lines, with their wishes, as it is ordered', () => {
    const lines = [
      { productId: 1, quantity: '1.0', note: 'muy hecho' },
      { productId: 3, quantity: 2, note: '' },
    ];
    expect(after(create({ lines })).orders[1]).toMatchObject({
      ...{ quantity: '1.0', linesTotal: '25.50' },
      note: null,
      details: '1 pollo (muy hecho), croquetas × 2',
      lines: [
        { id: 1, name: 'Pollo entero', unitPrice: '13.50', note: 'muy hecho' },
        { id: 2, name: 'Croquetas', quantity: '2.0', total: '12.00', note: null },
      ],
    });
  });

  it('does without lines where the menu is not known', () => {
    const bare = { menu: new Map(), products: { whole: null, half: null } };
    const lines = [{ productId: 9, quantity: 1, note: '' }];
    const [, ana] = withQueued(DESK, queue(create({ lines, quantity: 1 })), bare).data.orders;
    expect(ana).toMatchObject({ lines: [], linesTotal: null, quantity: '1.0' });
  });

  it('of another day leaves today’s stock alone', () => {
    const later = create({ quantity: 2, pickupTime: '2026-11-29T13:00:00.000Z' });
    expect(figures(after(later))).toEqual(figures(DESK));
  });

  it('is handed over, paid and called off by its temporary name', () => {
    const given = after(create({ quantity: 2 }), { call: 'confirm', orderId: -1, body: null });
    expect(given.orders).toEqual([LOLA]);
    expect(figures(given)).toEqual(['53.0', '2.0', '51.0', '9.0', '7.0', '51.0']);
    const gone = after(create({ quantity: 2 }), { call: 'cancel', orderId: -1, body: null });
    expect(gone.orders).toEqual([LOLA]);
    expect(figures(gone)).toEqual(figures(DESK));
  });
});

describe('a change that waits', () => {
  it('hands an order over, and takes that back', () => {
    const confirm: Said = { call: 'confirm', orderId: 5, body: null };
    const given = withQueued(DESK, queue(confirm), OFFER);
    expect(given.data.orders).toEqual([]);
    expect(given.handled.get(5)).toMatchObject({ status: 'delivered', version: 4, queued: true });
    expect(figures(given.data)).toEqual(['53.0', '0.0', '53.0', '7.0', '7.0', '53.0']);
    const back = after(confirm, { call: 'reopenOrder', orderId: 5, body: { undo: true } });
    expect(back.orders).toMatchObject([{ id: 5, status: 'pending', version: 5 }]);
    expect(figures(back)).toEqual(figures(DESK));
  });

  it('notes a payment and leaves the discount as it was', () => {
    const bonus = { pointsRedeemed: points(100), finalAmount: '22.00' };
    const discounted = { ...DESK, orders: [{ ...LOLA, ...bonus }] };
    const body = { totalAmount: '30.00', paymentMethod: 'card', version: 3 };
    const noted = withQueued(discounted, queue({ call: 'editOrder', orderId: 5, body }), OFFER);
    expect(noted.data.orders).toMatchObject([
      { totalAmount: '30.00', finalAmount: '25.00', cardAmount: '25.00', quantity: '2.0' },
    ]);
  });

  it('takes the total of an invoice that nobody has paid for no payment', () => {
    const invoiced = { ...DESK, orders: [{ ...LOLA, totalAmount: '7.20', finalAmount: null }] };
    const body = { paymentMethod: 'card', version: 3 };
    const noted = withQueued(invoiced, queue({ call: 'editOrder', orderId: 5, body }), OFFER);
    expect(noted.data.orders).toMatchObject([{ totalAmount: '0.00', finalAmount: '0.00' }]);
  });

  it('edits what the order is, and the stock follows', () => {
    const body = {
      ...ANA,
      ...{ customerName: 'Lola B', quantity: '3.0', lines: [{ productId: 1, quantity: 3 }] },
    };
    const edited = after({ call: 'editOrder', orderId: 5, body });
    expect(edited.orders).toMatchObject([
      { customerName: 'Lola B', quantity: '3.0', linesTotal: '40.50', details: '3 pollos' },
    ]);
    expect(figures(edited)[1]).toBe('3.0');
  });

  it('of the chickens alone leaves what else was ordered, and so does the next edit', () => {
    const lines = [
      { productId: 1, quantity: 2 },
      { productId: 3, quantity: 4 },
    ];
    const ordered = after(create({ lines }));
    const edit = (body: Record<string, unknown>): Said => ({
      call: 'editOrder',
      orderId: -1,
      body,
    });
    expect(ordered.orders[1]).toMatchObject({ quantity: '2.0', linesTotal: '51.00' });
    const edited = after(create({ lines }), edit({ quantity: 3, version: 1 })).orders[1];
    expect(edited).toMatchObject({ quantity: '3.0', linesTotal: '64.50' });
    expect(edited?.lines).toMatchObject([{ productId: 1 }, { productId: 3, quantity: '4.0' }]);
    const noted = after(
      create({ lines }),
      edit({ quantity: 3, version: 1 }),
      edit({ details: 'Para llevar', version: 2 }),
    ).orders[1];
    expect(noted).toMatchObject({ linesTotal: '64.50', details: 'Para llevar' });
  });

  it('gives points on an order with a discount, whose total is what was paid and the discount', () => {
    const bonus = { pointsRedeemed: points(100), totalAmount: '27.00', finalAmount: '22.00' };
    const discounted = { ...DESK, orders: [{ ...LOLA, ...bonus }] };
    const body = { phone: '600111222', paymentAmount: '22.00', pointsToAdd: 22 };
    const given: Said = { call: 'accumulatePoints', orderId: 5, body };
    const [lola] = withQueued(discounted, queue(given), OFFER).data.orders;
    expect(lola).toMatchObject({ totalAmount: '27.00', finalAmount: '22.00' });
    const payment = { totalAmount: '27.00', paymentMethod: 'card', version: 4 };
    const changed = queue(given, { call: 'editOrder', orderId: 5, body: payment });
    expect(withQueued(discounted, changed, OFFER).data.orders).toMatchObject([
      { totalAmount: '27.00', finalAmount: '22.00', paymentMethod: 'card' },
    ]);
  });

  it('gives points for an order and keeps it in the list', () => {
    const body = { phone: '600111222', paymentAmount: '27.00', pointsToAdd: 27 };
    expect(after({ call: 'accumulatePoints', orderId: 5, body }).orders).toMatchObject([
      { id: 5, totalAmount: '27.00', cashAmount: '27.00', pointsEarned: 27, status: 'pending' },
    ]);
    expect(after({ call: 'accumulatePoints', orderId: null, body })).toEqual(DESK);
  });

  it('is ready since it was made', () => {
    const [lola] = after({ call: 'ready', orderId: 5, body: null }).orders;
    // An edit after it names the version of before, as the server's own does.
    expect(lola).toMatchObject({ readyAt: new Date(MADE_AT).toISOString(), version: 3 });
    expect(isQueued(lola!)).toBe(true);
    expect(isQueued(LOLA)).toBe(false);
  });

  it('of an order that the desk does not know changes nothing', () => {
    const outlook = applyQueued(
      deskOf(DESK),
      queue({ call: 'cancel', orderId: 77, body: null })[0]!,
      OFFER,
    );
    expect(outlook).toEqual({ desk: deskOf(DESK), order: null });
  });

  it.each([
    ['walk_in_sale', '1.5', ['53.5', '60.0']],
    ['addition', 10, ['65.0', '60.0']],
    ['correction', '-2.0', ['53.0', '60.0']],
    ['initial', 70, ['65.0', '70.0']],
  ])('moves the stock: %s %s', (type, quantity, expected) => {
    const { stock } = after({ call: 'moveStock', body: { type, quantity } });
    expect([stock.currentStock, stock.initialStock]).toEqual(expected);
  });

  it('sells at the counter: the chickens of its lines leave the stock, a beer none', () => {
    const lines = [
      { productId: 1, quantity: '1.0' },
      { productId: 2, quantity: '2.0' },
      { productId: 3, quantity: 3 },
      { productId: 999, quantity: 1 },
    ];
    const { stock } = after({ call: 'sellAtCounter', body: { lines, paymentMethod: 'cash' } });
    expect([stock.currentStock, stock.initialStock]).toEqual(['53.0', '60.0']);
    expect(after({ call: 'sellAtCounter', body: {} })).toEqual(DESK);
  });

  it('of yesterday leaves today’s stock alone', () => {
    const [change] = queue({ call: 'moveStock', body: { type: 'addition', quantity: 5 } });
    const yesterday = { ...change!, madeAt: MADE_AT - 24 * 60 * 60 * 1000 };
    expect(withQueued(DESK, [yesterday], OFFER).data).toEqual(DESK);
  });
});

it('a payment that comes to others is not added to a list that has it', () => {
  const body = { addedPayment: { method: 'cash', amount: '3.00' } };
  const entry = { call: 'editOrder' as const, orderId: LOLA.id, body, seq: 1, madeAt: 0 };
  const after = (baseVersion: number) =>
    applyQueued(deskOf(DESK), { ...entry, baseVersion }, OFFER).order?.finalAmount;
  expect(after(LOLA.version)).toBe('27.00');
  expect(after(LOLA.version - 1)).toBe('24.00');
});
