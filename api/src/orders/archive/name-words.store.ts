// The words of orders' names: written with the order, moved when it is finished, gone with its name. Those of pending
// orders are kept by order, so that an order writes them all in one place; those of the others by word and pick-up.
// See docs/rules/orders.md#searching-the-archive.
import {
  isNearWord,
  mirrored,
  nameWords,
  nearPlaces,
} from '@brasa/core/orders/archive/name-words.rules.ts';
import { sql as raw, type ExpressionBuilder } from 'kysely';
import type { OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { defer } from '../../db/defer.ts';
import { lockByName } from '../../db/engines/engine.ts';
import { setsOf } from '../../db/sets-of.ts';
import { compiledInsert } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables/tables.ts';

/** The columns by which the words of an order's name are kept. */
export type Named = { id: number; customerName: string; pickupTime: number; status: OrderStatus };

const LOCK = 'name words';

const newWords = compiledInsert('nameWords', (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);
const newPendingWords = compiledInsert('pendingNameWords');
const newOrderWords = compiledInsert('orderNameWords');

const listedWord = (word: string) => ({ word, mirrored: mirrored(word) });

const isPending = ({ status }: Named): boolean => status === 'pending';

/** Makes the order found by its name; costs PostgreSQL no round trip. */
export async function insertNameWords(transaction: Transaction, order: Named): Promise<void> {
  const { sql, engine } = transaction;
  const words = nameWords(order.customerName);
  if (words.length === 0) return;
  // Whoever takes words out of the list waits until this order has them, or is waited for.
  await lockByName(sql, engine, LOCK, 'shared');
  await defer(transaction, newWords(sql, words.map(listedWord)));
  await defer(transaction, insertOrderWords(sql, order, words));
}

/**
 * Follows an order that has another name now, is finished or pending again, or is finished and has another pick-up; words
 * that no name has any more are forgotten.
 */
export async function followName(
  transaction: Transaction,
  before: Named,
  after: Named,
): Promise<void> {
  const { sql, engine } = transaction;
  const had = nameWords(before.customerName);
  if (before.customerName === after.customerName) {
    if (isSamePlace(before, after) || had.length === 0) return;
    // Its words stay in the list: whoever looks for them finds them in one place or the other.
    await defer(transaction, deleteOrderWords(sql, before, had));
    await defer(transaction, insertOrderWords(sql, after, had));
    return;
  }
  const has = nameWords(after.customerName);
  const gone = had.filter((word) => !has.includes(word));
  await lockByName(sql, engine, LOCK);
  if (had.length > 0) await defer(transaction, deleteOrderWords(sql, before, had));
  await insertNameWords(transaction, after);
  if (gone.length > 0) await defer(transaction, forgetUnused(sql, gone));
}

/**
 * Follows orders that say nobody's name any more, but this one; no more of them than a statement takes. They are as pending
 * or finished as before. Words that no name has any more are forgotten.
 */
export async function followErasedNames(
  { sql, engine }: Transaction,
  orders: readonly Named[],
  name: string,
): Promise<void> {
  await lockByName(sql, engine, LOCK);
  const gone = new Set<string>();
  for (const [former, some] of Map.groupBy(orders, ({ customerName }) => customerName)) {
    const had = nameWords(former);
    if (had.length > 0) await deleteWordsOfOrders(sql, some, had);
    for (const word of had) gone.add(word);
  }
  const has = nameWords(name);
  await sql.executeQuery(newWords(sql, has.map(listedWord)));
  await insertWordsOfOrders(sql, orders, has);
  for (const word of has) gone.delete(word);
  for (const some of setsOf([...gone])) await forgetUnused(sql, some).execute();
}

async function deleteWordsOfOrders(
  sql: Transaction['sql'],
  orders: readonly Named[],
  words: readonly string[],
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await sql.deleteFrom('pendingNameWords').where('orderId', 'in', ids).execute();
  await sql
    .deleteFrom('orderNameWords')
    .where((is) =>
      is(
        is.refTuple('word', 'pickupTime', 'orderId'),
        'in',
        is
          .selectFrom(['nameWords', 'orders'])
          .select(['nameWords.word', 'orders.pickupTime', 'orders.id'])
          .where('nameWords.word', 'in', words)
          .where('orders.id', 'in', ids)
          .$asTuple('word', 'pickupTime', 'id'),
      ),
    )
    .execute();
}

async function insertWordsOfOrders(
  sql: Transaction['sql'],
  orders: readonly Named[],
  words: readonly string[],
): Promise<void> {
  const entries = orders.flatMap((order) => words.map((word) => ({ order, word })));
  const [pending, finished] = [
    entries.filter(({ order }) => isPending(order)),
    entries.filter(({ order }) => !isPending(order)),
  ];
  if (pending.length > 0) {
    const rows = pending.map(({ order, word }) => ({ orderId: order.id, word }));
    await sql.insertInto('pendingNameWords').values(rows).execute();
  }
  if (finished.length > 0) {
    const rows = finished.map(({ order: { id: orderId, pickupTime }, word }) => ({
      ...{ word, pickupTime, orderId },
    }));
    await sql.insertInto('orderNameWords').values(rows).execute();
  }
}

function isSamePlace(before: Named, after: Named): boolean {
  if (isPending(before)) return isPending(after);
  return !isPending(after) && before.pickupTime === after.pickupTime;
}

function insertOrderWords(sql: Transaction['sql'], order: Named, words: readonly string[]) {
  const { pickupTime, id: orderId } = order;
  if (isPending(order)) {
    return newPendingWords(
      sql,
      words.map((word) => ({ orderId, word })),
    );
  }
  return newOrderWords(
    sql,
    words.map((word) => ({ word, pickupTime, orderId })),
  );
}

function deleteOrderWords(sql: Transaction['sql'], order: Named, words: readonly string[]) {
  if (isPending(order)) return sql.deleteFrom('pendingNameWords').where('orderId', '=', order.id);
  return sql
    .deleteFrom('orderNameWords')
    .where('word', 'in', words)
    .where('pickupTime', '=', order.pickupTime)
    .where('orderId', '=', order.id);
}

function forgetUnused(sql: Transaction['sql'], words: readonly string[]) {
  return sql
    .deleteFrom('nameWords')
    .where('word', 'in', words)
    .where((is) => is.not(is.exists(withWord(is, 'orderNameWords'))))
    .where((is) => is.not(is.exists(withWord(is, 'pendingNameWords'))));
}

function withWord(
  is: ExpressionBuilder<Tables, 'nameWords'>,
  table: 'orderNameWords' | 'pendingNameWords',
) {
  return is
    .selectFrom(table)
    .select(`${table}.orderId`)
    .whereRef(`${table}.word`, '=', 'nameWords.word');
}

/** From here on a word may be the beginning of one. */
const LEAST_BEGINNING = 3;
/** More words than any beginning has that says something. */
const MOST_WORDS = 60;
/** Of words that begin or end like one with a wrong letter. */
const MOST_LOOKED_AT = 3000;
/** After everything that begins so. */
const END = '\u{10FFFF}';

/** The names' words that are this one or begin with it; the word alone, and `isBroad`, where too many do. */
export async function listWords(
  sql: Queries,
  typed: string,
): Promise<{ words: string[]; isBroad: boolean }> {
  const isBeginning = Array.from(typed).length >= LEAST_BEGINNING;
  const found = await wordsBetween(sql, 'word', typed, isBeginning ? typed + END : typed)
    .limit(MOST_WORDS + 1)
    .execute();
  const words = found.map(({ word }) => word);
  const isBroad = words.length > MOST_WORDS;
  return { words: isBroad ? words.filter((word) => word === typed) : words, isBroad };
}

/** The names' words that are a letter away from this one. */
export async function listNearWords(sql: Queries, typed: string): Promise<string[]> {
  const places = nearPlaces(typed);
  if (!places) return [];
  const { start, mirroredEnd, length, swapped } = places;
  const alike = [
    wordsBetween(sql, 'word', start, start + END),
    wordsBetween(sql, 'mirrored', mirroredEnd, mirroredEnd + END),
  ].map((query) =>
    query
      .where(raw<number>`length(word)`, '>=', length - 1)
      .where(raw<number>`length(word)`, '<=', length + 1)
      .limit(MOST_LOOKED_AT)
      .execute(),
  );
  const turned = sql.selectFrom('nameWords').select('word').where('word', 'in', swapped).execute();
  const found = (await Promise.all([...alike, turned])).flat().map(({ word }) => word);
  const near = [...new Set(found)].filter((word) => word !== typed && isNearWord(typed, word));
  return near.sort().slice(0, MOST_WORDS);
}

function wordsBetween(sql: Queries, column: 'word' | 'mirrored', least: string, most: string) {
  return sql
    .selectFrom('nameWords')
    .select('word')
    .where(column, '>=', least)
    .where(column, '<=', most)
    .orderBy(column);
}
