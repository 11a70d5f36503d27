import { sql as raw, type Selectable } from 'kysely';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import type { OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { defer } from '../../db/defer.ts';
import { compiledInsert, compiledOnce } from '../../db/prepared.ts';
import { isOver } from '../../oven/index.ts';
import type { OrderLogsTable } from '../orders.tables.ts';

type OrderLogRow = Selectable<OrderLogsTable>;

const newLog = compiledInsert('orderLogs');

/** Adds an entry to the order's history; states hold what the action changed. */
export async function insertOrderLog(
  transaction: Transaction,
  log: {
    orderId: number;
    action: OrderAction;
    before: object | null;
    after: object | null;
    by: number | null;
    now: number;
    madeAt?: number | null;
  },
): Promise<void> {
  const row = {
    orderId: log.orderId,
    action: log.action,
    previousState: log.before && JSON.stringify(log.before),
    newState: log.after && JSON.stringify(log.after),
    createdAt: log.now,
    createdBy: log.by,
    madeAt: log.madeAt ?? null,
  };
  await defer(transaction, newLog(transaction.sql, [row]));
}

const newOverCapacityLog = compiledOnce((sql) =>
  sql
    .insertInto('orderLogs')
    .columns(['orderId', 'action', 'createdAt', 'createdBy'])
    .expression(
      sql
        .selectNoFrom([
          raw`cast(${0} as bigint)`.as('orderId'),
          raw`cast(${''} as text)`.as('action'),
          raw`cast(${0} as bigint)`.as('createdAt'),
          raw`cast(${0} as bigint)`.as('createdBy'),
        ])
        .where(isOver(0, tenths(0))),
    ),
);

/** Adds to the order's history that it was taken over the capacity, where the slot is over it by now. */
export async function insertOverCapacityLog(
  transaction: Transaction,
  log: { orderId: number; by: number | null; now: number; slot: number; capacity: Tenths },
): Promise<void> {
  const { orderId, by, now, slot, capacity } = log;
  const action: OrderAction = 'over_capacity';
  const values = [orderId, action, now, by, slot, capacity];
  await defer(transaction, newOverCapacityLog(transaction.sql, values));
}

/** The last entry of the order's history with this action. */
export function findLastLog(
  sql: Queries,
  orderId: number,
  action: OrderAction | OrderStatus,
): Promise<Pick<OrderLogRow, 'previousState' | 'newState' | 'createdAt'> | undefined> {
  return sql
    .selectFrom('orderLogs')
    .select(['previousState', 'newState', 'createdAt'])
    .where('orderId', '=', orderId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
