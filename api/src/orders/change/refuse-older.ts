// A decision made without a connection does not overwrite a later change of the order
// (docs/rules/wire.md#made-offline).
import type { Transaction } from '../../db/database.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { Failure } from '../../failure.ts';
import { lastChange } from '../archive/last-change.store.ts';
import { viewOrder } from '../order-view.ts';
import type { OrderRow } from '../orders.store.ts';

/** Throws EDITED_MEANWHILE where the device that sends the change had an older version of the order on its screen. */
export function refuseUnseen(order: OrderRow, identity: RequestIdentity | null): void {
  const seen = identity?.seenVersion ?? order.version;
  if (seen < order.version) throw new Failure('EDITED_MEANWHILE', { current: viewOrder(order) });
}

/**
 * Throws EDITED_MEANWHILE where somebody decided something without a connection and the order was changed after that.
 * `at` is null for what is sent at once. That the order is ready no more contradicts a decision about its readiness alone.
 */
export async function refuseOlder(
  { sql }: Transaction,
  order: OrderRow,
  { at, by, isOfReadiness = false }: { at: number | null; by: number; isOfReadiness?: boolean },
): Promise<void> {
  if (at === null || (await lastChange(sql, order.id, { by, isOfReadiness })) <= at) return;
  throw new Failure('EDITED_MEANWHILE', { current: viewOrder(order) });
}
