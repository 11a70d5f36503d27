// Takes over the hours of the Google listing: only where autoUpdate allows it, all of them or none.
// See docs/rules/hours.md#what-changes-in-a-sync.
import { specialDayEntry, type SyncReply } from '@brasa/core/hours/hours.contract.ts';
import {
  listedDays,
  listedWeek,
  type ListedDay,
  type ListedHours,
} from '@brasa/core/hours/google-hours.rules.ts';
import { addDays, dayOfWeek, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../db/database.ts';
import { countQuestion, type Limit } from '../db/throttle.ts';
import { isSame } from '../edit-conflict.ts';
import { Failure, orRefuse } from '../failure.ts';
import { fetchGoogleHours, type GoogleListing } from '../outside/google-hours.ts';
import type { Shop } from '../shop.ts';
import { lockSpecialDays } from './edit-special-days.ts';
import { lockAutomaticWeekdays, listBusinessHours, updateWeekday } from './hours.store.ts';
import { recordSpecialDay, recordWeekday, type HoursEditor } from './record-hours.ts';
import {
  deleteSpecialDay,
  lockListedDays,
  insertSpecialDay,
  listSpecialDays,
  updateSpecialDay,
  type StoredSpecialDay,
} from './special-days.store.ts';

/** Google tells of today and the six days that follow. */
const LISTED_DAYS_AHEAD = 6;

const QUESTIONS: Limit = { most: 10, windowMilliseconds: 10 * 60 * 1000 };

/**
 * The sync of this process: who asks while one is under way gets the outcome of that one, which is recorded as of who
 * asked first.
 */
export function sharedSync(shop: Shop): (actor: Actor) => Promise<SyncReply> {
  let underWay: Promise<SyncReply> | null = null;
  return (actor) => {
    underWay ??= syncHours(shop, actor).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/**
 * Asks Google and writes what it says. Throws GOOGLE_NOT_CONFIGURED, GOOGLE_ASKED_TOO_OFTEN with the
 * seconds to wait, or what fetchGoogleHours throws; GOOGLE_UNUSABLE also for hours that make no sense.
 * Then nothing has changed.
 */
async function syncHours(shop: Shop, actor: Actor): Promise<SyncReply> {
  if (!shop.googlePlaces) throw new Failure('GOOGLE_NOT_CONFIGURED');
  await countQuestion(shop, 'hours sync', QUESTIONS, 'GOOGLE_ASKED_TOO_OFTEN');
  const { week, days } = readListing(await fetchGoogleHours(shop.googlePlaces));
  const now = shop.clock();
  const today = madridDay(now);
  const changed = await shop.db.transact(async (transaction) => {
    await lockSpecialDays(transaction);
    const editor = { actor, now, isGoogle: true };
    const weekdays = await takeOverWeek(transaction, week, editor);
    return weekdays + (days ? await takeOverSpecialDays(transaction, days, today, editor) : 0);
  });
  const { read } = shop.db;
  return {
    businessHours: await listBusinessHours(read),
    specialDays: await listSpecialDays(read, today),
    changed,
  };
}

/** `days` is null where Google tells nothing of special days. */
function readListing({ regularOpeningHours, currentOpeningHours: current }: GoogleListing) {
  const week = orRefuse(listedWeek(regularOpeningHours.periods), 'GOOGLE_UNUSABLE');
  if (!current) return { week, days: null };
  const dates = current.specialDays.map(({ date }) => date);
  const days = dates.length === 0 ? [] : listedDays(dates, current.periods);
  return { week, days: orRefuse(days, 'GOOGLE_UNUSABLE') };
}

/** A closed day keeps its times for when it opens again. */
const asStored = (hours: ListedHours) =>
  hours === null ? { isOpen: false } : { isOpen: true, ...hours };

async function takeOverWeek(
  transaction: Transaction,
  week: readonly ListedHours[],
  editor: HoursEditor,
): Promise<number> {
  let changed = 0;
  for (const stored of await lockAutomaticWeekdays(transaction)) {
    const change = asStored(week[stored.dayOfWeek] ?? null);
    if (isSame(stored, change)) continue;
    const after = await updateWeekday(transaction, { ...stored, ...change }, editor.now);
    await recordWeekday(transaction, editor, [stored, after]);
    changed += 1;
  }
  return changed;
}

/**
 * A special day that is there changes where its own autoUpdate allows it, whoever entered it; a new
 * one is entered where its weekday's does. One that only Google had entered, and that Google no
 * longer tells of, goes.
 */
async function takeOverSpecialDays(
  transaction: Transaction,
  listed: readonly ListedDay[],
  today: Day,
  editor: HoursEditor,
): Promise<number> {
  const automatic = new Set((await lockAutomaticWeekdays(transaction)).map((day) => day.dayOfWeek));
  const stored = await lockListedDays(transaction, today, addDays(today, LISTED_DAYS_AHEAD));
  const listedDays = listed.filter(
    ({ date }) => date >= today && date <= addDays(today, LISTED_DAYS_AHEAD),
  );
  let changed = 0;
  for (const day of listedDays) {
    const known = stored.find(({ date }) => date === day.date);
    if (!known && !automatic.has(dayOfWeek(day.date))) continue;
    const take = known
      ? overwrite(transaction, known, day, editor)
      : enter(transaction, day, editor);
    if (await take) changed += 1;
  }
  for (const day of stored) {
    const { id, date, source, autoUpdate } = day;
    const isGone =
      source === 'google' && autoUpdate && !listedDays.some((one) => one.date === date);
    if (!isGone) continue;
    await deleteSpecialDay(transaction, id);
    await recordSpecialDay(transaction, editor, [day, null]);
    changed += 1;
  }
  return changed;
}

async function overwrite(
  transaction: Transaction,
  stored: StoredSpecialDay,
  { hours }: ListedDay,
  editor: HoursEditor,
): Promise<boolean> {
  const change = asStored(hours);
  if (!stored.autoUpdate || isSame(stored, change)) return false;
  const { now } = editor;
  const after = await updateSpecialDay(transaction, stored, { ...stored, ...change }, now);
  await recordSpecialDay(transaction, editor, [stored, after]);
  return true;
}

async function enter(
  transaction: Transaction,
  { date, hours }: ListedDay,
  editor: HoursEditor,
): Promise<boolean> {
  const entry = specialDayEntry.parse({ date, autoUpdate: true, ...asStored(hours) });
  const added = await insertSpecialDay(transaction, entry, 'google', editor.now);
  if (!added) return false;
  await recordSpecialDay(transaction, editor, [null, added]);
  return true;
}
