// "Al horno": a batch goes onto the spit (docs/rules/oven.md#batches).
import type { Batch, NewBatch } from '@brasa/core/oven/batches.contract.ts';
import { batchSlotFault } from '@brasa/core/oven/batches.rules.ts';
import { throwFieldFault } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { insertBatch, lockBatches, viewBatch } from './batches.store.ts';

/** Puts it on and answers it. Throws VALIDATION for a slot that is none of today. */
export function putOnSpit(
  shop: Shop,
  { slot, chickens }: NewBatch,
  { by, identity }: StaffRequest,
): Promise<Batch> {
  return transactOnce(shop, identity, async (transaction, now) => {
    throwFieldFault(batchSlotFault(slot, now));
    await lockBatches(transaction);
    const row = { slot, chickens, putOnAt: now, putOnBy: by, readyAt: null, readyBy: null };
    return viewBatch(await insertBatch(transaction, row));
  });
}
