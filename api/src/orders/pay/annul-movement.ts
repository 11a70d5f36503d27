// "Anular movimiento": a wrong entry is reversed, and the order that it was of follows.
// See docs/rules/loyalty.md#wrong-entries.
import type { BalanceChange } from '@brasa/core/loyalty/movements.contract.ts';
import type { Transaction } from '../../db/database.ts';
import { FOR_EVER, madeAtOf } from '../../db/idempotency.ts';
import {
  annulTransaction,
  orderOfTransaction,
  openLedger,
  recordByHand,
} from '../../loyalty/index.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type ActorRequest } from '../../transact-once.ts';
import { houseOf, runCommand } from '../change/carry-out.ts';
import { lockOrder } from '../orders.store.ts';

/** Throws whatever `annulTransaction` throws. */
export async function annulMovement(
  shop: Shop,
  id: number,
  { actor, identity }: ActorRequest,
): Promise<BalanceChange> {
  const by = actor.id;
  const house = await houseOf(shop);
  const annul = async (transaction: Transaction, now: number) => {
    const orderId = await orderOfTransaction(transaction, id);
    const order = orderId === null ? null : await lockOrder(transaction, orderId);
    const annulled = await annulTransaction(transaction, id, { by, now });
    const madeAt = madeAtOf(identity, now);
    const command = { kind: 'annul', ...annulled } as const;
    if (order) await runCommand(house, transaction, order, { command, by, now, madeAt });
    await recordByHand(transaction, actor, annulled, now);
    const { available } = await openLedger(transaction, annulled.userId, now);
    return { points: annulled.points, availablePoints: available };
  };
  return transactOnce(shop, identity, annul, { expiresAt: FOR_EVER });
}
