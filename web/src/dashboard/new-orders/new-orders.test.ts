import { expect, it } from 'vitest';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { deskOrder } from '../../../test/staff-desk.ts';
import { beginWatch, markedNow, markedSeen, nextTold, shownUnseen, watchOn } from './new-orders.ts';

const OPENED = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-20T12:05:00.000Z';
const EARLIER = '2026-11-20T11:00:00.000Z';

const order = (id: number, createdAt: string) =>
  deskOrder(id, '2026-11-20T14:00', { createdAt, updatedAt: createdAt });
const opened = (lastUpdated: string | null, ...orders: ReturnType<typeof order>[]) =>
  beginWatch({ orders, cancelledByCustomer: [], lastUpdated } as unknown as DashboardData);
const NOBODYS: ReadonlySet<number> = new Set();
const A = order(1, EARLIER);

it('knows what was there when the desk was opened', () => {
  expect(opened(OPENED, A).unseen).toEqual([]);
});

it('tells what comes in afterwards, oldest first', () => {
  const watch = watchOn(opened(OPENED, A), [A, order(5, LATER), order(6, LATER)], NOBODYS);
  expect(watch.unseen).toEqual([5, 6]);
});

it('tells a desk that is opened of a withdrawal whose drinks have not come back', () => {
  const withdrawn = { ...A, status: 'delivered' as const, customerChangedAt: EARLIER };
  const data = { orders: [], cancelledByCustomer: [withdrawn], lastUpdated: OPENED };
  expect(beginWatch(data as unknown as DashboardData).unseen).toEqual([A.id]);
});

it('tells the very first order of a shop', () => {
  expect(watchOn(opened(null), [order(1, LATER)], NOBODYS).unseen).toEqual([1]);
});

it('does not tell an order that was reopened, whether it had been on the list or not', () => {
  const watch = watchOn(opened(OPENED, A), [], NOBODYS);
  expect(watchOn(watch, [A, order(2, EARLIER)], NOBODYS).unseen).toEqual([]);
});

it('does not tell what was entered at this desk', () => {
  expect(watchOn(opened(OPENED, A), [A, order(5, LATER)], new Set([5])).unseen).toEqual([]);
});

it('tells what a customer has changed, each time, and once', () => {
  const moved = (customerChangedAt: string) => ({ ...A, customerChangedAt });
  const own = new Set([A.id]);
  const watch = watchOn(opened(OPENED, A), [moved(LATER)], own);
  expect(watch.unseen).toEqual([A.id]);
  const seen = markedSeen(watch, A.id);
  expect(watchOn(seen, [moved(LATER)], own)).toBe(seen);
  expect(watchOn(seen, [moved('2026-11-20T12:06:00.000Z')], own).unseen).toEqual([A.id]);
});

it('does not tell what a customer had changed before the desk was opened', () => {
  const watch = watchOn(opened(OPENED), [{ ...A, customerChangedAt: EARLIER }], NOBODYS);
  expect(watch.unseen).toEqual([]);
});

it('stays the same while nothing comes or goes', () => {
  const watch = opened(OPENED, A);
  expect(watchOn(watch, [A], NOBODYS)).toBe(watch);
});

it('forgets what has been handled before anybody here looked', () => {
  const watch = watchOn(opened(OPENED), [order(5, LATER)], NOBODYS);
  expect(watchOn(watch, [], NOBODYS).unseen).toEqual([]);
});

it('is told once that somebody has looked, at one or at all', () => {
  const both = [order(5, LATER), order(6, LATER)];
  const watch = watchOn(opened(OPENED), both, NOBODYS);
  expect(markedSeen(watch, 5).unseen).toEqual([6]);
  const shown = shownUnseen(watch, [5, 6], 1000);
  expect(shown.unseen).toEqual([]);
  expect(watchOn(shown, both, NOBODYS).unseen).toEqual([]);
});

it('marks what "Ver" has led to, until each is opened, for a minute at most', () => {
  const watch = watchOn(opened(OPENED), [order(5, LATER), order(6, LATER)], NOBODYS);
  expect(markedNow(watch, 1000)).toEqual([]);
  const shown = shownUnseen(watch, [5, 6], 1000);
  expect(markedNow(shown, 1000)).toEqual([5, 6]);
  expect(markedNow(markedSeen(shown, 5), 60_999)).toEqual([6]);
  expect(markedNow(shown, 61_000)).toEqual([]);
});

it('tells what customers have changed one by one, before all that is new, and leaves the others', () => {
  const told = [order(5, LATER), order(6, LATER)];
  const changed = [7, 8].map((id) => ({ ...order(id, EARLIER), customerChangedAt: LATER }));
  const watch = watchOn(opened(OPENED), [...told, ...changed], NOBODYS);
  const next = (unseen: readonly number[]) =>
    nextTold([...changed.toReversed(), ...told], unseen).map(({ id }) => id);
  expect(next(watch.unseen)).toEqual([7]);
  expect(next(markedSeen(watch, 7).unseen)).toEqual([8]);
  expect(next([5, 6])).toEqual([5, 6]);
  expect(next([])).toEqual([]);
  expect(shownUnseen(watch, [5, 6], 1000).unseen).toEqual([7, 8]);
});
