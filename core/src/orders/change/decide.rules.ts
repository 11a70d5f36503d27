// The outcome of a command on an order: one function for the server and for a device without a connection, so that both say
// the same. See docs/rules/orders.md#one-decision.
import type { OpeningHours } from '../../hours/hours.rules.ts';
import { cents, type Cents } from '../../kernel/cents.ts';
import { points, type Points } from '../../kernel/points.ts';
import type { Tenths } from '../../kernel/tenths.ts';
import { isRefused, type Refused } from '../../kernel/refused.ts';
import { earningRefusal, inCash, pointsOfAmount } from '../../loyalty/earning.rules.ts';
import type { LoyaltyFailure } from '../../loyalty/loyalty.failures.ts';
import { hasSameContents } from '../invoiced-order.rules.ts';
import type { OrderAction } from '../order-history.rules.ts';
import type { CallOffMoney } from '../order-status.contract.ts';
import type { OrderEdit } from '../orders.contract.ts';
import type { OrdersFailure } from '../orders.failures.ts';
import { isEdit, isPaymentOnly } from './edit-fields.rules.ts';
import { isCalledOff, TRANSITIONS, transitionOutcome, type Transition } from '../orders.rules.ts';
import { figuresOf, isEarningPayment, pointsDue, type PaymentFigures } from '../payment.rules.ts';
import { isAnotherOrder } from '../readiness.rules.ts';
import { editedContent } from './edited.rules.ts';
import { chickensToStock, withGoodsBack, withNoneBack } from './goods-back.rules.ts';
import type { DecidedOrder, OrderState } from './order-state.rules.ts';
import type { Choice } from './ordered.rules.ts';
import {
  NOTHING_KEPT,
  takenUp,
  withMoney,
  withoutOrder,
  type CallOff,
  type Restored,
} from './call-off.rules.ts';
import {
  changedPayment,
  paymentOf,
  paymentWithPoints,
  withoutDiscount,
} from './payment-change.rules.ts';
import { amountDue, isInvoiced, isOwing } from '../owed.rules.ts';
import { waivedAfter, waivedWith } from './waived.rules.ts';

export type Command =
  /** `pickup` is when it is picked up afterwards. */
  | { kind: 'edit'; edit: OrderEdit; pickup: number }
  | { kind: Exclude<Transition, CallOff> }
  | { kind: CallOff; money?: CallOffMoney | undefined }
  | { kind: 'reopen' }
  /** Takes a call-off back, with what became of its points. */
  | { kind: 'undo'; restored: Restored }
  | { kind: 'ready'; isReady: boolean }
  /** Its customer picks it up at another time. */
  | { kind: 'move'; pickup: number }
  /** Points for so much in cash. */
  | { kind: 'earn'; paid: Cents; visitedAt: number }
  | { kind: 'redeem'; points: Points; discount: Cents }
  /** A wrong entry of points is taken back. */
  | { kind: 'annul'; earned: Points; redeemed: Points };

export type World = Pick<Choice, 'menu' | 'products'> & {
  now: number;
  /** Null where they are not known: then they forbid nothing. */
  week: readonly OpeningHours[] | null;
};

/** The decision's part in the ledger of points: the order earns so much from now on, or all of it is taken back. */
export type LedgerEffect = { kind: 'correct'; due: Points } | { kind: 'reverse' };

export type Decision = {
  /** Its name in the order's history. */
  action: OrderAction;
  changes: Partial<OrderState>;
  ledger: LedgerEffect | null;
  /** Chickens that come back into the shop. */
  toStock?: Tenths;
};

export type DecisionRefused = Refused<OrdersFailure | LoyaltyFailure | 'VALIDATION'>;

/** The command's changes; null where the order is as it asks already. Refuses as the rule of each command says. */
export function decide(
  before: DecidedOrder,
  command: Command,
  world: World,
): Decision | DecisionRefused | null {
  switch (command.kind) {
    case 'edit':
      return edited(before, command, world);
    case 'confirm':
      return movedTo(before, command.kind, handedOver);
    case 'cancel':
    case 'error':
      return calledOff(before, command);
    case 'reopen':
    case 'undo':
      return reopened(before, command);
    case 'ready':
      return marked(before, command.isReady, world);
    case 'move':
      return decided('edited', { pickupTime: command.pickup });
    case 'earn':
      return earning(before, command, world);
    case 'redeem':
      return withDiscount(before, command);
    case 'annul':
      return annulled(before, command);
  }
}

const decided = (
  action: OrderAction,
  changes: Partial<OrderState>,
  ledger: LedgerEffect | null = null,
): Decision => ({ action, changes, ledger });

/** A payment alone leaves the status as it is; any other edit makes the order pending. */
function edited(
  before: DecidedOrder,
  { edit, pickup }: Extract<Command, { kind: 'edit' }>,
  { now, ...offer }: World,
): Decision | DecisionRefused | null {
  if (!isEdit(edit)) return null;
  const isPayment = isPaymentOnly(edit);
  const choice = { ...offer, isByStaff: true, pickup, now };
  const columns = isPayment ? goodsBack(before, edit) : editedColumns(before, edit, choice);
  if (isRefused(columns)) return columns;
  const statusAfter = isPayment ? before.status : 'pending';
  const payment = changedPayment(before, edit, statusAfter);
  if (isRefused(payment)) return payment;
  const paid = { ...columns, ...payment, ...(statusAfter === 'pending' && NOTHING_KEPT) };
  const changes = { ...paid, ...waivedAfter(before, paid, edit) };
  const after = { ...before, ...changes };
  // A total kept for an invoice belongs to the earlier contents.
  const isOutdated = !isInvoiced(before) && !hasSameContents(before, after);
  const toStock = chickensToStock(before.lines, edit.refund?.goods ?? []);
  return {
    action: actionOf(edit),
    changes: {
      ...changes,
      ...(isOutdated && { invoiceAmount: null }),
      ...(isAnotherOrder(before, after) && { readyAt: null }),
    },
    ledger: pointsCorrection(before, after),
    ...(toStock > 0 && { toStock }),
  };
}

/** The lines, where a refund names their goods, or a payment that is stated anew takes refunds back. */
function goodsBack(
  { lines, totalAmount }: OrderState,
  { refund, totalAmount: stated = totalAmount }: OrderEdit,
): Pick<Partial<OrderState>, 'lines'> | DecisionRefused {
  if (stated > totalAmount) return withNoneBack(lines);
  if (!refund?.goods || refund.goods.length === 0) return {};
  const after = withGoodsBack(lines, refund.goods);
  return isRefused(after) ? after : { lines: after };
}

const actionOf = (edit: OrderEdit): OrderAction => {
  if (!isPaymentOnly(edit)) return 'edited';
  return edit.refund ? 'refunded' : 'payment';
};

function editedColumns(
  before: OrderState,
  edit: OrderEdit,
  choice: Choice,
): Partial<OrderState> | DecisionRefused {
  const content = editedContent(before, edit, choice);
  if (isRefused(content)) return content;
  return {
    customerName: edit.customerName ?? before.customerName,
    customerPhone: edit.customerPhone === undefined ? before.customerPhone : edit.customerPhone,
    customerEmail: edit.customerEmail === undefined ? before.customerEmail : edit.customerEmail,
    ...content,
    note: edit.note === undefined ? before.note : edit.note,
    pickupTime: choice.pickup,
    status: 'pending',
  };
}

/** The points that the order would earn with this payment and size. */
function worthOf(order: OrderState): Points {
  const finalAmount = order.finalAmount ?? order.totalAmount;
  return pointsDue({ ...paymentOf(order), finalAmount }, order.quantity);
}

/** An order that was called off has no points that could follow. */
function pointsCorrection(before: OrderState, after: OrderState): LedgerEffect | null {
  const due = worthOf(after);
  if (isCalledOff(before.status) || due === worthOf(before) || due === before.pointsEarned) {
    return null;
  }
  return { kind: 'correct', due };
}

function movedTo(
  before: OrderState,
  transition: Transition,
  follow: () => Pick<Decision, 'changes' | 'ledger'>,
): Decision | DecisionRefused | null {
  const outcome = transitionOutcome(before.status, transition);
  if (outcome === 'already-done') return null;
  if (outcome !== 'change') return { refusal: outcome };
  const status = TRANSITIONS[transition];
  const { changes, ledger } = follow();
  return decided(status, { status, ...changes }, ledger);
}

const handedOver = () => ({ changes: {}, ledger: null });

type CallOffCommand = Extract<Command, { kind: CallOff }>;

function calledOff(before: DecidedOrder, command: CallOffCommand) {
  const { kind, money } = command;
  const ledger = { kind: 'reverse' } as const;
  const moved = movedTo(before, kind, () => ({ changes: withoutOrder(before, money), ledger }));
  return moved ?? settled(before, command);
}

/** The money of an order that was called off already, where some of it is still owed to the customer. */
function settled(before: DecidedOrder, { kind, money }: CallOffCommand): Decision | null {
  if (!money || (amountDue(before) ?? 0) >= 0) return null;
  return decided(
    'refund' in money ? 'refunded' : TRANSITIONS[kind],
    withMoney(withoutDiscount(before), money),
  );
}

function reopened(
  before: OrderState,
  command: Extract<Command, { kind: 'reopen' | 'undo' }>,
): Decision | null {
  if (before.status === 'pending') return null;
  const status = 'pending';
  const restored = command.kind === 'undo' ? command.restored : null;
  return decided('reopened', { status, ...takenUp(before, restored) });
}

function marked(
  before: OrderState,
  isReady: boolean,
  { now }: World,
): Decision | DecisionRefused | null {
  if ((before.readyAt !== null) === isReady) return null;
  if (before.status !== 'pending') return { refusal: 'ORDER_TRANSITION_IMPOSSIBLE' };
  return decided(isReady ? 'ready' : 'unready', { readyAt: isReady ? now : null });
}

function earning(
  before: DecidedOrder,
  { paid, visitedAt }: Extract<Command, { kind: 'earn' }>,
  { week }: World,
): Decision | DecisionRefused {
  // Points that an edit has corrected are this order's all the same.
  if (before.pointsEarned > 0) return { refusal: 'POINTS_ALREADY_GIVEN' };
  if (isCalledOff(before.status)) return { refusal: 'POINTS_ORDER_CALLED_OFF' };
  const figures = figuresOf(paymentWithPoints(before, paid), before.discountAmount);
  if (!isEarningPayment(figures)) return { refusal: 'POINTS_NOT_CASH' };
  const refusal = earningRefusal(week, { payment: inCash(paid), order: before, visitedAt });
  if (refusal !== null) return { refusal };
  if (isOwing(before) && takesFromDeposit(before, figures)) return { refusal: 'POINTS_ORDER_OWES' };
  const isNoted = before.finalAmount === figures.finalAmount;
  return decided('points_earned', {
    ...figures,
    ...(!isNoted && { waivedAmount: waivedWith(before, { ...before, ...figures }) }),
    pointsEarned: pointsOfAmount(paid),
  });
}

/** The payment that points note takes the place of the deposit: cash for all of the price alone takes the place of cash. */
function takesFromDeposit(before: DecidedOrder, figures: PaymentFigures): boolean {
  if (before.paymentMethod !== figures.paymentMethod) return true;
  const isSame = before.finalAmount === figures.finalAmount;
  return !isSame && (amountDue({ ...before, ...figures }) ?? 0) > 0;
}

function withDiscount(
  before: OrderState,
  { points: spent, discount }: Extract<Command, { kind: 'redeem' }>,
): Decision {
  return decided('points_redeemed', {
    ...figuresOf(paymentOf(before), discount),
    pointsRedeemed: spent,
    discountAmount: discount,
  });
}

/** Without its points; where they were a discount, without that, and with what the order earns by its full price. */
function annulled(
  before: OrderState,
  { earned, redeemed }: Extract<Command, { kind: 'annul' }>,
): Decision {
  const action = 'points_annulled';
  if (redeemed === 0) {
    return decided(action, { pointsEarned: points(before.pointsEarned - earned) });
  }
  const discount = cents(0);
  const changes = {
    ...figuresOf(paymentOf(before), discount),
    pointsRedeemed: points(0),
    discountAmount: discount,
  };
  return decided(action, changes, pointsCorrection(before, { ...before, ...changes }));
}
