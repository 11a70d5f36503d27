// What can happen to the points of a family with two accounts and some orders, done through the
// shop's own use cases.
import { expect } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { addDays, madridDay, madridInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { ClockTime } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { assignPoints } from '../../src/loyalty/points/assign-points.ts';
import { correctPoints } from '../../src/loyalty/points/correct-points.ts';
import { settleExpiry } from '../../src/loyalty/points/settle-expiry.ts';
import { accumulatePoints } from '../../src/orders/pay/accumulate-points.ts';
import { mergeUsers } from '../../src/customers/merge-users.ts';
import { listOrderIdsOf } from '../../src/orders/archive/account-orders.store.ts';
import type { OrderRow } from '../../src/orders/orders.store.ts';
import { OWNER_AT_DESK } from '../owner.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';
import { eraseMember } from './erased-members.ts';
import {
  isCalledOff,
  ledgersOf,
  memberOf,
  newMember,
  outcome,
  readOrder,
  type Family,
  type Member,
} from './family.ts';
import { landmarkAt } from './landmarks.ts';
import { change, note, redeem, renew, resize } from './ledger-orders.ts';
import type { Step } from './ledger-steps.ts';
import { goneAt, peculiarityOf } from './madrid-calendar.ts';

const NOON = '12:00' as ClockTime;

type Act<Do extends Step['do']> = (family: Family, step: Step & { do: Do }) => unknown;

const ACTS: { [Do in Step['do']]: Act<Do> } = {
  assign,
  pay,
  note,
  redeem,
  change,
  size: resize,
  renew,
  erase,
  adjust,
  merge,
  settle: ({ under }) => settleExpiry(under.shop),
  wait: ({ under }, { time }) => {
    under.time.now += time;
  },
  reach: (family, { what, off }) => {
    const { time } = family.under;
    time.now = Math.max(time.now, landmarkAt(family, what) + off);
  },
};

export async function act<Do extends Step['do']>(
  family: Family,
  next: Step & { do: Do },
): Promise<void> {
  const perform: Act<Do> = ACTS[next.do];
  await perform(family, next);
}

/** The shop is open then. */
function waitForNoon({ time }: ShopUnderTest): void {
  const today = madridDay(time.now);
  const noon = madridInstant(today, NOON);
  time.now = noon >= time.now ? noon : madridInstant(addDays(today, 1), NOON);
}

/** Known from now on; the order at the member's place is one that they have placed signed in. */
async function learnId({ under, members, orders }: Family, member: Member): Promise<void> {
  if (member.userId !== null) return;
  const { id } = await under.shop.db.read
    .selectFrom('users')
    .select('id')
    .where('phone', '=', member.phone)
    .executeTakeFirstOrThrow();
  member.userId = id;
  const own = orders[members.indexOf(member)];
  if (own === undefined) return;
  await under.shop.db.transact(({ sql }) =>
    sql
      .updateTable('orders')
      .set({ userId: id })
      .where('id', '=', own)
      .where('userId', 'is', null)
      .execute(),
  );
}

/** The points' year begins at the instant. */
function earned(family: Family, member: Member, earning: Earning): void {
  const peculiarity = peculiarityOf(earning.at);
  if (peculiarity) family.coverage.note(`earned on: ${peculiarity}`);
  member.points.earn(earning.points, goneAt(earning.at), earning.orderId);
}

type Earning = { points: number; at: number; orderId: number | null };

async function assign(family: Family, { who: place, ...step }: Step & { do: 'assign' }) {
  const { under } = family;
  const member = memberOf(family, place);
  if (step.isCashPayment) waitForNoon(under);
  const { isCashPayment } = step;
  const request = {
    phone: member.phone,
    points: points(step.points),
    isCashPayment,
    description: null,
  };
  await assignPoints(under.shop, { actor: OWNER_AT_DESK, identity: null }, request);
  earned(family, member, { points: step.points, at: under.time.now, orderId: null });
  await learnId(family, member);
}

const earnsNothing = (row: OrderRow | null) =>
  isCalledOff(row) || (row !== null && row.quantity > 100);

async function pay(
  family: Family,
  { who: place, euros, order: at, ...step }: Step & { do: 'pay' },
) {
  const { under, orders } = family;
  const member = memberOf(family, place);
  waitForNoon(under);
  family.visits += 1;
  const orderId = at === null ? null : (orders[at] ?? 0);
  const before = orderId === null ? null : await readOrder(under, orderId);
  const visit = orderId === null ? { walkInId: `${member.phone}/${family.visits}` } : { orderId };
  // By an hour more or less at noon, where the clocks have changed meanwhile.
  const visited = under.time.now - step.daysLate * DAY;
  const request = {
    phone: member.phone,
    paymentAmount: cents(euros * 100),
    cashPayment: true,
    pointsToAdd: null,
    visitedAt: step.daysLate === 0 ? null : visited,
    visit,
  };
  const done = await outcome(accumulatePoints(under.shop, { request, by: 1, identity: null }));
  const isFirst = before === null || before.pointsEarned === 0;
  if (typeof done === 'string') {
    expect(euros === 0 || !isFirst || earnsNothing(before), done).toBe(true);
    return;
  }
  // Sent a second time it is the first answer again.
  if (isFirst) earned(family, member, { points: euros, at: visited, orderId });
  await learnId(family, member);
}

async function adjust(family: Family, { who: place, points: change }: Step & { do: 'adjust' }) {
  const { shop, time } = family.under;
  const { points: known, userId } = memberOf(family, place);
  if (userId === null) return;
  const request = { userId, points: points(change), reason: 'Se apuntó mal' };
  const done = await outcome(
    correctPoints(shop, { actor: OWNER_AT_DESK, identity: null }, request),
  );
  const isDone = known.adjust(change, time.now, goneAt(time.now));
  if (isDone) family.coverage.note('points corrected by staff');
  if (isDone) expect(done).toEqual({ points: change, availablePoints: known.available(time.now) });
  else expect(done).toBe('POINTS_NOT_THERE');
}

/** The account goes; whoever has the phone next is somebody new. */
async function erase(family: Family, { who: place, handsOver }: Step & { do: 'erase' }) {
  const member = memberOf(family, place);
  if (member.userId === null) return;
  const own = await listOrderIdsOf(family.under.shop.db.read, member.userId);
  if (!(await eraseMember(family.under, member.userId, handsOver))) return;
  // Their orders are blanked, and no longer stand as any call-off left them.
  for (const id of own) for (const points of ledgersOf(family)) points.settleCallOff(id);
  member.points.erase();
  family.erased.push(member);
  // Both phones, where two accounts had become one.
  family.members = family.members.map((one) =>
    one.userId === member.userId ? newMember(one.phone, family.coverage) : one,
  );
}

/** The other one turns out to be this one; both phones are this one's from then on. */
async function merge(family: Family, { who: place }: Step & { do: 'merge' }) {
  const [kept, other] = [memberOf(family, place), memberOf(family, 1 - place)];
  if (kept.userId === null || other.userId === null || kept.userId === other.userId) return;
  const pair = { kept: kept.userId, merged: other.userId };
  const { shop } = family.under;
  const owner = { ...OWNER_AT_DESK, provenAt: shop.clock() };
  const done = await outcome(mergeUsers(shop, owner, pair, null));
  if (typeof done === 'string') {
    // Whoever wanted to leave got a user name for it.
    expect(done).toBe('MERGE_SIGN_IN_STAYS');
    return;
  }
  expect(done.moved.totalPoints).toBe(other.points.total);
  kept.points.takeIn(other.points);
  other.points = kept.points;
  other.userId = kept.userId;
}
