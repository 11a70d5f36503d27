// The next places of the archive that meet every condition: the shortest list is read, in a window of bounded
// length, and the other conditions are asked of what it has. No search reads more, however many orders there are.
import type { Queries } from '../../db/database.ts';
import type { Sum } from '../../db/expressions.ts';
import type { Place, Range, Source } from './archive-sources.report.ts';

/** What a window reads of all its lists together, and of one of them at least and at most. */
const MOST_READ = 20_000;
const [LEAST_OF_LIST, MOST_OF_LIST] = [500, 4000];
/** A source with more is a long one, however long. */
const MOST_COUNTED = 2000;

export type Places = { places: Place[]; next: Place | null };

/** At most `most` places in the range, and where to go on; `next` without places: the window had none. */
export async function findPlaces(
  sql: Queries,
  sources: readonly Source[],
  range: Range,
  most: number,
): Promise<Places> {
  const shortest = await shortestOf(sql, sources, range);
  if (!shortest) return { places: [], next: null };
  const others = sources.filter((source) => source !== shortest);
  const length = others.length === 0 ? most + 1 : lengthFor(shortest.lists(sql, range, 1).length);
  const window = windowOf(sql, shortest, range, length);
  if (!window) return { places: [], next: null };
  let query = sql.selectFrom(window.as('place')).select(['place.pickupTime', 'place.id']);
  for (const { holds } of others) query = query.where(holds);
  const found = await query
    .orderBy('place.pickupTime', 'desc')
    .orderBy('place.id', 'desc')
    .limit(most + 1)
    .execute();
  const places = found.slice(0, most);
  if (found.length > most) return { places, next: places.at(-1) ?? null };
  if (others.length === 0) return { places, next: null };
  const end = await window
    .clearLimit()
    .limit(1)
    .offset(length - 1)
    .executeTakeFirst();
  return { places, next: end ?? null };
}

function lengthFor(lists: number): number {
  return Math.min(MOST_OF_LIST, Math.max(LEAST_OF_LIST, Math.floor(MOST_READ / lists)));
}

async function shortestOf(
  sql: Queries,
  sources: readonly Source[],
  range: Range,
): Promise<Source | undefined> {
  const few = sources.find(({ isFew }) => isFew);
  if (few || sources.length < 2) return few ?? sources[0];
  const counts = await Promise.all(sources.map((source) => countOf(sql, source, range)));
  return sources[counts.indexOf(Math.min(...counts))];
}

async function countOf(sql: Queries, source: Source, range: Range): Promise<number> {
  const window = windowOf(sql, source, range, MOST_COUNTED);
  if (!window) return 0;
  const { count } = await sql
    .selectFrom(window.as('counted'))
    .select((is) => is.fn.countAll<Sum>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first places of all the source's lists, each once; undefined where it has no list. */
function windowOf(sql: Queries, source: Source, range: Range, length: number) {
  const [first, ...more] = source
    .lists(sql, range, length)
    .map((list) => sql.selectFrom(list.as('one')).select(['one.pickupTime', 'one.id']));
  if (!first) return undefined;
  const all = more.reduce((some, list) => some.union(list), first);
  return sql
    .selectFrom(all.as('each'))
    .select(['each.pickupTime', 'each.id'])
    .orderBy('each.pickupTime', 'desc')
    .orderBy('each.id', 'desc')
    .limit(length);
}
