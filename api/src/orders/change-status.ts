// What happens to an order on the counter: Entregado, Cancelar, Marcar como Error.
// See docs/rules/orders.md#order-status.
import { transitionOutcome, type Transition } from '@brasa/core/orders/orders.rules.ts';
import type { Command } from '@brasa/core/orders/change/decide.rules.ts';
import type { ChangedOrder } from '@brasa/core/orders/points-change.contract.ts';
import { refuseStale } from '../edit-conflict.ts';
import type { Shop } from '../shop.ts';
import type { StaffTarget } from '../transact-once.ts';
import { unchanged } from './carry-out.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { viewOrder } from './order-view.ts';
import { refuseOlder } from './refuse-older.ts';

/**
 * Changes the order's status with all that follows from it; a repeat changes nothing. Throws ORDER_NOT_FOUND,
 * EDITED_MEANWHILE where the sender says which version was seen and it is another, even one that is there already, or where it
 * was decided without a connection before the order's last change, ORDER_INVOICED, or ORDER_TRANSITION_IMPOSSIBLE when the order
 * is neither pending nor there already.
 */
export function changeStatus(
  shop: Shop,
  target: StaffTarget,
  command: Extract<Command, { kind: Transition }>,
  { version }: { version?: number | undefined } = {},
): Promise<ChangedOrder> {
  return changeLockedOrder(shop, target, async ({ transaction, before, madeAt, run }) => {
    refuseStale(before, version, viewOrder);
    if (transitionOutcome(before.status, command.kind) === 'already-done') return unchanged(before);
    if (version === undefined) {
      await refuseOlder(transaction, before, { at: madeAt, by: target.by });
    }
    return run(command, { reason: reasonOf(command) });
  });
}

/** Why the shop keeps the money of a call-off; null where it does not. */
function reasonOf(command: Extract<Command, { kind: Transition }>): string | null {
  const money = 'money' in command ? command.money : undefined;
  return money && 'kept' in money ? money.kept : null;
}
