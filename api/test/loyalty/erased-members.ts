// A customer who leaves for good, in a history of points.
import { expect } from 'vitest';
import { hashPassword } from '../../src/accounts/passwords/passwords.ts';
import { flag } from '../../src/db/tables/columns.ts';
import { Failure } from '../../src/failure.ts';
import { changeStatus } from '../../src/orders/change/change-status.ts';
import { eraseOwnAccount } from '../../src/customers/erase-own-account.ts';
import { OWNER_AT_DESK } from '../owner.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

const PASSWORD = 'hasta siempre';
const passwordHash = hashPassword(PASSWORD);

/**
 * The user gets a sign-in and erases the account; answers whether it is gone. A pending order of the
 * account is in the way, unless all are handed over first.
 */
export async function eraseMember(
  { shop }: ShopUnderTest,
  id: number,
  handsOver: boolean,
): Promise<boolean> {
  const username = `socio-${id}`;
  await shop.db.transact(async ({ sql }) =>
    sql
      .updateTable('users')
      .set({ username, password: await passwordHash, phoneOnly: flag(false) })
      .where('id', '=', id)
      .execute(),
  );
  const pending = await shop.db.read
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', id)
    .where('status', '=', 'pending')
    .execute();
  if (handsOver) {
    for (const order of pending) {
      await changeStatus(shop, { id: order.id, by: 1, identity: null }, { kind: 'confirm' });
    }
  }
  const owner = { ...OWNER_AT_DESK, id, username, role: 'abaranci' as const };
  const erasing = eraseOwnAccount(shop, owner, { password: PASSWORD });
  if (handsOver || pending.length === 0) {
    await erasing;
    return true;
  }
  await expect(erasing).rejects.toEqual(new Failure('ERASURE_ORDERS_PENDING'));
  return false;
}
