// Around every change of points that staff send: its key, and what has to be refetched after it.
import type { QueryClient } from '@tanstack/react-query';
import { listUsers } from '@brasa/core/accounts/accounts.calls.ts';
import { readDashboard, readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import {
  listDiscountTiers,
  listPointsHistory,
  readPoints,
  readPointsNotification,
  readWallet,
  readWalletQr,
  searchByPhone,
} from '@brasa/core/loyalty/loyalty.calls.ts';
import { readOrder } from '@brasa/core/orders/orders.calls.ts';
import { UnansweredKeys } from '../../browser/api/idempotency-key.ts';
import { invalidate } from '../../browser/api/send.ts';

/**
 * What has been sent and not been answered. It outlives the dialogs, which are closed and opened again
 * between a lost answer and its repeat.
 */
export const pointsKeys = new UnansweredKeys();

/** Everything that shows somebody's points, or an order's discount: staff may have points of their own. */
const CHANGED = [
  searchByPhone,
  readPoints,
  readWallet,
  listPointsHistory,
  listDiscountTiers,
  readPointsNotification,
  readWalletQr,
  readOrder,
  readDashboard,
  listUsers,
  readUserStatistics,
];

export function invalidatePoints(queryClient: QueryClient): void {
  void invalidate(queryClient, ...CHANGED);
}
