// Staff enter, change and remove special days. Two of one date cannot be: whoever writes one waits
// for whoever is writing another.
import type {
  SpecialDay,
  SpecialDayChange,
  SpecialDayEntry,
} from '@brasa/core/hours/hours.contract.ts';
import { specialDateFault } from '@brasa/core/hours/hours.rules.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Actor } from '../actor.ts';
import type { Transaction } from '../db/database.ts';
import { lockByName } from '../db/engines/engine.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { isSame, refuseStale } from '../edit-conflict.ts';
import { Failure, invalidField, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce } from '../transact-once.ts';
import { recordSpecialDay } from './record-hours.ts';
import {
  deleteSpecialDay,
  lockSpecialDay,
  insertSpecialDay,
  isDateTaken,
  updateSpecialDay,
  type StoredSpecialDay,
} from './special-days.store.ts';

export function lockSpecialDays({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, 'special days');
}

function checkDate(date: Day, now: number): void {
  const message = specialDateFault(date, madridDay(now));
  if (message !== null) throw invalidField('date', message);
}

async function lockStored(transaction: Transaction, id: number): Promise<StoredSpecialDay> {
  await lockSpecialDays(transaction);
  return orRefuse(await lockSpecialDay(transaction, id), 'DAY_NOT_FOUND');
}

/** Throws SPECIAL_DAY_EXISTS, VALIDATION for a date past or too far off, IDEMPOTENCY_KEY_REUSED. */
export function addSpecialDay(
  shop: Shop,
  actor: Actor,
  entry: SpecialDayEntry,
  identity: RequestIdentity | null,
): Promise<SpecialDay> {
  return transactOnce(shop, identity, async (transaction, now) => {
    checkDate(entry.date, now);
    await lockSpecialDays(transaction);
    const inserted = await insertSpecialDay(transaction, entry, 'staff', now);
    const added = orRefuse(inserted, 'SPECIAL_DAY_EXISTS');
    await recordSpecialDay(transaction, { actor, now, isGoogle: false }, [null, added]);
    return added;
  });
}

/**
 * Throws DAY_NOT_FOUND, EDITED_MEANWHILE where somebody else has changed it since its editor saw it,
 * SPECIAL_DAY_EXISTS where another has the date, VALIDATION as above. What is so already is no change.
 */
export function changeSpecialDay(
  shop: Shop,
  actor: Actor,
  id: number,
  { version, ...entry }: SpecialDayChange,
): Promise<SpecialDay> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    const stored = await lockStored(transaction, id);
    if (isSame(stored, entry)) return stored;
    refuseStale(stored, version);
    if (entry.date !== stored.date) {
      checkDate(entry.date, now);
      if (await isDateTaken(transaction, entry.date, id)) throw new Failure('SPECIAL_DAY_EXISTS');
    }
    const after = await updateSpecialDay(transaction, stored, entry, now);
    await recordSpecialDay(transaction, { actor, now, isGoogle: false }, [stored, after]);
    return after;
  });
}

/** The date keeps its weekday's hours again. Throws DAY_NOT_FOUND, EDITED_MEANWHILE as above. */
export function removeSpecialDay(
  shop: Shop,
  actor: Actor,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    const stored = await lockStored(transaction, id);
    refuseStale(stored, version);
    await deleteSpecialDay(transaction, id);
    await recordSpecialDay(transaction, { actor, now, isGoogle: false }, [stored, null]);
  });
}
