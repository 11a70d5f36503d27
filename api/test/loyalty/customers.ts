// Customers with points, for the tests of what happens to the points.
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { earnPoints } from '../../src/loyalty/points/earn-points.ts';
import { insertPhoneOnlyUser } from '../../src/accounts/users/phone-users.store.ts';
import { ROWS } from '../orders/orders.rows.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

/** The instant at which Madrid's clocks show the text: "2026-11-20T12:10". */
export function at(text: string): number {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`no instant: ${text}`);
  return instant;
}

let lastPhone = 600_000_000;

/** Somebody new of whom only the phone is known. */
export async function newCustomer({
  shop,
  time,
}: ShopUnderTest): Promise<{ id: number; phone: string }> {
  lastPhone += 1;
  const phone = String(lastPhone);
  const user = await shop.db.transact((transaction) =>
    insertPhoneOnlyUser(transaction, phone, time.now),
  );
  if (!user) throw new Error('the phone is taken');
  return { id: user.id, phone };
}

/** The customer earns points now. */
export async function earn(
  { shop, time }: ShopUnderTest,
  userId: number,
  earned: number,
  orderId: number | null = null,
): Promise<void> {
  const now = time.now;
  const entry = {
    userId,
    points: points(earned),
    orderId,
    description: null,
    by: 1,
    earnedAt: now,
    now,
  };
  await shop.db.transact((transaction) => earnPoints(transaction, { ...entry, type: 'earned' }));
}

/** An order that is nothing but a number. */
export async function newOrder({ shop }: ShopUnderTest): Promise<number> {
  const { id } = await shop.db.transact(({ sql }) =>
    sql.insertInto('orders').values(ROWS.orders.right).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

/** The points of every transaction, in their order. */
export async function listPoints({ shop }: ShopUnderTest): Promise<number[]> {
  const query = shop.db.read.selectFrom('pointTransactions').select('points').orderBy('id');
  return (await query.execute()).map((entry) => entry.points);
}
