// Whose points a history is about.
import { Failure } from '../../src/failure.ts';
import { findOrder, type OrderRow } from '../../src/orders/orders.store.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';
import { KnownPoints } from './known-points.ts';
import type { Coverage } from './ledger-coverage.ts';

export type Member = { phone: string; points: KnownPoints; userId: number | null };

/** Two phones, of which nobody knows anything at first, and orders of 30 € each. */
export type Family = {
  under: ShopUnderTest;
  members: Member[];
  /** Whose account was erased; the phone is somebody new's. */
  erased: Member[];
  /** By their place; those that nothing happens to are not there. */
  orders: number[];
  visits: number;
  coverage: Coverage;
};

/** Somebody of whom only the phone is known, and not yet to the shop. */
export function newMember(phone: string, { note }: Coverage): Member {
  return { phone, points: new KnownPoints(note), userId: null };
}

export function memberOf({ members }: Family, place: number) {
  const member = members[place];
  if (!member) throw new Error('nobody there');
  return member;
}

/** Whoever is there, and whoever was. */
export const everybody = ({ members, erased }: Family): Member[] => [...members, ...erased];

/** The points of everybody, once each: two who became one have the same. */
export const ledgersOf = (family: Family): Set<KnownPoints> =>
  new Set(everybody(family).map(({ points }) => points));

/** The code of the refusal, or the answer. */
export const outcome = <Answer>(doing: Promise<Answer>): Promise<Answer | string> =>
  doing.catch((error: unknown) => {
    if (error instanceof Failure) return error.code;
    throw error;
  });

export const isCalledOff = (row: OrderRow | null) =>
  row?.status === 'cancelled' || row?.status === 'error';

export const readOrder = async ({ shop }: ShopUnderTest, id: number): Promise<OrderRow> => {
  const row = await findOrder(shop.db.read, id);
  if (!row) throw new Error('an order is gone');
  return row;
};
