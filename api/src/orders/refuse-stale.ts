import { Failure } from '../failure.ts';
import { viewOrder } from './order-view.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * Throws ORDER_CHANGED_MEANWHILE, with the order as it is, when it is no longer of the version that
 * the sender had on the screen. Who says no version is not asked for one.
 */
export function refuseStale(before: OrderRow, expectedVersion: number | undefined): void {
  if (expectedVersion === undefined || expectedVersion === before.version) return;
  throw new Failure('ORDER_CHANGED_MEANWHILE', { current: viewOrder(before) });
}
