// What is added up by time for a close: read-only. See docs/rules/books.md#between-two-closes.
import { sql as raw, type RawBuilder } from 'kysely';
import { MINUTE } from '@brasa/core/kernel/durations.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { TIERS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';

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

/** What was counted, and what of it a later close may meet again. */
export type Counted = { tally: Tally; tail: Tally };

/** Rows after `from` are looked at, and those after `tailFrom` are the tail. */
type Look = { from: number; tailFrom: number };
type SeenRow = { seen: Sum | null; tail: Sum | null };

/**
 * Everything after `since` that is committed by now and not in `before`, the tail of the close then; undefined where
 * there is none, which looks not back.
 */
export async function countBetween(
  sql: Queries,
  { since, until }: Span,
  before: Tally | undefined,
): Promise<Counted> {
  const look = { from: before ? since - LOOK_BACK : since, tailFrom: until - LOOK_BACK };
  const parts = [
    await sumChickens(sql, look),
    await sumPoints(sql, look),
    await sumCounterBonuses(sql, look),
    await sumInvoices(sql, look),
  ];
  const added = (which: 'seen' | 'tail') =>
    parts.reduce<Tally>((all, part) => ({ ...all, ...part[which] }), NOTHING);
  // The close before may be from before all of this was counted.
  return { tally: less(added('seen'), { ...NOTHING, ...before }), tail: added('tail') };
}

const less = (one: Tally, other: Tally): Tally => ({
  ordered: one.ordered - other.ordered,
  walkIn: one.walkIn - other.walkIn,
  given: one.given - other.given,
  redeemed: one.redeemed - other.redeemed,
  bonuses: one.bonuses - other.bonuses,
  bonusWorth: one.bonusWorth - other.bonusWorth,
  invoices: one.invoices - other.invoices,
  invoiced: one.invoiced - other.invoiced,
});

type Part = { seen: Partial<Tally>; tail: Partial<Tally> };

/** The sums of the rows after `from` and of the tail, for one statement: they are of the same rows. */
const bothSums = (value: RawBuilder<unknown>, at: RawBuilder<unknown>, look: Look) =>
  [
    raw<Sum | null>`sum(case when ${at} > ${look.from} then ${value} else 0 end)`,
    raw<Sum | null>`sum(case when ${at} > ${look.tailFrom} then ${value} else 0 end)`,
  ] as const;
const CREATED_AT = raw.ref('createdAt');

const asSeenRow = ([seen, tail]: ReturnType<typeof bothSums>) =>
  [seen.as('seen'), tail.as('tail')] as const;

const earliest = ({ from, tailFrom }: Look) => Math.min(from, tailFrom);

/** What left the shop for orders, and for passers-by. */
async function sumChickens(sql: Queries, look: Look): Promise<Part> {
  const rows = await sql
    .selectFrom('stock')
    .innerJoin('stockHistory', 'stockId', 'stock.id')
    .select('action')
    .select(asSeenRow(bothSums(raw`(previous_stock - new_stock)`, CREATED_AT, look)))
    .where('lastUpdated', '>', earliest(look))
    .where('createdAt', '>', earliest(look))
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
      .where('createdAt', '>', earliest(look))
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
  const since = earliest(look);
  const used = raw`type = 'redeemed' and order_id is null`;
  const moves = raw`(
    select created_at as at, 1 as used, ${BONUS_WORTH} as worth from point_transactions
    where ${used} and created_at > ${since}
    union all
    select point_reversals.created_at, -1, 0 - ${BONUS_WORTH}
    from point_reversals join point_transactions on point_transactions.id = transaction_id
    where ${used} and point_reversals.created_at > ${since}) as moves`;
  return sumMoves(sql, moves, look, { bonuses: 'used', bonusWorth: 'worth' });
}

/** Less what it replaces, as the totals of the invoices' page (docs/rules/invoices.md#page-of-invoices). */
const WORTH = raw`(invoices.total - (select coalesce(sum(rectified_base + rectified_tax), 0)
  from invoice_rates where invoice_rates.invoice_id = invoices.id))`;

/**
 * An annulment takes off what its invoice added; one that is sent again does so once. Records are in the order of their
 * moments: those that are new are found from the end of the chain.
 */
async function sumInvoices(sql: Queries, look: Look): Promise<Part> {
  const since = earliest(look);
  const moves = raw`(
    select issued_at as at, 1 as documents, ${WORTH} as worth from invoices
    where issued_on >= ${madridDay(since)} and issued_at > ${since}
    union all
    select generated_at, 0, 0 - ${WORTH}
    from invoice_records as annulment join invoices on invoices.id = annulment.invoice_id
    where type = 'annulment' and generated_at > ${since} and position > coalesce((
      select position from invoice_records as before where generated_at <= ${since}
      order by position desc limit 1), 0)
    and not exists (select 1 from invoice_records as earlier
      where earlier.invoice_id = annulment.invoice_id and earlier.type = 'annulment'
      and earlier.position < annulment.position)) as moves`;
  return sumMoves(sql, moves, look, { invoices: 'documents', invoiced: 'worth' });
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
