// What is added up by time for a close: read-only. See docs/rules/books.md#between-two-closes.
import { sql as raw, type RawBuilder } from 'kysely';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { TIERS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { IS_FIRST } from './first-entries.report.ts';

/** From `since`, to `until` inclusive, in milliseconds. */
export type Span = { since: number; until: number };

/** Longer than from the moment that a row bears until it is committed. */
export const LOOK_BACK = 10 * MINUTE;

const NOTHING = {
  ...{ ordered: 0, walkIn: 0, given: 0, redeemed: 0 },
  ...{ bonuses: 0, bonusWorth: 0, invoices: 0, invoiced: 0 },
};
/** Chickens in tenths, points, how many bonuses without an order and how many invoices, each with its cents. */
export type Tally = typeof NOTHING;

/** The last row of each table that a close looks at, by what counts up. */
const COUNTS_UP = {
  stockHistory: raw`select max(id) from stock_history`,
  pointTransactions: raw`select max(id) from point_transactions`,
  invoices: raw`select max(id) from invoices`,
  invoiceRecords: raw`select max(position) from invoice_records`,
};
type Marks = Record<keyof typeof COUNTS_UP, number>;

/** The rows that the next close meets again, added up; rows with ids above `marks` are new to it, whatever the clock said. */
export type Tail = Tally & { marks?: Marks };

/** The count, and its tail for the next close. */
export type Counted = { tally: Tally; tail: Tail };

/**
 * Rows after `from` are looked at, and those after `tailFrom` are the tail. With `marks` it is the rows up to `from` whose
 * ids come after: they were written after the close before, by a clock that has been put back.
 */
type Look = { from: number; tailFrom: number; marks?: Marks };
type SeenRow = { seen: Sum | null; tail: Sum | null };

/**
 * Everything after `since` that is committed by now and not in `before`, the tail of the close then; undefined where
 * there is none, which looks not back.
 */
export async function countBetween(
  sql: Queries,
  { since, until }: Span,
  before: Tail | undefined,
): Promise<Counted> {
  // First: what is committed meanwhile is met again by its moment.
  const marks = await lastRows(sql);
  const look = { from: before ? since - LOOK_BACK : since, tailFrom: until - LOOK_BACK };
  const { seen, tail } = await addUp(sql, look);
  const behind = before?.marks ? await addUp(sql, { ...look, marks: before.marks }) : null;
  return {
    // The close before may be from before all of this was counted.
    tally: less(seen, { ...NOTHING, ...before }, behind?.seen ?? NOTHING),
    tail: { ...tail, marks },
  };
}

async function lastRows(sql: Queries): Promise<Marks> {
  const last = Object.entries(COUNTS_UP).map(
    ([name, query]) => raw`coalesce((${query}), 0) as ${raw.ref(name)}`,
  );
  const { rows } = await raw<Record<string, Sum>>`select ${raw.join(last)}`.execute(sql);
  const numbers = Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(numbers) as Marks;
}

async function addUp(sql: Queries, look: Look): Promise<{ seen: Tally; tail: Tally }> {
  const parts = [
    await sumChickens(sql, look),
    await sumPoints(sql, look),
    await sumCounterBonuses(sql, look),
    await sumInvoices(sql, look),
  ];
  const added = (which: 'seen' | 'tail') =>
    parts.reduce<Tally>((all, part) => ({ ...all, ...part[which] }), NOTHING);
  return { seen: added('seen'), tail: added('tail') };
}

/** Less what the close before has counted, and with what only its marks tell. */
function less(one: Tally, counted: Tally, behind: Tally): Tally {
  const names = Object.keys(NOTHING) as (keyof Tally)[];
  return Object.fromEntries(
    names.map((name) => [name, one[name] - counted[name] + behind[name]]),
  ) as Tally;
}

type Part = { seen: Partial<Tally>; tail: Partial<Tally> };

/** The sums of the rows after `from` and of the tail, for one statement: they are of the same rows. */
const bothSums = (value: RawBuilder<unknown>, at: RawBuilder<unknown>, look: Look) =>
  [
    look.marks
      ? raw<Sum | null>`sum(${value})`
      : raw<Sum | null>`sum(case when ${at} > ${look.from} then ${value} else 0 end)`,
    raw<Sum | null>`sum(case when ${at} > ${look.tailFrom} then ${value} else 0 end)`,
  ] as const;
const CREATED_AT = raw.ref('createdAt');

const asSeenRow = ([seen, tail]: ReturnType<typeof bothSums>) =>
  [seen.as('seen'), tail.as('tail')] as const;

const earliest = ({ from, tailFrom }: Look) => Math.min(from, tailFrom);

/** The rows to be looked at, by their moment and by what counts up in their table. */
const isLookedAt = (
  look: Look,
  at: RawBuilder<unknown>,
  { in: table, by }: { in: keyof Marks; by: RawBuilder<unknown> },
): RawBuilder<boolean> =>
  look.marks
    ? raw`${by} > ${look.marks[table]} and ${at} <= ${look.from}`
    : raw`${at} > ${earliest(look)}`;

/** What left the shop for orders, and for passers-by. */
async function sumChickens(sql: Queries, look: Look): Promise<Part> {
  const rows = await sql
    .selectFrom('stock')
    .innerJoin('stockHistory', 'stockId', 'stock.id')
    .select('action')
    .select(asSeenRow(bothSums(raw`(previous_stock - new_stock)`, CREATED_AT, look)))
    .where(look.marks ? raw.lit(true) : raw<boolean>`last_updated > ${earliest(look)}`)
    .where(isLookedAt(look, CREATED_AT, { in: 'stockHistory', by: raw`stock_history.id` }))
    .groupBy('action')
    .execute();
  const sumOf = (which: keyof SeenRow, isMeant: (action: string) => boolean) =>
    rows.reduce((sum, row) => sum + (isMeant(row.action) ? Number(row[which]) : 0), 0);
  const of = (which: keyof SeenRow) => ({
    ordered: sumOf(which, (action) => action.startsWith('order_')),
    walkIn: sumOf(which, (action) => WALK_IN_ACTIONS.some((one) => one === action)),
  });
  return { seen: of('seen'), tail: of('tail') };
}

/** What customers earned and spent, as it was entered. */
async function sumPoints(sql: Queries, look: Look): Promise<Part> {
  const sumOf = (type: 'earned' | 'redeemed') =>
    sql
      .selectFrom('pointTransactions')
      .select(asSeenRow(bothSums(raw.ref('points'), CREATED_AT, look)))
      // As a literal: a partial index is not used for a parameter.
      .where('type', '=', raw.lit(type))
      .where(IS_FIRST)
      .where(isLookedAt(look, CREATED_AT, { in: 'pointTransactions', by: raw`id` }))
      .executeTakeFirstOrThrow();
  const [earned, redeemed] = [await sumOf('earned'), await sumOf('redeemed')];
  const of = (which: keyof SeenRow) => ({
    given: Number(earned[which] ?? 0),
    redeemed: 0 - Number(redeemed[which] ?? 0),
  });
  return { seen: of('seen'), tail: of('tail') };
}

const BONUS_WORTH = raw`case 0 - points ${raw.join(
  TIERS.map((tier) => raw`when ${raw.lit(tier.points)} then ${raw.lit(tier.euros * 100)}`),
  raw` `,
)} end`;

/** Counts bonuses used without an order. One that is taken back comes off in the close of its annulment. */
async function sumCounterBonuses(sql: Queries, look: Look): Promise<Part> {
  const used = raw`type = 'redeemed' and order_id is null`;
  const isMoved = (at: RawBuilder<unknown>, by: RawBuilder<unknown>) =>
    isLookedAt(look, at, { in: 'pointTransactions', by });
  const moves = raw`(
    select created_at as at, 1 as used, ${BONUS_WORTH} as worth from point_transactions
    where ${used} and ${isMoved(CREATED_AT, raw`id`)}
    union all
    select point_reversals.created_at, -1, 0 - ${BONUS_WORTH}
    from point_reversals join point_transactions on point_transactions.id = transaction_id
    where ${used} and ${isMoved(raw`point_reversals.created_at`, raw`reversed_by`)}) as moves`;
  return sumMoves(sql, moves, look, { bonuses: 'used', bonusWorth: 'worth' });
}

/** Less what it replaces, as the totals of the invoices' page (docs/rules/invoices.md#page-of-invoices). */
const WORTH = raw`(invoices.total - (select coalesce(sum(rectified_base + rectified_tax), 0)
  from invoice_rates where invoice_rates.invoice_id = invoices.id))`;

/**
 * An annulment takes off what its invoice added; one that is sent again does so once. Records are in the order of their
 * moments: those that are new are found from the end of the chain.
 */
function sumInvoices(sql: Queries, look: Look): Promise<Part> {
  const [issued, calledOff] = invoiceRows(look);
  const moves = raw`(
    select issued_at as at, 1 as documents, ${WORTH} as worth from invoices where ${issued}
    union all
    select generated_at, 0, 0 - ${WORTH}
    from invoice_records as annulment join invoices on invoices.id = annulment.invoice_id
    where type = 'annulment' and ${calledOff}
    and not exists (select 1 from invoice_records as earlier
      where earlier.invoice_id = annulment.invoice_id and earlier.type = 'annulment'
      and earlier.position < annulment.position)) as moves`;
  return sumMoves(sql, moves, look, { invoices: 'documents', invoiced: 'worth' });
}

/** Which invoices, and which annulments, are looked at. */
function invoiceRows({ marks, ...look }: Look): [RawBuilder<unknown>, RawBuilder<unknown>] {
  if (marks) {
    return [
      raw`invoices.id > ${marks.invoices} and issued_at <= ${look.from}`,
      raw`position > ${marks.invoiceRecords} and generated_at <= ${look.from}`,
    ];
  }
  const since = earliest(look);
  return [
    raw`issued_on >= ${madridDay(since)} and issued_at > ${since}`,
    raw`generated_at > ${since} and position > coalesce((
      select position from invoice_records as before where generated_at <= ${since}
      order by position desc limit 1), 0)`,
  ];
}

/** Sums each column of the moves into the part of the tally that names it. */
async function sumMoves<Name extends keyof Tally>(
  sql: Queries,
  moves: RawBuilder<unknown>,
  look: Look,
  columns: Record<Name, string>,
): Promise<Part> {
  const names = Object.keys(columns) as Name[];
  const sums = names.flatMap((name, index) => {
    const [seen, tail] = bothSums(raw.ref(columns[name]), raw.ref('at'), look);
    return [raw`${seen} as ${raw.ref(`seen${index}`)}`, raw`${tail} as ${raw.ref(`tail${index}`)}`];
  });
  const { rows } = await raw<Record<string, Sum | null>>`
    select ${raw.join(sums)} from ${moves}`.execute(sql);
  const of = (which: keyof SeenRow): Partial<Tally> =>
    Object.fromEntries(
      names.map((name, index) => [name, Number(rows[0]?.[`${which}${index}`] ?? 0)]),
    );
  return { seen: of('seen'), tail: of('tail') };
}
