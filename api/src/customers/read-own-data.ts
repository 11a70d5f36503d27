import type { OwnData } from '@brasa/core/customers/own-data.contract.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { exportSessions, listOtherPhones, readOwnAccount, viewConsent } from '../accounts/index.ts';
import { readHistory, readPoints } from '../loyalty/index.ts';
import { listOrdersOf, viewOrder } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { listMerges } from './merges.report.ts';

/** Everything that is kept about the user; orders are those made with the account. */
export async function readOwnData(shop: Shop, userId: number): Promise<OwnData> {
  const sql = shop.db.read;
  const now = shop.clock();
  const account = await readOwnAccount(sql, userId);
  const [otherPhones, merges, points, pointTransactions, orders, sessions] = await Promise.all([
    listOtherPhones(sql, userId),
    listMerges(sql, userId),
    readPoints(sql, userId, now),
    readHistory(sql, userId),
    listOrdersOf(sql, userId),
    exportSessions(sql, account, now),
  ]);
  return {
    exportedAt: instantToIso(now),
    account,
    otherPhones,
    // Who of the staff has made them is theirs.
    merges: merges.map(({ by: _staff, ...merge }) => merge),
    points,
    pointTransactions,
    orders: orders.map((row) => ({ ...viewOrder(row), consent: viewConsent(row) })),
    sessions,
  };
}
