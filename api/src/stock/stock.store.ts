import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { MAX_STOCK, tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { StockAction } from '@brasa/core/stock/stock-history.rules.ts';
import type { StockMove } from '@brasa/core/stock/stock.rules.ts';
import { sql as raw, type Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { defer } from '../db/defer.ts';
import { compiledOnce } from '../db/prepared.ts';
import { brokenCheck, forUpdate } from '../db/engines/engine.ts';
import { Failure } from '../failure.ts';
import type { StockTable } from './stock.tables.ts';

/** Stands where a parameter will be. */
const DAY = '' as Day;

export type StockRow = Selectable<StockTable>;

/** The day's row; undefined while nothing has changed that day. */
export function findStockDay(sql: Queries, day: Day): Promise<StockRow | undefined> {
  return sql.selectFrom('stock').selectAll().where('date', '=', day).executeTakeFirst();
}

/** The day's row, which is there, locked until the transaction ends. */
export function lockStockDay({ sql, engine }: Transaction, day: Day): Promise<StockRow> {
  const query = sql.selectFrom('stock').selectAll().where('date', '=', day);
  return forUpdate(engine, query).executeTakeFirstOrThrow();
}

/** How many chickens of the day's stock its orders have taken away. */
export async function sumDelivered(sql: Queries, stockId: number): Promise<Tenths> {
  const { taken } = await sql
    .selectFrom('stockHistory')
    .select(raw<Sum | null>`sum(previous_stock - new_stock)`.as('taken'))
    .where('stockId', '=', stockId)
    .where('orderId', 'is not', null)
    .executeTakeFirstOrThrow();
  return tenths(Number(taken ?? 0));
}

/** When any day's stock last changed, milliseconds UTC; null when none ever did. */
export async function lastStockChange(sql: Queries): Promise<number | null> {
  const { last } = await sql
    .selectFrom('stock')
    .select((is) => is.fn.max<number | null>('lastUpdated').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** In the order in which they are selected. */
const FIGURES = [
  ...(['date', 'initialStock', 'currentStock', 'reservedStock', 'unreservedStock'] as const),
  'lastUpdated' as const,
];

const missingDay = compiledOnce((sql) =>
  sql
    .insertInto('stock')
    .columns(FIGURES)
    .expression(
      sql
        .selectNoFrom((is) => [
          is.val('').as('date'),
          is.val(0).as('initialStock'),
          is.val(0).as('currentStock'),
          is.val(0).as('reservedStock'),
          is.val(0).as('unreservedStock'),
          is.val(0).as('lastUpdated'),
        ])
        // Or an id would be given out for every order.
        .where((is) =>
          is.not(is.exists(is.selectFrom('stock').select('id').where('date', '=', DAY))),
        ),
    )
    .onConflict((conflict) => conflict.column('date').doNothing()),
);

/** Creates the day's row as it is before anything happens, unless it is there. */
export async function addMissingStockDay(
  transaction: Transaction,
  { day, initialStock, now }: { day: Day; initialStock: Tenths; now: number },
): Promise<void> {
  const figures = [initialStock, initialStock, 0, initialStock];
  await defer(transaction, missingDay(transaction.sql, [day, ...figures, now, day]));
}

/** Notes who has said what the day began with, and by when that counts. */
export async function noteInitialSaid(
  transaction: Transaction,
  { day, by, at }: { day: Day; by: number | null; at: number },
): Promise<void> {
  const said = { initialSaidAt: at, initialSaidBy: by };
  await defer(transaction, transaction.sql.updateTable('stock').set(said).where('date', '=', day));
}

type MovedFigures = {
  day: Day;
  move: StockMove;
  /** By how much the day began with more than was said. */
  initial?: Tenths;
  mostReserved?: Tenths;
  now: number;
};

const movedDay = compiledOnce((sql) =>
  sql
    .updateTable('stock')
    .set({
      initialStock: raw`initial_stock + ${0}`,
      currentStock: raw`current_stock + ${0}`,
      reservedStock: raw`reserved_stock + ${0}`,
      unreservedStock: raw`unreserved_stock + ${0}`,
      reservedAllowed: MAX_STOCK,
      // Changes carry the time at which they began; a late writer must not turn it back.
      lastUpdated: raw`case when last_updated > ${0} then last_updated else ${0} end`,
    })
    .where('date', '=', DAY),
);

/**
 * Moves the figures of the day, whose row is there, in one statement. From then on others wait, so it is
 * deferred: the row is not locked while anything travels.
 */
export async function moveFigures(
  transaction: Transaction,
  { day, move, initial = tenths(0), mostReserved = MAX_STOCK, now }: MovedFigures,
): Promise<void> {
  const moves = [initial, move.current, move.reserved, move.current - move.reserved];
  // A move that gives chickens back always fits.
  const allowed = move.reserved > 0 ? mostReserved : MAX_STOCK;
  const moved = movedDay(transaction.sql, [...moves, allowed, now, now, day]);
  await defer(transaction, moved, (error) => refusalOf(error, { move, allowed }));
}

type Moved = { move: StockMove; allowed: Tenths };

/** The columns hold what they can; that more is given back than was reserved is a bug of ours. */
function refusalOf(error: unknown, { move, allowed }: Moved): unknown {
  const check = brokenCheck(error);
  if (check === null) return error;
  // Without a bound the column is meant, whichever of the two the engine names.
  if (check === 'stock_reserved_allowed' && allowed < MAX_STOCK) return new Failure('DAY_FULL');
  const isOfReserved = /(?<!un)reserved_stock/.test(check);
  return isOfReserved && move.reserved < 0 ? error : new Failure('STOCK_LIMIT_REACHED');
}

export type StockHistoryEntry = {
  day: Day;
  move: StockMove;
  action: StockAction;
  orderId: number | null;
  by: number | null;
  now: number;
};

/** In the order in which an entry is selected. */
const HISTORY = [
  ...(['stockId', 'orderId', 'action', 'quantity', 'previousStock', 'newStock'] as const),
  ...(['previousReserved', 'newReserved', 'createdAt', 'createdBy'] as const),
];

const entryOfDay = compiledOnce((sql) =>
  sql
    .insertInto('stockHistory')
    .columns(HISTORY)
    .expression(
      sql
        .selectFrom('stock')
        .select((is) => [
          'stock.id as stockId',
          is.val(0).as('orderId'),
          is.val('').as('action'),
          is.val(0).as('quantity'),
          raw`current_stock - ${0}`.as('previousStock'),
          'stock.currentStock as newStock',
          raw`reserved_stock - ${0}`.as('previousReserved'),
          'stock.reservedStock as newReserved',
          is.val(0).as('createdAt'),
          is.val(0).as('createdBy'),
        ])
        .where('date', '=', DAY),
    ),
);

/** Notes the move that the day's figures have just made. */
export async function insertHistory(
  transaction: Transaction,
  { day, move, action, orderId, by, now }: StockHistoryEntry,
): Promise<void> {
  const quantity = move.current === 0 ? move.reserved : move.current;
  const what = [orderId, action, quantity, move.current, move.reserved, now, by];
  await defer(transaction, entryOfDay(transaction.sql, [...what, day]));
}
