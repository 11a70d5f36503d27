// Whatever happens to a customer's points, in whatever order and with however much time in between,
// the ledger agrees (decisions 6). BRASA_LEDGER_HISTORIES generates more histories than the gate's.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { expiryOf } from '@brasa/core/loyalty/earning.rules.ts';
import { highestTier } from '@brasa/core/loyalty/loyalty.rules.ts';
import { earnPoints } from '../../src/loyalty/earn-points.ts';
import { readPoints } from '../../src/loyalty/read-points.ts';
import { reversePoints } from '../../src/loyalty/reverse-points.ts';
import { settleExpiry } from '../../src/loyalty/settle-expiry.ts';
import { spendPoints } from '../../src/loyalty/spend-points.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { at, newCustomer, newOrder } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

const HISTORIES = Number(process.env['BRASA_LEDGER_HISTORIES'] ?? 250);
const DAY = 86_400_000;
const START = at('2026-11-20T12:10');
const ORDERS = 4;

type Step =
  | { do: 'earn' | 'adjust'; points: number; order: number | null }
  | { do: 'spend'; order: number | null }
  | { do: 'reverse'; order: number }
  | { do: 'wait'; time: number }
  | { do: 'settle' };

const order = fc.nat(ORDERS - 1);
const maybeOrder = fc.option(order);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('earn' as const, 'adjust' as const),
      points: fc.integer({ min: 1, max: 400 }),
      order: maybeOrder,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('spend' as const), order: maybeOrder }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), order }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.oneof(
        fc.integer({ min: 0, max: DAY }),
        fc.integer({ min: 100 * DAY, max: 200 * DAY }),
        fc.integer({ min: 364 * DAY, max: 367 * DAY }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
);

/** What can be known of a history without looking into the ledger. */
type Known = {
  userId: number;
  orders: number[];
  /** The points of each earning and when they expire. */
  earned: { points: number; expiresAt: number }[];
  discountsByDay: Map<string, number>;
};

async function earnOrAdjust(
  { shop, time }: ShopUnderTest,
  known: Known,
  kind: 'earn' | 'adjust',
  points: number,
  orderId: number | null,
): Promise<void> {
  const now = time.now;
  const type = kind === 'earn' ? ('earned' as const) : ('manual_adjustment' as const);
  const { userId } = known;
  const entry = { userId, type, points, orderId, description: null, by: 1, earnedAt: now, now };
  await shop.db.transact((work) => earnPoints(work, entry));
  known.earned.push({ points, expiresAt: expiryOf(now) });
}

/** Succeeds exactly where points and day allow it, and takes exactly the highest tier. */
async function spend(under: ShopUnderTest, known: Known, orderId: number | null): Promise<void> {
  const { shop, time } = under;
  const { userId } = known;
  const today = madridDay(time.now);
  const taken = known.discountsByDay.get(today) ?? 0;
  const { availablePoints: before } = await readPoints(shop.db.read, userId, time.now);
  const spending = { userId, orderId, most: null, by: 1, now: time.now };
  const spent = await shop.db
    .transact((work) => spendPoints(work, spending))
    .catch((error: unknown) => (error as { code: string }).code);
  const tier = highestTier(before);
  if (!tier || taken >= 3) {
    expect(spent).toBe(tier ? 'DISCOUNT_LIMIT_REACHED' : 'BONUS_NOT_ACTIVE');
    return;
  }
  expect(spent).toEqual({ points: tier.points, discount: tier.euros * 100 });
  known.discountsByDay.set(today, taken + 1);
  const { availablePoints: after } = await readPoints(shop.db.read, userId, time.now);
  expect(after).toBe(before - tier.points);
}

async function act(under: ShopUnderTest, known: Known, next: Step): Promise<void> {
  const { shop, time } = under;
  const orderOf = (place: number | null) => (place === null ? null : (known.orders[place] ?? null));
  switch (next.do) {
    case 'earn':
    case 'adjust':
      return earnOrAdjust(under, known, next.do, next.points, orderOf(next.order));
    case 'spend':
      return spend(under, known, orderOf(next.order));
    case 'reverse': {
      const orderId = orderOf(next.order) ?? 0;
      const reversal = { orderId, description: 'Pedido cancelado', by: 1, now: time.now };
      return shop.db.transact((work) => reversePoints(work, reversal));
    }
    case 'wait':
      time.now += next.time;
      return;
    case 'settle':
      await settleExpiry(shop);
  }
}

async function expectReadToBeTrue({ shop, time }: ShopUnderTest, known: Known): Promise<void> {
  const { availablePoints, totalPoints } = await readPoints(shop.db.read, known.userId, time.now);
  const living = known.earned
    .filter(({ expiresAt }) => expiresAt > time.now)
    .reduce((sum, { points }) => sum + points, 0);
  expect(availablePoints, 'expired points are never there').toBeLessThanOrEqual(living);
  expect(availablePoints).toBeLessThanOrEqual(totalPoints);
  expect(availablePoints).toBeGreaterThanOrEqual(0);
}

test('every history leaves balance, transactions and lots in agreement', async () => {
  const under = await openShop();
  const run = async (steps: Step[]) => {
    under.time.now = START;
    const orders = await Promise.all(Array.from({ length: ORDERS }, () => newOrder(under)));
    const { id: userId } = await newCustomer(under);
    const known: Known = { userId, orders, earned: [], discountsByDay: new Map() };
    for (const next of steps) {
      await act(under, known, next);
      await expectReadToBeTrue(under, known);
    }
    await expectLedgerToAgree(under.shop, [userId]);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), run), {
    numRuns: HISTORIES,
  });
}, 3_600_000);
