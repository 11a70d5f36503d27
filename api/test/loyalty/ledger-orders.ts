// What can happen to the orders of a family, and what it does to points.
import { expect } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { discountRoom } from '@brasa/core/orders/pay/payment.rules.ts';
import { readPoints } from '../../src/loyalty/points/read-points.ts';
import { changeStatus } from '../../src/orders/change/change-status.ts';
import { editOrder } from '../../src/orders/change/edit-order.ts';
import type { OrderRow } from '../../src/orders/orders.store.ts';
import { reopenOrder } from '../../src/orders/change/reopen-order.ts';
import { redeemBonus } from '../../src/orders/pay/redeem-bonus.ts';
import { isCalledOff, ledgersOf, memberOf, outcome, readOrder, type Family } from './family.ts';
import type { Step, Way } from './ledger-steps.ts';
import { isUnsettled } from '@brasa/core/orders/pay/owed.rules.ts';
import { partFields } from '@brasa/core/payments/payments.rules.ts';

/**
 * The most of what is paid in each way that a discount may take off, in per cent; half of a mixture
 * is cash and half by card.
 */
const BEARS: Record<Way, number> = { cash: 100, card: 70, bizum: 70, transfer: 0, mixed: 85 };

/** The tiers (docs/rules/loyalty.md#tiers) a second time, the highest first. */
const TIERS = [
  { points: 300, euros: 20 },
  { points: 200, euros: 13 },
  { points: 100, euros: 5 },
] as const;

/** Refused exactly where the payment bears less than the discount, and once the order is called off; keeps the discount otherwise. */
export async function note(family: Family, { order: at, way, euros }: Step & { do: 'note' }) {
  const { under, orders } = family;
  const id = orders[at] ?? 0;
  const total = euros * 100;
  const half = cents(total / 2);
  const parts = { cashAmount: half, cardAmount: half };
  const edit = { paymentMethod: way, totalAmount: cents(total), ...(way === 'mixed' && parts) };
  const before = await readOrder(family.under, id);
  const { discountAmount: discount } = before;
  const due = total - discount;
  const done = await outcome(editOrder(under.shop, { id, by: 1, identity: null }, edit));
  if (isCalledOff(before)) {
    expect(done).toBe('VALIDATION');
    return;
  }
  if ((total * BEARS[way]) / 100 < discount) {
    expect(done).toBe('DISCOUNT_EXCEEDS_PAYMENT');
    return;
  }
  expect(done).toMatchObject({ finalAmount: (due / 100).toFixed(2) });
  const earns = way === 'cash' || way === 'mixed';
  follow(family, before, earns && before.quantity <= 100 ? Math.floor(due / 100) : 0);
}

/** What an order of this payment and size is worth. */
function worthOf({ paymentMethod: way, finalAmount, quantity }: OrderRow): number {
  const earns = way === 'cash' || way === 'mixed';
  return earns && quantity <= 100 ? Math.floor((finalAmount ?? 0) / 100) : 0;
}

/** The order is worth so much after its edit, and what it earned is corrected. */
function follow(family: Family, before: OrderRow, worth: number): void {
  const isOff = before.status === 'cancelled' || before.status === 'error';
  const ledgers = [...ledgersOf(family)];
  const last = Math.max(...ledgers.map((points) => points.lastOf(before.id)));
  const { now } = family.under.time;
  for (const points of ledgers) {
    if (isOff) points.settleCallOff(before.id);
    else if (worth === worthOf(before)) continue;
    else if (before.pointsEarned > 0) points.correct(before.id, worth, now);
    // The last earning comes back to its owner.
    else if (points.lastOf(before.id) === last) points.correctBack(before.id, worth, now);
  }
}

/** An edit, which makes the order pending again. */
export async function resize(family: Family, { order: at, quantity }: Step & { do: 'size' }) {
  const { under, orders } = family;
  const id = orders[at] ?? 0;
  const before = await readOrder(under, id);
  await editOrder(under.shop, { id, by: 1, identity: null }, { quantity: tenths(quantity) });
  const after = await readOrder(under, id);
  follow(family, before, worthOf({ ...after, finalAmount: before.finalAmount }));
}

/** Succeeds exactly where order, points and day allow it, and takes exactly the highest tier. */
export async function redeem(family: Family, { who: place, order: at }: Step & { do: 'redeem' }) {
  const { under, orders } = family;
  const { points, userId } = memberOf(family, place);
  if (userId === null) return;
  const { shop, time } = under;
  const orderId = at === null ? null : (orders[at] ?? 0);
  const room = orderId === null ? { most: Infinity } : roomOf(await readOrder(under, orderId));
  const available = async () => (await readPoints(shop.db.read, userId, time.now)).availablePoints;
  const before = await available();
  const expected = redemptionOf(room, before, points.discountsOn(time.now));
  const request = { userId, orderId, qrCode: null, phoneDigits: null };
  const done = await outcome(redeemBonus(shop, { request, by: 1, identity: null }));
  if ('refusal' in expected) {
    expect(done).toBe(expected.refusal);
    if (expected.refusal === 'DISCOUNT_LIMIT_REACHED') {
      family.coverage.note('a fourth discount of a day refused');
    }
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
  const reached = TIERS.filter(({ points }) => points <= available);
  const tier = reached.find(({ euros }) => euros * 100 <= room.most) ?? reached.at(-1);
  if (!tier) return { refusal: 'BONUS_NOT_ACTIVE' };
  if (takenToday >= 3) return { refusal: 'DISCOUNT_LIMIT_REACHED' };
  return { points: tier.points, euros: Math.min(room.most / 100, tier.euros) };
}

function roomOf(row: OrderRow) {
  return discountRoom({
    status: row.status,
    payment: {
      paymentMethod: row.paymentMethod,
      totalAmount: row.totalAmount,
      ...partFields((field) => row[field]),
    },
    pointsEarned: row.pointsEarned,
    pointsRedeemed: row.pointsRedeemed,
    isUnsettled: isUnsettled(row),
  });
}

export async function change(family: Family, { order: at, to }: Step & { do: 'change' }) {
  const { under, orders } = family;
  const id = orders[at] ?? 0;
  const target = { id, by: 1, identity: null };
  if (to === 'reopen') return resize(family, { do: 'size', order: at, quantity: 10 });
  const before = await readOrder(under, id);
  if (to === 'undo') {
    await reopenOrder(under.shop, target, { version: before.version, undo: true });
    if (!isCalledOff(before)) return;
    for (const points of ledgersOf(family)) points.restore(id, under.time.now);
    return;
  }
  const done = await outcome(changeStatus(under.shop, target, { kind: to }));
  if (to === 'confirm' || typeof done === 'string' || before.status !== 'pending') return;
  expect(done).toMatchObject({ pointsEarned: 0, pointsRedeemed: 0 });
  for (const points of ledgersOf(family)) points.undo(id, under.time.now);
}

/** Called off and taken up again, unless nothing has happened to the order yet. */
export async function renew(family: Family, { order }: Step & { do: 'renew' }) {
  const row = await readOrder(family.under, family.orders[order] ?? 0);
  const hasPoints = row.pointsEarned > 0 || row.pointsRedeemed > 0;
  if (row.status !== 'pending') await change(family, { do: 'change', order, to: 'reopen' });
  if (hasPoints) {
    await change(family, { do: 'change', order, to: 'cancel' });
    await change(family, { do: 'change', order, to: 'reopen' });
  }
  if (row.quantity !== 10) await resize(family, { do: 'size', order, quantity: 10 });
  const isInCash = row.paymentMethod === 'cash' && row.totalAmount === 3000;
  if (!isInCash) await note(family, { do: 'note', order, way: 'cash', euros: 30 });
}
