// An order as a change that waits on a device will leave it, before the server has said so: decided by the rules that the
// server decides by. See docs/rules/dashboard.md#without-a-connection.
import { cents } from '../kernel/amounts/cents.ts';
import { instantToIso } from '../kernel/time/madrid-time.ts';
import { points } from '../kernel/amounts/points.ts';
import { isRefused } from '../kernel/refused.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import type { Offer } from './place/basket.rules.ts';
import { decide } from './change/decide.rules.ts';
import type { Command, Decision } from './change/decision.ts';
import { paymentOf } from './change/payment-change.rules.ts';
import { readOrder, viewState } from './change/order-state.rules.ts';
import { wordsFor } from './change/ordered.rules.ts';
import { orderedAtFirst, paidAtFirst } from './change/place.rules.ts';
import {
  callOffMoneyIn,
  moneyIn,
  readEdit,
  readManualOrder,
  type Body,
} from './change/read-body.rules.ts';
import type { Order } from './orders.contract.ts';
import { isCalledOff, type Transition } from './orders.rules.ts';

/** What a queued change does to an order that there is, by the call that it is sent with. */
export type QueuedOrderChange =
  | { call: 'editOrder' | 'reopenOrder'; body: Body }
  | { call: 'confirm'; body: Body | null }
  | { call: Exclude<Transition, 'confirm'>; body: Body | null }
  | { call: 'ready'; body: null }
  | { call: 'accumulatePoints'; body: Body };

/** An order that will be otherwise once what waits has been sent. */
export type QueuedOrder = Order & {
  queued?: true;
  /** The order that was called off here, which a `Deshacer` brings back. */
  calledOff?: Order;
  /** The server alone knows what becomes of its points, and whether more can be given for it. */
  isPointsUnknown?: true;
  /** As well as the discount that points had bought, the payment before the call-off, and what is to be paid. */
  isDiscountUnknown?: true;
  /** An edit here has taken points from it, which another edit gives back. */
  hasPointsTaken?: boolean;
};

export const isQueued = (order: QueuedOrder): boolean => order.queued === true;
export const arePointsUnknown = (order: QueuedOrder): boolean => order.isPointsUnknown === true;
export const isDiscountUnknown = (order: QueuedOrder): boolean => order.isDiscountUnknown === true;

type Made = { madeAt: number; offer: Offer };

/** The order after the change, made at that time in milliseconds; as it was where the server will refuse it. */
export function queuedChangeOf(
  before: QueuedOrder,
  change: QueuedOrderChange,
  { madeAt, offer }: Made,
): QueuedOrder {
  const state = readOrder(before);
  const command = commandOf(before, change, madeAt);
  // Opening hours are the server's to know.
  const decision = decide(state, command, { ...offer, week: null, now: madeAt });
  const isUnknown = command.kind === 'earn' && before.isPointsUnknown;
  if (decision === null || isRefused(decision) || isUnknown) return { ...before, queued: true };
  const { calledOff: _calledOff, ...queued } = { ...before, queued: true as const };
  const { pointsEarned = state.pointsEarned, ...ledger } = ledgerOf(before, command, decision);
  return {
    ...queued,
    ...viewState({ ...state, ...decision.changes, pointsEarned }),
    ...ledger,
    // Readiness raises no version: no edit conflicts with it.
    version: change.call === 'ready' ? before.version : before.version + 1,
    updatedAt: instantToIso(madeAt),
    ...(isCallOff(before, command) && { calledOff: before }),
  };
}

const isCallOff = ({ status }: Order, { kind }: Command): boolean =>
  (kind === 'cancel' || kind === 'error') && !isCalledOff(status);

function commandOf(before: QueuedOrder, change: QueuedOrderChange, madeAt: number): Command {
  switch (change.call) {
    case 'editOrder': {
      const edit = readEdit(change.body);
      return { kind: 'edit', edit, pickup: edit.pickupTime ?? readOrder(before).pickupTime };
    }
    case 'reopenOrder':
      return isUndone(before, change.body) ? undoOf(before) : { kind: 'reopen' };
    case 'ready':
      return { kind: 'ready', isReady: true };
    case 'accumulatePoints': {
      const paid = moneyIn(change.body, 'paymentAmount') ?? cents(0);
      return { kind: 'earn', paid, visitedAt: madeAt };
    }
    case 'confirm':
      return { kind: 'confirm' };
    case 'cancel':
    case 'error':
      return { kind: change.call, money: callOffMoneyIn(change.body) };
  }
}

const isUndone = ({ status }: Order, { undo, version }: Body): boolean =>
  isCalledOff(status) && undo === true && version !== undefined;

/** The undo of a call-off made here. The points that the server took by another are not known. */
function undoOf({ calledOff, ...order }: QueuedOrder): Command {
  const before = readOrder(calledOff ?? order);
  const payment = { ...paymentOf(before), finalAmount: before.finalAmount };
  const none = { earned: points(0), redeemed: points(0), discount: cents(0), payment };
  if (!calledOff) return { kind: 'undo', restored: none };
  const { pointsEarned: earned, pointsRedeemed: redeemed, discountAmount: discount } = before;
  return { kind: 'undo', restored: { earned, redeemed, discount, payment } };
}

type Ledger = Pick<QueuedOrder, 'isPointsUnknown' | 'isDiscountUnknown' | 'hasPointsTaken'> &
  Partial<Pick<Order, 'pointsEarned'>>;

/** The order's points afterwards, as far as it tells them: earlier corrections and call-offs stand in the ledger alone. */
function ledgerOf(before: QueuedOrder, command: Command, { changes, ledger }: Decision): Ledger {
  const unknown = { isPointsUnknown: true, pointsEarned: before.pointsEarned } as const;
  if (command.kind === 'undo' && !before.calledOff) return { ...unknown, isDiscountUnknown: true };
  const isTakenElsewhere = before.pointsEarned === 0 && !before.hasPointsTaken;
  if (ledger?.kind === 'correct' && isTakenElsewhere) return unknown;
  if (ledger?.kind === 'correct') return { pointsEarned: ledger.due, hasPointsTaken: true };
  if (changes.pointsEarned === undefined) return {};
  // No edit gives back the points that a call-off reversed.
  return { pointsEarned: changes.pointsEarned, ...(ledger && { hasPointsTaken: false }) };
}

/** An order that staff enter, called by `id` until the server has numbered it. */
export function queuedOrderOf(id: number, body: Body, { madeAt, offer }: Made): QueuedOrder {
  const at = instantToIso(madeAt);
  const sent = readManualOrder(body);
  const { quantity = tenths(0), pickupTime, customerDNI, customerAddress } = sent;
  const pickup = pickupTime ?? madeAt;
  const asked = orderedAtFirst(sent, { ...offer, isByStaff: true, pickup, now: madeAt });
  // A menu that the device does not know says nothing of its lines.
  const ordered = isRefused(asked) ? { lines: [], quantity } : asked;
  const details = sent.details ?? wordsFor(ordered, offer.products);
  const state = {
    ...sent,
    ...ordered,
    details,
    pickupTime: pickup,
    status: 'pending' as const,
    ...{ finalAmount: null, discountAmount: cents(0), invoiceAmount: null, readyAt: null },
    ...{ pointsEarned: points(0), pointsRedeemed: points(0), invoicedTotal: null },
    keptAmount: cents(0),
    ...paidAtFirst(sent, { lines: ordered.lines, details }),
  };
  return {
    ...{ id, code: null, customerDNI, customerAddress },
    ...viewState(state),
    ...{ invoicePDF: null, invoiceNumber: null, invoicedTotal: null },
    ...{ notificado: false, userId: null },
    ...{ isManualEntry: true, customerChangedAt: null, erasedAt: null },
    ...{ version: 1, createdAt: at, updatedAt: at, queued: true },
  };
}
