import type { Customer } from '@brasa/core/customers/customer.contract.ts';
import { findUserById, listOtherPhones } from '../accounts/index.ts';
import { orRefuse } from '../failure.ts';
import { readPoints } from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';

/** For staff. Throws USER_NOT_FOUND, also for somebody who was erased or became part of another account. */
export async function readCustomer(shop: Shop, id: number): Promise<Customer> {
  const sql = shop.db.read;
  const { walletVersion: _, ...user } = orRefuse(await findUserById(sql, id), 'USER_NOT_FOUND');
  const { availablePoints, totalPoints, nextExpiries } = await readPoints(sql, id, shop.clock());
  const otherPhones = await listOtherPhones(sql, id);
  return { user, otherPhones, availablePoints, totalPoints, lots: nextExpiries };
}
