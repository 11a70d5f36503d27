// All orders of all days, as staff look for one (docs/rules/orders.md#archive).
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { addDays, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { MAX_ID } from '@brasa/core/kernel/fields.ts';
import type {
  ArchivePage,
  ArchiveQuery,
} from '@brasa/core/orders/archive/order-archive.contract.ts';
import { readSearch } from '@brasa/core/orders/archive/order-archive.rules.ts';
import { findUserById, listOtherPhones } from '../../accounts/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { listByIds } from './account-orders.store.ts';
import { findPlaces, type Places } from './archive-places.report.ts';
import {
  byIdentity,
  byState,
  byWords,
  sumOwed,
  type Place,
  type Range,
  type Source,
} from './archive-sources.report.ts';
import { listNearWords, listWords } from './name-words.store.ts';
import { viewOrder } from '../order-view.ts';

const PAGE_LENGTH = 25;

/** After every pick-up. */
const END: Place = { pickupTime: Date.UTC(9999, 0), id: MAX_ID };

type Found = Places & { names: ArchivePage['names'] };

/** A page of the orders that meet every condition, the last pick-up first. Throws USER_NOT_FOUND. */
export async function listArchive({ db }: Shop, query: ArchiveQuery): Promise<ArchivePage> {
  const sql = db.read;
  const { places, next, names } = await find(sql, query);
  const orders = await listByIds(
    sql,
    places.map(({ id }) => id),
  );
  const near = names === 'near' ? '-near' : '';
  return {
    orders: orders.map(viewOrder),
    next: next && `${next.pickupTime}-${next.id}${near}`,
    names,
    ...(await owedOf(sql, query)),
  };
}

async function owedOf(sql: Queries, query: ArchiveQuery): Promise<Pick<ArchivePage, 'owed'>> {
  const { payment, status, before } = query;
  const isNarrowed = (query.search ?? '') !== '' || query.customer !== undefined;
  if (isNarrowed || before || (payment !== 'unpaid' && payment !== 'to_give_back')) return {};
  const { count, total } = await sumOwed(sql, payment, { status, range: rangeOf(query) });
  return { owed: { count, total: centsToDecimal(total) } };
}

async function find(sql: Queries, query: ArchiveQuery): Promise<Found> {
  const typed = readSearch(query.search ?? '');
  const given = [...(await ofCustomer(sql, query.customer)), ...ofState(query)];
  const range = rangeOf(query);
  const seek = (sources: readonly Source[]) => {
    const all = [...sources, ...given];
    const some = all.length === 0 ? [byState(undefined, undefined)] : all;
    return findPlaces(sql, some, range, PAGE_LENGTH);
  };
  if (typed === null) return { ...(await seek([])), names: 'exact' };
  if (typed.by === 'identity') {
    const { id, phone, email } = typed;
    const ids = known(id).filter((one) => one <= MAX_ID);
    const identity = { ids, phones: known(phone), emails: known(email) };
    return { ...(await seek([byIdentity(identity)])), names: 'exact' };
  }
  const isNear = query.near === 'true' || query.before?.isNear === true;
  if (isNear) return seekNear(sql, typed.words, seek);
  const named = await wordsLike(sql, typed.words);
  const found = await seek(named.sources);
  const isNone = found.places.length === 0 && found.next === null;
  if (isNone && query.before === undefined && !named.isBroad) {
    return seekNear(sql, typed.words, seek);
  }
  return { ...found, names: named.isBroad ? 'broad' : 'exact' };
}

const known = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

/** Without a word nothing is found: a source without lists. */
async function wordsLike(sql: Queries, typed: readonly string[]) {
  const lists = await Promise.all(typed.map((word) => listWords(sql, word)));
  return {
    sources: typed.length === 0 ? [byWords([])] : lists.map(({ words }) => byWords(words)),
    isBroad: lists.some(({ isBroad }) => isBroad),
  };
}

async function seekNear(
  sql: Queries,
  typed: readonly string[],
  seek: (sources: readonly Source[]) => Promise<Places>,
): Promise<Found> {
  const lists = await Promise.all(
    typed.map(async (word) => [
      ...(await listWords(sql, word)).words,
      ...(await listNearWords(sql, word)),
    ]),
  );
  const sources = typed.length === 0 ? [byWords([])] : lists.map((words) => byWords(words));
  return { ...(await seek(sources)), names: 'near' };
}

/** Of an account: its own orders, and those that staff entered with one of its phones. */
async function ofCustomer(sql: Queries, id: number | undefined): Promise<Source[]> {
  if (id === undefined) return [];
  const user = await findUserById(sql, id);
  if (!user) throw new Failure('USER_NOT_FOUND');
  const phones = [...known(user.phone), ...(await listOtherPhones(sql, id))];
  return [byIdentity({ users: [id], phones })];
}

function ofState({ status, payment }: ArchiveQuery): Source[] {
  return status || payment ? [byState(status, payment)] : [];
}

function rangeOf({ from, to, before }: ArchiveQuery): Range {
  const end = to ? { pickupTime: startOfDay(addDays(to, 1)), id: 0 } : END;
  return { before: before ?? end, since: from ? startOfDay(from) : 0 };
}
