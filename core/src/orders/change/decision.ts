// A command on an order, and its outcome. See docs/rules/orders.md#one-decision.
import type { OpeningHours } from '../../hours/hours.rules.ts';
import type { Cents } from '../../kernel/amounts/cents.ts';
import type { Points } from '../../kernel/amounts/points.ts';
import type { Refused } from '../../kernel/refused.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';
import type { LoyaltyFailure } from '../../loyalty/loyalty.failures.ts';
import type { OrderAction } from '../archive/order-history.rules.ts';
import type { CallOffMoney } from '../order-status.contract.ts';
import type { OrderEdit } from '../orders.contract.ts';
import type { OrdersFailure } from '../orders.failures.ts';
import type { Transition } from '../orders.rules.ts';
import type { CallOff, Restored } from './call-off.rules.ts';
import type { OrderState } from './order-state.rules.ts';
import type { Choice } from './ordered.rules.ts';

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
  /** Chickens that go back into today's stock. */
  toStock?: Tenths;
};

export type DecisionRefused = Refused<OrdersFailure | LoyaltyFailure | 'VALIDATION'>;

export const decided = (
  action: OrderAction,
  changes: Partial<OrderState>,
  ledger: LedgerEffect | null = null,
): Decision => ({ action, changes, ledger });
