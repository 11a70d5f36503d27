// A device shows of an order, after all that waits on it, the server's own answer after the same requests: both
// decide by one function. See docs/rules/dashboard.md#without-a-connection.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import {
  applyQueued,
  deskOf,
  orderOf,
  type QueuedChange,
  type QueuedDesk,
  type QueuedKind,
} from '@brasa/core/dashboard/queued-changes.rules.ts';
import type { OrderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { QueuedOrder } from '@brasa/core/orders/queued-order.rules.ts';
import { partFields } from '@brasa/core/payments/payments.rules.ts';
import { newPhone } from '../phone-of.ts';
import { openShop, orderBody, type Reply, type SignedIn } from '../shop-under-test.ts';
import { PARTS } from '@brasa/core/payments/payments.rules.ts';

const IN_THE_GATE = 60;
/** A few stories by chance may lack one of the calls. */
const SAME_EACH_TIME = { seed: 47 };
const STORIES = Number(process.env['BRASA_STORIES'] ?? IN_THE_GATE);

const [WHOLE, HALF, MENU, PAELLA, BEER] = [8, 9, 1, 12, 26];
const TODAY = '2026-11-20T14:00';

const anyLine = fc.record({
  productId: fc.constantFrom(WHOLE, WHOLE, HALF, MENU, PAELLA, BEER),
  quantity: fc.integer({ min: 1, max: 3 }),
  note: fc.constantFrom('', '', 'muy hecho'),
});
const anyText = fc.constantFrom(null, '', '2 pollos', 'sin sal', ' Muy  hecho\u200B');
const anyMoney = fc.oneof(
  fc.integer({ min: 0, max: 9000 }).map((amount) => (amount / 100).toFixed(2)),
  fc.constantFrom('27.00', '20.00', 20, '0.00'),
);
const inOneWay = fc.record({
  totalAmount: anyMoney,
  paymentMethod: fc.constantFrom('cash', ...PARTS),
});
const mixed = fc.integer({ min: 2, max: 5000 }).map((half) => ({
  totalAmount: (half / 50).toFixed(2),
  paymentMethod: 'mixed',
  cashAmount: (half / 100).toFixed(2),
  cardAmount: (half / 100).toFixed(2),
}));
/** An amount in one way, of so many cents at most. */
function inOneWayOf(max: number) {
  return fc.record({
    method: fc.constantFrom(...PARTS),
    amount: fc.integer({ min: 1, max }).map((amount) => (amount / 100).toFixed(2)),
  });
}
/** Goods that come back with a refund, with a reason or without. */
const anyReturn = fc.record(
  {
    reason: fc.constant('Quemado'),
    goods: fc.array(
      fc.record({
        line: fc.integer({ min: 1, max: 3 }),
        quantity: fc.constantFrom(0.5, 1, 2),
        toStock: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);
const anyPayment = fc.oneof(
  inOneWay,
  mixed,
  fc.record({ paymentMethod: fc.constantFrom(...PARTS) }),
  fc.record({ totalAmount: anyMoney }),
  fc.record({ totalAmount: anyMoney, waiveRest: fc.boolean() }),
  fc.record({ addedPayment: inOneWayOf(3000) }),
  fc.record({ refund: inOneWayOf(1500) }),
  fc.record({
    refund: fc.tuple(inOneWayOf(1500), anyReturn).map(([way, back]) => ({ ...way, ...back })),
  }),
);
/** The paid money of an order that is called off: still owed, given back, or kept by the shop. */
const anyMoneyOff = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...PARTS).map((refund) => ({ money: { refund } })),
  fc.constant({ money: { kept: 'No vino' } }),
);
const anyContent = fc.oneof(
  fc.record({ quantity: fc.integer({ min: 1, max: 24 }).map((halves) => halves / 2) }),
  fc.record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }) }),
  fc.record({ details: anyText }),
  fc.record({ note: anyText }),
  fc.record({ customerName: fc.constantFrom('Ana ', 'Lola B') }),
  fc.record({ customerPhone: fc.constantFrom('', '+34 655 12 34 56') }),
  fc.record({ pickupTime: fc.constantFrom(TODAY, '2026-11-20T15:30', '2026-11-21T14:00') }),
  fc.constant({ status: 'pending' }),
);
const anyCommand = fc.oneof(
  { weight: 3, arbitrary: anyPayment.map((body) => ({ call: 'editOrder' as const, body })) },
  { weight: 3, arbitrary: anyContent.map((body) => ({ call: 'editOrder' as const, body })) },
  fc.tuple(anyContent, anyPayment).map(([content, payment]) => ({
    call: 'editOrder' as const,
    body: { ...content, ...payment },
  })),
  fc.constantFrom('confirm' as const, 'ready' as const).map((call) => ({ call })),
  fc.record({ call: fc.constantFrom('cancel' as const, 'error' as const), body: anyMoneyOff }),
  fc.boolean().map((undo) => ({ call: 'reopenOrder' as const, body: { undo } })),
  anyMoney.map((paymentAmount) => ({ call: 'accumulatePoints' as const, body: { paymentAmount } })),
);
type Said = typeof anyCommand extends fc.Arbitrary<infer Value> ? Value : never;

/** The order's changes before the device lost its connection. */
const anyPast = fc.array(
  fc.oneof(
    anyCommand,
    fc.constant({ call: 'consumeBonus' as const }),
    fc.constant({ call: 'invoiceData' as const, body: { invoiceNumber: '', totalAmount: '7.20' } }),
  ),
  { maxLength: 3 },
);
type Past = Said | { call: 'consumeBonus' } | { call: 'invoiceData'; body: object };

const anyStory = fc.record({
  lines: fc.array(anyLine, { maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 24 }).map((halves) => halves / 2),
  payment: fc.option(inOneWay, { nil: {} }),
  details: anyText,
  isMadeHere: fc.boolean(),
  past: anyPast,
  queue: fc.array(anyCommand, { minLength: 1, maxLength: 5 }),
});

type Target = { staff: SignedIn; id: number; phone: string };

async function send({ staff, id, phone }: Target, said: Past, order: Order): Promise<Reply> {
  const address = `/api/orders/${id}`;
  switch (said.call) {
    case 'consumeBonus': {
      const given = { phone, points: 150, isCashPayment: false };
      await staff.post('/api/points/assign-by-phone', given);
      const found = await staff.get(`/api/auth/users/search/phone/${phone}`);
      const userId = (found.body as { user: { id: number } }).user.id;
      return staff.post('/api/points/consume-bonus', { userId, orderId: id });
    }
    case 'accumulatePoints': {
      const visit = { orderId: id, phone, cashPayment: true };
      return staff.post('/api/auth/points/accumulate', { ...said.body, ...visit });
    }
    case 'reopenOrder':
      return staff.patch(`${address}/reopen`, { ...said.body, version: order.version });
    case 'editOrder':
    case 'invoiceData':
      return staff.patch(address, said.body);
    case 'cancel':
    case 'error':
      return staff.patch(`${address}/${said.call}`, said.body);
    case 'confirm':
    case 'ready':
      return staff.patch(`${address}/${said.call}`);
  }
}

/** The same as it waits on a device. */
function queuedOf(said: Said, phone: string, { id: orderId, version }: Order): QueuedKind {
  switch (said.call) {
    case 'editOrder':
      return { call: said.call, orderId, body: said.body };
    case 'reopenOrder':
      return { call: said.call, orderId, body: { ...said.body, version } };
    case 'accumulatePoints':
      return { call: said.call, orderId, body: { ...said.body, phone } };
    case 'cancel':
    case 'error':
      return { call: said.call, orderId, body: said.body };
    case 'confirm':
    case 'ready':
      return { call: said.call, orderId, body: null };
  }
}

/** The order as it is compared: without the times of writing, and without the figures that the device says it does not know. */
function said({ updatedAt: _updatedAt, createdAt: _createdAt, ...order }: QueuedOrder): object {
  const { queued: _queued, calledOff: _calledOff, readyAt, ...others } = order;
  const { isPointsUnknown, isDiscountUnknown, hasPointsTaken: _hasPointsTaken, ...rest } = others;
  const {
    id: _id,
    code: _code,
    pointsEarned,
    pointsRedeemed,
    totalAmount,
    paymentMethod,
    finalAmount,
    amountDue,
    ...known
  } = rest;
  return {
    ...known,
    ...(isDiscountUnknown
      ? partFields(() => null)
      : { pointsRedeemed, totalAmount, paymentMethod, finalAmount, amountDue }),
    isReady: readyAt !== null,
    ...(!isPointsUnknown && { pointsEarned }),
  };
}

type Body = Record<string, unknown>;

/** As it is sent. */
function bodyOf({ payment, ...content }: Body & { lines: unknown[]; payment: object }): Body {
  const asked = content.lines.length > 0 ? { ...content, quantity: undefined } : content;
  const manual = orderBody({ is_manual_entry: true, overCapacity: true, pickupTime: TODAY });
  return JSON.parse(JSON.stringify({ ...manual, ...asked, ...payment })) as Body;
}

test(
  'a device shows what the server will answer',
  async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const products = (await staff.get('/api/products')).body as Product[];
    const deskNow = async () => (await staff.get('/api/dashboard-data')).body as DashboardData;
    const orderNow = async (id: number): Promise<Order> => {
      const read = (await staff.get(`/api/orders/${id}`)).body as OrderWithHistory;
      const { history: _history, ...order } = read;
      return order;
    };
    const seen = new Map<string, number>();

    await fc.assert(
      fc.asyncProperty(anyStory, async ({ isMadeHere, past, queue, ...asked }) => {
        const body = bodyOf(asked);
        let desk: QueuedDesk = deskOf(await deskNow());
        const offer = { menu: menuOf(products), products: desk.data.chickenProducts };
        const placed = await staff.post('/api/orders', body);
        if (placed.status !== 201) return;
        const { id } = placed.body as Order;
        const target = { staff, id, phone: newPhone() };
        let seq = 0;
        const onDevice = (kind: QueuedKind) => {
          seq += 1;
          const change: QueuedChange = { ...kind, seq, madeAt: under.time.now };
          ({ desk } = applyQueued(desk, change, offer));
        };
        let name = id;
        if (isMadeHere) {
          name = -1;
          onDevice({ call: 'createOrder', body });
        } else {
          for (const step of past) await send(target, step, await orderNow(id));
          desk = deskOf(await deskNow());
          const known = await orderNow(id);
          if (!orderOf(desk, id)) desk = { ...desk, handled: new Map([[id, known]]) };
        }
        for (const step of queue) {
          const shown: QueuedOrder = orderOf(desk, name)!;
          // The payment's bounds are unknown then, and so is the outcome of the change.
          if (shown.isDiscountUnknown) break;
          if (step.call === 'accumulatePoints' && shown.isPointsUnknown) break;
          onDevice(queuedOf(step, target.phone, shown));
          const { status } = await send(target, step, shown);
          seen.set(`${step.call} ${status}`, (seen.get(`${step.call} ${status}`) ?? 0) + 1);
          const shownNow: QueuedOrder = orderOf(desk, name)!;
          const answered = await orderNow(id);
          const { isPointsUnknown, isDiscountUnknown } = shownNow;
          const unknown = {
            ...(isPointsUnknown && { isPointsUnknown }),
            ...(isDiscountUnknown && { isDiscountUnknown }),
          };
          expect(said(shownNow)).toEqual(said({ ...answered, ...unknown }));
          expect(desk.data.today).toEqual((await deskNow()).today);
        }
        // The desk's list stays short.
        await send(target, { call: 'cancel', body: {} }, await orderNow(id));
      }),
      { numRuns: STORIES, ...(STORIES === IN_THE_GATE && SAME_EACH_TIME) },
    );
    for (const call of ['editOrder', 'confirm', 'cancel', 'reopenOrder', 'accumulatePoints']) {
      expect(seen.get(`${call} 200`), call).toBeGreaterThan(0);
    }
  },
  60_000 + STORIES * 200,
);
