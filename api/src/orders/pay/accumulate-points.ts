// Points for a payment on the counter: once for an order or a walk-in visit, whoever sends it, and
// the order learns what was paid. See docs/rules/orders.md#accumulating-is-once-for-a-visit.
import { madeByServerTime } from '@brasa/core/kernel/time/made-offline.rules.ts';
import { earningRefusal, inCash, pointsOfAmount } from '@brasa/core/loyalty/earning.rules.ts';
import type {
  AccumulateReply,
  AccumulateRequest,
} from '@brasa/core/orders/pay/accumulation.contract.ts';
import { visitTime } from '@brasa/core/orders/pay/accumulation.rules.ts';
import type { Decision } from '@brasa/core/orders/change/decision.ts';
import { findOrCreatePhoneUser, listFormerIds, type KnownUser } from '../../accounts/index.ts';
import type { Transaction } from '../../db/database.ts';
import { FOR_EVER, madeAtOf, once, type RequestIdentity } from '../../db/idempotency.ts';
import { Failure, throwRefusal } from '../../failure.ts';
import { countUndoneEarnings, earnPoints } from '../../loyalty/index.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type StaffRequest } from '../../transact-once.ts';
import { carryOut, decideOn, houseOf, type House } from '../change/carry-out.ts';
import { lockOrder, type OrderRow } from '../orders.store.ts';
import { insertVisit } from './walk-in-visits.store.ts';
import { refuseOlder, refuseUnseen } from '../change/refuse-older.ts';

export type Accumulation = StaffRequest & { request: AccumulateRequest };

/**
 * Adds the payment's points to whoever has the phone. Throws POINTS_… for what earns nothing,
 * POINTS_MISMATCH where the sender expects other points, ORDER_NOT_FOUND, POINTS_USER_INACTIVE, and
 * POINTS_ALREADY_GIVEN where the order or visit has earned with another phone or amount, and EDITED_MEANWHILE where cash that
 * waited on a device meets a later payment.
 */
export async function accumulatePoints(
  shop: Shop,
  { request, by, identity }: Accumulation,
): Promise<AccumulateReply> {
  const house = await houseOf(shop);
  const accumulate = async (transaction: Transaction, now: number) => {
    const { visit, phone } = request;
    const order = 'orderId' in visit ? await lockOrder(transaction, visit.orderId) : null;
    const customer = await findOrCreatePhoneUser(transaction, phone, now);
    const madeAt = madeAtOf(identity, now);
    const offline = identity?.madeOffline;
    const visitedAt = request.visitedAt ?? (offline ? madeByServerTime(offline, now) : null);
    return earnOnce(transaction, {
      ...{ house, request, visitedAt, madeAt, identity, customer, by, order, now },
    });
  };
  return transactOnce(shop, identity, accumulate, { expiresAt: FOR_EVER });
}

/** Once for the visit, also where it was told of an account that has become part of this one since. */
async function earnOnce(transaction: Transaction, visited: Visited): Promise<AccumulateReply> {
  const { request, customer, now } = visited;
  const { id } = customer.user;
  const attempt = async (userId: number) => {
    const visit = await visitIdentity(transaction, request, userId);
    return once(transaction, visit, { now, expiresAt: FOR_EVER }, () => earn(transaction, visited));
  };
  try {
    return await attempt(id);
  } catch (error) {
    if (!isReuse(error)) throw error;
    for (const formerId of await listFormerIds(transaction.sql, id)) {
      const known = await attempt(formerId).catch(unlessReuse);
      if (known) return known;
    }
    throw new Failure('POINTS_ALREADY_GIVEN');
  }
}

/**
 * What makes the visit one. An order that was called off and reopened may earn anew. It is kept for
 * ever, so it names the user by the id, which is nobody's once the account is erased.
 */
async function visitIdentity(
  transaction: Transaction,
  { visit, paymentAmount }: AccumulateRequest,
  userId: number,
): Promise<RequestIdentity> {
  const fingerprint = `user:${userId} ${paymentAmount}`;
  if ('walkInId' in visit) return { caller: 'walk-in', key: visit.walkInId, fingerprint };
  const round = await countUndoneEarnings(transaction, visit.orderId);
  return { caller: 'order', key: `${visit.orderId}/${round}`, fingerprint };
}

function isReuse(error: unknown): boolean {
  return error instanceof Failure && error.code === 'IDEMPOTENCY_KEY_REUSED';
}

function unlessReuse(error: unknown): null {
  if (isReuse(error)) return null;
  throw error;
}

type Visited = {
  request: AccumulateRequest;
  /** Null for now. */
  visitedAt: number | null;
  /** When it was entered without a connection; null for what was sent at once. */
  madeAt: number | null;
  identity: RequestIdentity | null;
  customer: { user: KnownUser; isNew: boolean };
  by: number;
  /** Held; null for a visit without one. */
  order: OrderRow | null;
  house: House;
  now: number;
};

/** The payment's points, the time by which they count, and the order's decision. Throws where it earns nothing. */
function checkedPoints({ house, request, visitedAt, order, now }: Visited) {
  if (!request.cashPayment) throw new Failure('POINTS_NOT_CASH');
  const time = visitTime(visitedAt, now);
  if ('refusal' in time) throw new Failure(time.refusal);
  const { paymentAmount: paid } = request;
  const { at } = time;
  const command = { kind: 'earn', paid, visitedAt: at } as const;
  const decision = order && decideOn(house, order, { command, now });
  if (!order) {
    const visit = { payment: inCash(paid), order, visitedAt: at };
    throwRefusal(earningRefusal(house.world.week, visit));
  }
  const points = pointsOfAmount(paid);
  if (request.pointsToAdd !== null && request.pointsToAdd !== points) {
    throw new Failure('POINTS_MISMATCH');
  }
  return { points, at, decision };
}

async function earn(transaction: Transaction, visited: Visited): Promise<AccumulateReply> {
  const { customer, by, order, now } = visited;
  const { points, at, decision } = checkedPoints(visited);
  const { user, isNew } = customer;
  if (!user.active) throw new Failure('POINTS_USER_INACTIVE');
  const transactionId = await earnPoints(transaction, {
    userId: user.id,
    type: 'earned',
    points,
    orderId: order?.id ?? null,
    description: order ? `Pedido ${order.id}` : 'Compra en efectivo',
    by,
    earnedAt: at,
    now,
  });
  if (order && decision) await notePayment(transaction, visited, order, decision);
  else
    await noteVisit(transaction, visited.request, { transactionId, visitedAt: at, enteredAt: now });
  return { queued: false, isNewUser: isNew };
}

/** What was paid on a visit without an order: it is no money by itself (docs/rules/books.md#visits-without-a-sale). */
async function noteVisit(
  transaction: Transaction,
  { visit, paymentAmount: paid }: AccumulateRequest,
  noted: { transactionId: number; visitedAt: number; enteredAt: number },
): Promise<void> {
  if (!('walkInId' in visit)) return;
  await insertVisit(transaction, { walkInId: visit.walkInId, paid, ...noted });
}

/** Cash that waited on a device does not go over another payment that was noted later, or that its maker had not seen. */
async function notePayment(
  transaction: Transaction,
  { house, by, madeAt, identity, now }: Visited,
  order: OrderRow,
  decision: Decision,
): Promise<void> {
  const { totalAmount, paymentMethod } = decision.changes;
  const isOther = order.totalAmount !== totalAmount || order.paymentMethod !== paymentMethod;
  if (order.finalAmount !== null && isOther) {
    refuseUnseen(order, identity);
    await refuseOlder(transaction, order, { at: madeAt, by });
  }
  await carryOut(house, transaction, order, { decision, by, now, madeAt });
}
