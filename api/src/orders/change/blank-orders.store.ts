// Orders without who they were for: after an erasure by the person or by staff, and once their time has passed
// (docs/rules/customers.md#what-an-erasure-takes).
import { sql as raw, type Selectable } from 'kysely';
import { startOfDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import { forgetObjections } from '../../accounts/index.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { defer } from '../../db/defer.ts';
import { setsInTurn } from '../../db/sets-of.ts';
import { NEXT_VERSION } from '../../db/tables/columns.ts';
import { erasedValues, personalColumns } from '../../db/tables/personal-columns.ts';
import { forgetPushOfOrders } from '../../messages/index.ts';
import { listByIds } from '../archive/account-orders.store.ts';
import { readState } from '../archive/logged-state.ts';
import { followErasedNames, type Named } from '../archive/name-words.store.ts';
import { blankNotes } from '../order-lines.store.ts';
import type { OrderRow } from '../orders.store.ts';
import type { OrderLogsTable } from '../orders.tables.ts';

/** `by` is who asked for it; null where nobody did. */
type Erasure = { by: number | null; now: number };

/**
 * Takes out of the orders, which the caller has locked, who they were for; one that says so no more stays as it is. Answers of how many.
 * What an invoice says stays in the invoice (docs/rules/customers.md#what-an-erasure-leaves).
 */
export async function blankOrders(
  transaction: Transaction,
  ids: readonly number[],
  erasure: Erasure,
): Promise<number> {
  const blanked: Named[] = [];
  for await (const some of setsInTurn(ids)) {
    const orders = await listByIds(transaction.sql, some);
    const named = orders.filter(({ erasedAt }) => erasedAt === null);
    if (named.length > 0) await blankSet(transaction, named, erasure);
    for (const { id, customerName, pickupTime, status } of named) {
      blanked.push({ id, customerName, pickupTime, status });
    }
  }
  // Last: from then until the transaction ends no order with a name is taken.
  for await (const some of setsInTurn(blanked)) {
    await followErasedNames(transaction, some, erasedValues('orders').customerName);
  }
  if (blanked.length > 0) await forgetObjections(transaction);
  return blanked.length;
}

/** The same, but for the words of the names, of no more orders than a statement takes, each of which says who it was for. */
async function blankSet(
  transaction: Transaction,
  orders: readonly OrderRow[],
  erasure: Erasure,
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await blankColumns(transaction, orders, erasure.now);
  await blankNotes(transaction, ids);
  await blankLogs(transaction, ids);
  await insertErasedLogs(transaction, ids, erasure);
  await forgetPushOfOrders(transaction, ids);
  transaction.announce('orders');
}

const blankDetails = (order: OrderRow): string => {
  const words = detailsOfQuantity(order.quantity);
  const dish = unpricedDishes(order) === '' ? '' : 'otro plato (sin precio)';
  return [words, dish].filter((part) => part !== '').join(', ');
};

async function blankColumns(
  { sql }: Transaction,
  orders: readonly OrderRow[],
  now: number,
): Promise<void> {
  // Free text, in which anything may have been said: the quantity takes its place, and a dish without a price stays one.
  const byDetails = Map.groupBy(orders, blankDetails);
  const erased = { ...erasedValues('orders'), erasedAt: now, version: NEXT_VERSION };
  for (const [details, some] of byDetails) {
    const ids = some.map(({ id }) => id);
    await sql
      .updateTable('orders')
      .set({ ...erased, details, updatedAt: now })
      .where('id', 'in', ids)
      .execute();
  }
}

/** What an order's history may hold of a person. */
const PERSONAL: readonly string[] = [...personalColumns('orders'), 'lines', 'reason'];

async function blankLogs(transaction: Transaction, orderIds: readonly number[]): Promise<void> {
  const { sql } = transaction;
  const logs = await sql
    .selectFrom('orderLogs')
    .select(['id', 'previousState', 'newState'])
    .where('orderId', 'in', orderIds)
    .execute();
  for (const { id, previousState, newState } of logs) {
    const states = { previousState: impersonal(previousState), newState: impersonal(newState) };
    if (states.previousState === previousState && states.newState === newState) continue;
    await defer(transaction, sql.updateTable('orderLogs').set(states).where('id', '=', id));
  }
}

async function insertErasedLogs(
  { sql }: Transaction,
  orderIds: readonly number[],
  { by, now }: Erasure,
): Promise<void> {
  const log = { action: 'erased', previousState: null, newState: null } as const;
  const rows = orderIds.map((orderId) => ({ ...log, orderId, createdAt: now, createdBy: by }));
  await sql.insertInto('orderLogs').values(rows).execute();
}

function impersonal(state: Selectable<OrderLogsTable>['newState']): string | null {
  if (state === null) return null;
  const entries = Object.entries(readState(state));
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !PERSONAL.includes(name))));
}

export type PastOrder = Pick<OrderRow, 'pickupTime' | 'id'>;

/**
 * So many of the orders placed and picked up before the day that still say who they were for, by their ids, after the one that is
 * named. Pending ones and the others stand in indexes of their own.
 */
export async function listPastOrders(
  sql: Queries,
  { before, isPending, most }: { before: Day; isPending: boolean; most: number },
  after: PastOrder | undefined,
): Promise<PastOrder[]> {
  let past = sql
    .selectFrom('orders')
    .select(['pickupTime', 'id'])
    .where('erasedAt', 'is', null)
    .where('status', isPending ? '=' : '<>', raw.lit('pending'))
    .where('pickupTime', '<', startOfDay(before))
    .where('createdAt', '<', startOfDay(before))
    .orderBy('pickupTime')
    .orderBy('id')
    .limit(most);
  if (after) {
    past = past.where(
      raw<boolean>`(${raw.ref('pickupTime')}, ${raw.ref('id')}) > (${after.pickupTime}, ${after.id})`,
    );
  }
  return past.execute();
}
