// Days as they come: orders paid in every way, corrected, discounted, called off and reopened, payments that arrive a
// day late, cash in and out. Every euro is in exactly one close. BRASA_BOOK_DAYS makes it longer (npm run test:books).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { cents, centsToDecimal, parseCents } from '@brasa/core/kernel/cents.ts';
import { DAY, HOUR } from '@brasa/core/kernel/durations.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { sumOfParts } from '@brasa/core/payments/payments.rules.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

const DAYS = Number(process.env['BRASA_BOOK_DAYS'] ?? 6);
const SEED = 20_261_120;

const amount = fc.integer({ min: 1, max: 9000 });
const payment = fc.oneof(
  fc.record({ paymentMethod: fc.constantFrom('cash', 'card', 'transfer'), total: amount }),
  // At least half in cash, and sometimes a cent that was tolerated.
  fc.tuple(amount, amount, fc.integer({ min: -1, max: 1 })).map(([some, more, cent]) => ({
    paymentMethod: 'mixed',
    total: Math.max(some, more) + Math.min(some, more) + (some === more ? 0 : Math.min(0, cent)),
    cash: Math.max(some, more),
    card: Math.min(some, more),
  })),
);
const step = fc.oneof(
  fc.record({ what: fc.constant('order' as const), payment: fc.option(payment) }),
  fc.record({ what: fc.constant('pay' as const), order: fc.nat(), payment }),
  fc.record({ what: fc.constant('late' as const), order: fc.nat(), payment }),
  fc.record({
    what: fc.constantFrom('confirm' as const, 'cancel' as const, 'error' as const),
    order: fc.nat(),
  }),
  fc.record({ what: fc.constantFrom('reopen' as const, 'discount' as const), order: fc.nat() }),
  fc.record({ what: fc.constantFrom('in' as const, 'out' as const), amount }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Paid = { paymentMethod: string; total: number; cash?: number; card?: number };

const sent = ({ paymentMethod, total, cash, card }: Paid) => ({
  paymentMethod,
  totalAmount: centsToDecimal(cents(total)),
  ...(cash === undefined ? {} : { cashAmount: centsToDecimal(cents(cash)) }),
  ...(card === undefined ? {} : { cardAmount: centsToDecimal(cents(card)) }),
});

type Counter = { under: ShopUnderTest; staff: SignedIn; userId: number; orders: number[] };

/** What is refused is refused: the books have to agree all the same. */
async function take(counter: Counter, one: Step): Promise<void> {
  const { under, staff, userId, orders } = counter;
  if (one.what === 'order') {
    const paid = one.payment ? sent(one.payment) : {};
    orders.push((await placeOrder(staff, { is_manual_entry: true, ...paid })).id);
    return;
  }
  if ('amount' in one) {
    const movement = { kind: one.what, amount: centsToDecimal(cents(one.amount)), reason: 'x' };
    expect((await staff.post('/api/books/cash-movements', movement)).status).toBe(201);
    return;
  }
  const orderId = orders[one.order % orders.length];
  if (orderId === undefined) return;
  const url = `/api/orders/${orderId}`;
  const status = await (async () => {
    if (one.what === 'pay') return (await staff.patch(url, sent(one.payment))).status;
    if (one.what === 'late') {
      const headers = {
        'made-at': instantToIso(under.time.now - 20 * HOUR),
        'made-offline-by': String(staff.id),
        'idempotency-key': `tarde-${under.time.now}-${orderId}`,
      };
      return (await staff.patch(url, sent(one.payment), headers)).status;
    }
    if (one.what !== 'discount') return (await staff.patch(`${url}/${one.what}`)).status;
    return (await staff.post('/api/points/consume-bonus', { userId, orderId })).status;
  })();
  expect([200, 409, 422], one.what).toContain(status);
}

test(`of ${DAYS} days every euro is in exactly one close`, { timeout: 3_600_000 }, async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId } = await newCustomer(under);
  const counter: Counter = { under, staff, userId, orders: [] };
  const days = fc.sample(fc.array(step, { minLength: 4, maxLength: 14 }), {
    seed: SEED,
    numRuns: DAYS,
  });
  const closes: DayClose[] = [];
  for (const steps of days) {
    await earn(under, userId, 100);
    for (const one of steps) {
      under.time.now += 1000;
      await take(counter, one);
    }
    const { number } = (await staff.get('/api/books')).body as OpenBooks;
    const count = { number, countedCash: '0.00', leftCash: '0.00' };
    const closed = await staff.post('/api/books/closes', count);
    expect(closed.status).toBe(201);
    closes.push(closed.body as DayClose);
    under.time.now += DAY;
    await staff.get('/api/auth/me');
  }
  await expectPaymentsToAgree(under.shop);
  const orders = await under.shop.db.read.selectFrom('orders').select('finalAmount').execute();
  const paid = orders.reduce<number>((sum, { finalAmount }) => sum + (finalAmount ?? 0), 0);
  const total = closes.reduce<number>(
    (sum, { payments }) => sum + (parseCents(payments.total) ?? 0),
    0,
  );
  expect(total).toBe(paid);
  const entries = await under.shop.db.read.selectFrom('payments').selectAll().execute();
  expect(entries.length).toBeGreaterThan(2 * DAYS);
  for (const { number, payments, openingCash, cashIn, cashOut, expectedCash } of closes) {
    const taken = entries.filter(({ closeNumber }) => closeNumber === number);
    expect(taken.reduce<number>((sum, one) => sum + sumOfParts(one), 0)).toBe(
      parseCents(payments.total),
    );
    const drawer = [openingCash, cashIn, payments.cash].map((wire) => parseCents(wire) ?? 0);
    const expected = drawer.reduce<number>((sum, one) => sum + one, 0) - (parseCents(cashOut) ?? 0);
    expect(parseCents(expectedCash)).toBe(expected);
  }
});
