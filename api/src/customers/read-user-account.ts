import type { UserAccount } from '@brasa/core/customers/merging.contract.ts';
import { findUserById, listOtherPhones } from '../accounts/index.ts';
import { Failure } from '../failure.ts';
import { readPoints } from '../loyalty/index.ts';
import { countOrdersOf } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { listMerges } from './merges.report.ts';

/** What belongs to the account, for staff. Throws USER_NOT_FOUND. */
export async function readUserAccount(shop: Shop, id: number): Promise<UserAccount> {
  const sql = shop.db.read;
  if (!(await findUserById(sql, id))) throw new Failure('USER_NOT_FOUND');
  const { availablePoints, totalPoints } = await readPoints(sql, id, shop.clock());
  return {
    availablePoints,
    totalPoints,
    orders: await countOrdersOf(sql, id),
    otherPhones: await listOtherPhones(sql, id),
    merges: await listMerges(sql, id),
  };
}
