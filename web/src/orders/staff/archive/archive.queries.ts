import type { QueryOf } from '@brasa/core/kernel/call.ts';
import type { ArchivePage } from '@brasa/core/orders/archive/order-archive.contract.ts';
import { listArchive } from '@brasa/core/orders/orders.calls.ts';
import { usePages } from '../../../browser/staff/use-pages.ts';
import type { Conditions } from './archive-conditions.ts';

type Query = NonNullable<QueryOf<typeof listArchive>>;

/** What a list of orders is asked for by. */
export function queryOfConditions(conditions: Conditions): Query {
  const { search, from, to, status, payment, isNear } = conditions;
  return {
    ...(search !== '' && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(isNear && { near: 'true' }),
  };
}

/** Null when the session has ended. */
export function useArchive(query: Query) {
  return usePages(listArchive, { query, nextOf: ({ next }) => next, listOf });
}

export type FoundOrders = ReturnType<typeof listOf>;

function listOf(pages: readonly ArchivePage[]) {
  return {
    orders: pages.flatMap(({ orders }) => orders),
    names: pages[0]?.names ?? 'exact',
    owed: pages[0]?.owed ?? null,
    /** How far back the last page came, where it was not the end. */
    next: pages.at(-1)?.next ?? null,
  };
}
