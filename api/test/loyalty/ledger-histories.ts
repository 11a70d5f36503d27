// What can happen to the points of a family with two accounts and some orders, done through the
// shop's own use cases.
import { expect } from 'vitest';
import { cents } from '@brasa/core/kernel/cents.ts';
import { addDays, madridDay, madridInstant } from '@brasa/core/kernel/madrid-time.ts';
import type { ClockTime } from '@brasa/core/kernel/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import { expiryOf } from '@brasa/core/loyalty/earning.rules.ts';
import { highestTier } from '@brasa/core/loyalty/loyalty.rules.ts';
import { discountRoom } from '@brasa/core/orders/payment.rules.ts';
import { Failure } from '../../src/failure.ts';
import { assignPoints } from '../../src/loyalty/assign-points.ts';
import { readPoints } from '../../src/loyalty/read-points.ts';
import { settleExpiry } from '../../src/loyalty/settle-expiry.ts';
import { accumulatePoints } from '../../src/orders/accumulate-points.ts';
import { changeStatus } from '../../src/orders/change-status.ts';
import { editOrder } from '../../src/orders/edit-order.ts';
import { mergeUsers } from '../../src/orders/merge-users.ts';
import { findOrder, type OrderRow } from '../../src/orders/orders.store.ts';
import { redeemBonus } from '../../src/orders/redeem-bonus.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';
import type { KnownPoints } from './known-points.ts';
import type { Step, Way } from './ledger-steps.ts';

const NOON = '12:00' as ClockTime;

/**
 * The most of what is paid in each way that a discount may take off, in per cent; half of a mixture
 * is cash and half by card.
 */
const BEARS: Record<Way, number> = { cash: 100, card: 70, transfer: 0, mixed: 85 };

/** Two phones, of which nobody knows anything at first, and orders of 30 € each. */
export type Family = {
  under: ShopUnderTest;
  members: { phone: string; points: KnownPoints; userId: number | null }[];
  orders: number[];
  visits: number;
};

/** The code of the refusal, or the answer. */
const outcome = <Answer>(doing: Promise<Answer>): Promise<Answer | string> =>
  doing.catch((error: unknown) => {
    if (error instanceof Failure) return error.code;
    throw error;
  });

export async function act(family: Family, next: Step): Promise<void> {
  const { shop, time } = family.under;
  switch (next.do) {
    case 'assign':
      return assign(family, next);
    case 'pay':
      return pay(family, next);
    case 'note':
      return note(family, next);
    case 'redeem':
      return redeem(family, next);
    case 'change':
      return change(family, next);
    case 'wait':
      time.now += next.time;
      return;
    case 'settle':
      await settleExpiry(shop);
      return;
    case 'merge':
      return merge(family, next);
  }
}

function memberOf({ members }: Family, place: number) {
  const member = members[place];
  if (!member) throw new Error('nobody there');
  return member;
}

/** The other one turns out to be this one; both phones are this one's from then on. */
async function merge(family: Family, { who: place }: Step & { do: 'merge' }) {
  const [kept, other] = [memberOf(family, place), memberOf(family, 1 - place)];
  if (kept.userId === null || other.userId === null || kept.userId === other.userId) return;
  const pair = { kept: kept.userId, merged: other.userId };
  const staff = { id: 1, role: 'superadmin', username: 'dueña', name: null } as const;
  const { moved } = await mergeUsers(family.under.shop, staff, pair, null);
  expect(moved.totalPoints).toBe(other.points.total);
  kept.points.takeIn(other.points);
  Object.assign(other, { points: kept.points, userId: kept.userId });
}

/** The shop is open then. */
function waitForNoon({ time }: ShopUnderTest): void {
  const today = madridDay(time.now);
  const noon = madridInstant(today, NOON);
  time.now = noon >= time.now ? noon : madridInstant(addDays(today, 1), NOON);
}

async function learnId({ under }: Family, member: Family['members'][number]): Promise<void> {
  if (member.userId !== null) return;
  const { id } = await under.shop.db.read
    .selectFrom('users')
    .select('id')
    .where('phone', '=', member.phone)
    .executeTakeFirstOrThrow();
  member.userId = id;
}

async function assign(family: Family, { who: place, ...step }: Step & { do: 'assign' }) {
  const { under } = family;
  const member = memberOf(family, place);
  if (step.isCashPayment) waitForNoon(under);
  const { points, isCashPayment } = step;
  const request = { phone: member.phone, points, isCashPayment, description: null };
  await assignPoints(under.shop, { by: 1, identity: null }, request);
  member.points.earn(points, expiryOf(under.time.now));
  await learnId(family, member);
}

async function pay(family: Family, { who: place, euros, order: at }: Step & { do: 'pay' }) {
  const { under, orders } = family;
  const member = memberOf(family, place);
  waitForNoon(under);
  family.visits += 1;
  const orderId = at === null ? null : (orders[at] ?? 0);
  const before = orderId === null ? null : await read(under, orderId);
  const visit = orderId === null ? { walkInId: `${member.phone}/${family.visits}` } : { orderId };
  const request = {
    phone: member.phone,
    paymentAmount: cents(euros * 100),
    cashPayment: true,
    pointsToAdd: null,
    visitedAt: null,
    visit,
  };
  const done = await outcome(accumulatePoints(under.shop, { request, by: 1, identity: null }));
  const isFirst = before === null || before.points_earned === 0;
  if (typeof done === 'string') {
    expect(euros === 0 || !isFirst || isCalledOff(before), done).toBe(true);
    return;
  }
  // Sent a second time it is the first answer again.
  if (isFirst) member.points.earn(euros, expiryOf(under.time.now), orderId);
  await learnId(family, member);
}

/** Refused exactly where the payment bears less than the discount; keeps the discount otherwise. */
async function note({ under, orders }: Family, { order: at, way, euros }: Step & { do: 'note' }) {
  const id = orders[at] ?? 0;
  const total = euros * 100;
  const half = cents(total / 2);
  const parts = { cashAmount: half, cardAmount: half };
  const edit = { paymentMethod: way, totalAmount: cents(total), ...(way === 'mixed' && parts) };
  const { discount_amount: discount } = await read(under, id);
  const done = await outcome(editOrder(under.shop, { id, by: 1, identity: null }, edit));
  if ((total * BEARS[way]) / 100 < discount) expect(done).toBe('DISCOUNT_EXCEEDS_PAYMENT');
  else expect(done).toMatchObject({ finalAmount: ((total - discount) / 100).toFixed(2) });
}

const isCalledOff = (row: OrderRow | null) =>
  row?.status === 'cancelled' || row?.status === 'error';

const read = async ({ shop }: ShopUnderTest, id: number): Promise<OrderRow> => {
  const row = await findOrder(shop.db.read, id);
  if (!row) throw new Error('an order is gone');
  return row;
};

/** Succeeds exactly where order, points and day allow it, and takes exactly the highest tier. */
async function redeem(family: Family, { who: place, order: at }: Step & { do: 'redeem' }) {
  const { under, orders } = family;
  const { points, userId } = memberOf(family, place);
  if (userId === null) return;
  const { shop, time } = under;
  const orderId = at === null ? null : (orders[at] ?? 0);
  const room = orderId === null ? { most: Infinity } : roomOf(await read(under, orderId));
  const available = async () => (await readPoints(shop.db.read, userId, time.now)).availablePoints;
  const before = await available();
  const expected = redemptionOf(room, before, points.discountsOn(time.now));
  const request = { userId, orderId, qrCode: null, phoneDigits: null };
  const done = await outcome(redeemBonus(shop, { request, by: 1, identity: null }));
  if ('refusal' in expected) {
    expect(done).toBe(expected.refusal);
    return;
  }
  expect(done).toEqual({ discountApplied: expected.euros });
  points.spend(expected.points, time.now, orderId);
  expect(await available()).toBe(before - expected.points);
}

type Redeemed = { points: number; euros: number } | { refusal: string };

function redemptionOf(
  room: { most: number } | { refusal: string },
  available: number,
  takenToday: number,
): Redeemed {
  if ('refusal' in room) return room;
  const tier = highestTier(available);
  if (!tier) return { refusal: 'BONUS_NOT_ACTIVE' };
  if (takenToday >= 3) return { refusal: 'DISCOUNT_LIMIT_REACHED' };
  return { points: tier.points, euros: Math.min(room.most / 100, tier.euros) };
}

function roomOf(row: OrderRow) {
  return discountRoom({
    status: row.status,
    payment: {
      paymentMethod: row.payment_method,
      totalAmount: row.total_amount,
      cashAmount: row.cash_amount,
      cardAmount: row.card_amount,
      transferAmount: row.transfer_amount,
    },
    pointsEarned: row.points_earned,
    pointsRedeemed: row.points_redeemed,
  });
}

async function change(
  { under, members, orders }: Family,
  { order: at, to }: Step & { do: 'change' },
) {
  const id = orders[at] ?? 0;
  const target = { id, by: 1, identity: null };
  if (to === 'reopen') {
    await editOrder(under.shop, target, { quantity: tenths(10) });
    return;
  }
  const before = await read(under, id);
  const done = await outcome(changeStatus(under.shop, target, to));
  if (to === 'confirm' || typeof done === 'string' || before.status !== 'pending') return;
  expect(done).toMatchObject({ pointsEarned: 0, pointsRedeemed: 0 });
  for (const { points } of members) points.undo(id, under.time.now);
}
