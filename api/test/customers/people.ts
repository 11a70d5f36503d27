// One person with two accounts, for the tests of making them one.
import type { MergeReply, UserAccount } from '@brasa/core/customers/merging.contract.ts';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { openShop, type Caller, type Reply, type ShopUnderTest } from '../shop-under-test.ts';

const mergeUrl = (kept: number) => `/api/auth/users/${kept}/merge`;

/** Sends the request; `key` for one that may be repeated. */
export const merge = (staff: Caller, kept: number, merged: number, key?: string): Promise<Reply> =>
  staff.post(
    mergeUrl(kept),
    { mergedUserId: merged },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** Merges, and answers what was moved. */
export async function merged(staff: Caller, kept: number, other: number): Promise<MergeReply> {
  const reply = await merge(staff, kept, other);
  if (reply.status !== 200) throw new Error(`not merged: ${JSON.stringify(reply.body)}`);
  return reply.body as MergeReply;
}

export async function accountOf(staff: Caller, id: number): Promise<UserAccount> {
  return (await staff.get(`/api/auth/users/${id}/account`)).body as UserAccount;
}

export async function pointsOf(staff: Caller, phone: string): Promise<[number, number]> {
  const { body } = await staff.post('/api/points/search-phone', { phone });
  const { points } = body as { points: { total: number; available: number } };
  return [points.total, points.available];
}

export async function listed(staff: Caller, q: string): Promise<UserView[]> {
  const url = `/api/auth/users?showAll=true&q=${encodeURIComponent(q)}`;
  return (await staff.get(url)).body as UserView[];
}

export type Person = { id: number; phone: string };

/** Two customers of whom only the phone is known, with so many points each. */
export async function openWithTwo(points: [number, number] = [0, 0]) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const kept = await personWith(under, points[0]);
  const other = await personWith(under, points[1]);
  return { under, staff, kept, other };
}

export async function personWith(under: ShopUnderTest, points: number): Promise<Person> {
  const person = await newCustomer(under);
  if (points > 0) await earn(under, person.id, points);
  return person;
}

/** Lets time pass, and everybody who is signed in stay so. */
export async function wait({ shop, time }: ShopUnderTest, milliseconds: number): Promise<void> {
  time.now += milliseconds;
  await shop.db.transact(async (transaction) => {
    await transaction.sql
      .updateTable('sessions')
      .set({ createdAt: time.now, usedAt: time.now, expiresAt: time.now + 1000 })
      .execute();
    transaction.announce('accounts');
  });
}
