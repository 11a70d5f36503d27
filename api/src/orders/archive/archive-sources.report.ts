// Where orders are looked for: each condition of a search as lists that stand in the order of the pick-up, so
// that the last ones are read without the rest. See docs/rules/orders.md#searching-the-archive.
import {
  sql as raw,
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { ArchivePayment } from '@brasa/core/orders/archive/order-archive.rules.ts';
import { ORDER_STATUSES, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Queries } from '../../db/database.ts';
import type { Sum } from '../../db/expressions.ts';

/** A place in the list: the last pick-up first, of one time the last number. */
export type Place = { pickupTime: number; id: number };

/** What is looked at: before a place, and no pick-up earlier than an instant. */
export type Range = { before: Place; since: number };

/** What an order has to meet, as lists to read it from and as a question to an order of another list. */
export type Source = {
  /** Each with at most so many places. */
  lists: (sql: Queries, range: Range, most: number) => List[];
  holds: Expression<SqlBool>;
  /** It has so few that there is nothing to choose. */
  isFew: boolean;
};

type List = AliasableExpression<Place>;

/** Of one phone or e-mail no more are looked at; no person has as many. */
const MOST_OF_ONE = 5000;

const earlier = (time: string, id: string, { before }: Range): RawBuilder<SqlBool> =>
  raw`(${raw.ref(time)}, ${raw.ref(id)}) < (${before.pickupTime}, ${before.id})`;

/**
 * Asks the order itself, by its number. A subquery for each, so that no engine makes it a join, for which it
 * might read all orders.
 */
const ofOrder = (condition: Expression<SqlBool>): RawBuilder<SqlBool> =>
  raw`(select 1 from orders where orders.id = place.id and ${condition}) = 1`;

/** As a literal: an index of some orders is not used for a parameter. */
const PENDING = raw.lit('pending' as const);

/** Of these the last places in the range, which have time and number under these names. */
function newest<Db, Table extends keyof Db>(
  places: SelectQueryBuilder<Db, Table, Place>,
  [time, id]: readonly [string, string],
  range: Range,
  most: number,
) {
  return places
    .where(raw<SqlBool>`${raw.ref(time)} >= ${range.since}`)
    .where(earlier(time, id, range))
    .orderBy(raw.ref(time), 'desc')
    .orderBy(raw.ref(id), 'desc')
    .limit(most);
}

function ofOrders(sql: Queries, range: Range, most: number) {
  const places = sql.selectFrom('orders').select(['pickupTime', 'id']);
  return newest(places, ['pickupTime', 'id'], range, most);
}

function ofWord(sql: Queries, word: string, range: Range, most: number) {
  const places = sql
    .selectFrom('orderNameWords')
    .select(['pickupTime', 'orderId as id'])
    .where('word', '=', word);
  return newest(places, ['pickupTime', 'orderId'], range, most);
}

/** Those with one of the words in their names. */
export function byWords(words: readonly string[]): Source {
  if (words.length === 0) return { lists: () => [], holds: raw`1 = 0`, isFew: false };
  const some = raw.join([...words]);
  const ofPending = (id: string) =>
    raw<SqlBool>`(select 1 from pending_name_words as named where named.order_id = ${raw.ref(id)} and named.word in (${some}) limit 1) = 1`;
  const ofOthers = raw<SqlBool>`(select 1 from order_name_words as other where other.word in (${some}) and other.pickup_time = place.pickup_time and other.order_id = place.id limit 1) = 1`;
  return {
    lists: (sql, range, most) => [
      ofOrders(sql, range, most).where('status', '=', PENDING).where(ofPending('orders.id')),
      ...words.map((word) => ofWord(sql, word, range, most)),
    ],
    holds: raw`(${ofPending('place.id')} or ${ofOthers})`,
    isFew: false,
  };
}

/** A list of finished orders that has an index. */
type Noted = 'unnoted' | 'owing' | 'to_give_back' | 'withdrawn' | PaymentMethod;

/**
 * Those in the state, and paid so; each order is in one of these lists, whatever is asked for. The pending ones
 * are few, and asked how they are paid; of the others each state and payment has an index.
 */
export function byState(
  status: OrderStatus | undefined,
  payment: ArchivePayment | undefined,
): Source {
  const statuses = status ? [status] : ORDER_STATUSES;
  const finished = statuses.filter((one) => one !== 'pending');
  const noted = notedAs(payment);
  const pairs = finished.flatMap((one) => noted.map((other) => [one, other] as const));
  return {
    lists: (sql, range, most) => {
      const places = () => ofOrders(sql, range, most);
      const others = pairs.map(([one, other]) =>
        places()
          .where('status', '<>', PENDING)
          .where('status', '=', one)
          .where(notedSo(other))
          .where(paidAs(payment)),
      );
      if (finished.length === statuses.length) return others;
      return [places().where('status', '=', PENDING).where(paidAs(payment)), ...others];
    },
    holds: ofOrder(raw`status in (${raw.join([...statuses])}) and ${paidAs(payment)}`),
    isFew: false,
  };
}

function notedAs(payment: ArchivePayment | undefined): readonly Noted[] {
  if (payment === undefined) return ['unnoted', ...PAYMENT_METHODS];
  if (payment === 'unpaid') return ['unnoted', 'owing'];
  return payment === 'paid' ? PAYMENT_METHODS : [payment];
}

/** As its index says it. Without a payment an order is in the first list alone. */
function notedSo(noted: Noted): RawBuilder<SqlBool> {
  if (noted === 'unnoted') return raw`final_amount is null`;
  if (noted === 'owing') return raw`final_amount is not null and ${IS_OWING}`;
  if (noted === 'to_give_back') return IS_TO_GIVE_BACK;
  if (noted === 'withdrawn') return IS_WITHDRAWN;
  return raw`final_amount is not null and payment_method = ${noted}`;
}

// In the words of their indexes.
const IS_OWING = raw<SqlBool>`amount_due > 0`;
const IS_TO_GIVE_BACK = raw<SqlBool>`amount_due < 0`;
const IS_WITHDRAWN = raw<SqlBool>`withdrawn_at is not null`;

function paidAs(payment: ArchivePayment | undefined): RawBuilder<SqlBool> {
  if (payment === undefined) return raw`1 = 1`;
  if (payment === 'unpaid') return raw`(final_amount is null or ${IS_OWING})`;
  if (payment === 'to_give_back') return IS_TO_GIVE_BACK;
  if (payment === 'withdrawn') return IS_WITHDRAWN;
  if (payment === 'paid') return raw`(final_amount is not null and coalesce(amount_due, 0) <= 0)`;
  return raw`final_amount is not null and payment_method = ${payment}`;
}

type Owing = Extract<ArchivePayment, 'unpaid' | 'to_give_back'>;

/** How many orders of these days and states owe so, and how much together, in cents above 0. */
export async function sumOwed(
  sql: Queries,
  payment: Owing,
  { status, range }: { status: OrderStatus | undefined; range: Range },
): Promise<{ count: number; total: Cents }> {
  const isSo = payment === 'unpaid' ? IS_OWING : IS_TO_GIVE_BACK;
  const ofStatus = (one: OrderStatus) =>
    sql
      .selectFrom('orders')
      .select((is) => [
        is.fn.countAll<Sum>().as('count'),
        is.fn.sum<Sum | null>('amountDue').as('total'),
      ])
      .where('status', one === 'pending' ? '=' : '<>', PENDING)
      .where('status', '=', one)
      .where(isSo)
      .where(raw<SqlBool>`pickup_time >= ${range.since}`)
      .where(earlier('pickup_time', 'id', range))
      .executeTakeFirstOrThrow();
  const found = await Promise.all((status ? [status] : ORDER_STATUSES).map(ofStatus));
  const sumOf = (field: 'count' | 'total') =>
    found.reduce((sum, one) => sum + Number(one[field] ?? 0), 0);
  return { count: sumOf('count'), total: cents(Math.abs(sumOf('total'))) };
}

export type Identity = {
  ids?: readonly number[];
  phones?: readonly string[];
  emails?: readonly string[];
  users?: readonly number[];
};

/** Those with one of these numbers, phones, e-mails (in small letters) or owners. */
export function byIdentity({ ids = [], phones = [], emails = [], users = [] }: Identity): Source {
  const conditions = [
    ...ids.map((id) => raw<SqlBool>`orders.id = ${id}`),
    ...phones.map((phone) => raw<SqlBool>`customer_phone = ${phone}`),
    ...emails.map(
      (email) => raw<SqlBool>`(lower(customer_email) = ${email} and customer_email is not null)`,
    ),
    ...users.map((user) => raw<SqlBool>`user_id = ${user}`),
  ];
  return {
    lists: (sql, range, most) =>
      conditions.map((condition) => {
        const own = sql
          .selectFrom('orders')
          .select(['pickupTime', 'id'])
          .where(condition)
          .orderBy('id', 'desc')
          .limit(MOST_OF_ONE);
        const places = sql.selectFrom(own.as('own')).select(['own.pickupTime', 'own.id']);
        return newest(places, ['own.pickupTime', 'own.id'], range, most);
      }),
    holds: ofOrder(raw`(${raw.join(conditions, raw` or `)})`),
    isFew: true,
  };
}
