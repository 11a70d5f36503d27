// The status of an order changes at the counter: Entregado, Cancelar, Marcar como Error.
// See docs/rules/orders.md#order-status.
import { transitionOutcome, type Transition } from '@brasa/core/orders/orders.rules.ts';
import type { Command } from '@brasa/core/orders/change/decision.ts';
import type { CallOffMoney } from '@brasa/core/orders/order-status.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { refuseStale } from '../../edit-conflict.ts';
import type { Shop } from '../../shop.ts';
import type { StaffTarget } from '../../transact-once.ts';
import { unchanged } from './carry-out.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { viewOrder } from '../order-view.ts';
import { refuseOlder, refuseUnseen } from './refuse-older.ts';

/**
 * Changes the order's status with all that follows from it; a repeat changes nothing. Throws ORDER_NOT_FOUND,
 * EDITED_MEANWHILE where the sender says which version was seen and it is another, even one that is there already, where it
 * was decided without a connection before the order's last change, or speaks of money that its device had not seen, ORDER_INVOICED, or ORDER_TRANSITION_IMPOSSIBLE when the order
 * is neither pending nor there already.
 */
export function changeStatus(
  shop: Shop,
  target: StaffTarget,
  command: Extract<Command, { kind: Transition }>,
  { version }: { version?: number | undefined } = {},
): Promise<ChangedOrder> {
  const money = moneyOf(command);
  return changeLockedOrder(shop, target, async ({ transaction, before, madeAt, run }) => {
    refuseStale(before, version, viewOrder);
    if (money) refuseUnseen(before, target.identity);
    const isThere = transitionOutcome(before.status, command.kind) === 'already-done';
    if (isThere && !money) return unchanged(before);
    if (version === undefined) {
      await refuseOlder(transaction, before, { at: madeAt, by: target.by });
    }
    const after = await run(command, { reason: money && 'kept' in money ? money.kept : null });
    return after === before ? unchanged(before) : after;
  });
}

const moneyOf = (command: Extract<Command, { kind: Transition }>): CallOffMoney | undefined =>
  'money' in command ? command.money : undefined;
