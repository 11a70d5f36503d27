// The outcome of a command on an order: one function for the server and for a device without a connection, so that both say
// the same. See docs/rules/orders.md#one-decision.
import { TRANSITIONS, transitionOutcome, type Transition } from '../orders.rules.ts';
import { amountDue } from '../pay/owed.rules.ts';
import { takenUp, withMoney, withoutOrder, type CallOff } from './call-off.rules.ts';
import {
  decided,
  type Command,
  type Decision,
  type DecisionRefused,
  type World,
} from './decision.ts';
import { edited } from './edit-command.rules.ts';
import type { DecidedOrder, OrderState } from './order-state.rules.ts';
import { withoutDiscount } from './payment-change.rules.ts';
import { annulled, earning, withDiscount } from './points-command.rules.ts';

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
