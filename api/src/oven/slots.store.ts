import { sql as raw } from 'kysely';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { brokenCheck } from '../db/engines/engine.ts';
import { compiledOnce } from '../db/prepared.ts';

const SLOT = 0;
const NO_LIMIT = tenths(1_000_000_000);

const reservedSlot = compiledOnce((sql) =>
  sql
    .insertInto('ovenSlots')
    .values({ startsAt: SLOT, taken: tenths(0), allowed: tenths(0) })
    .onConflict((conflict) =>
      conflict
        .column('startsAt')
        .doUpdateSet({ taken: raw`oven_slots.taken + ${0}`, allowed: raw`${0}` }),
    ),
);

const releasedSlot = compiledOnce((sql) =>
  sql
    .updateTable('ovenSlots')
    .set({ taken: raw`taken - ${0}`, allowed: NO_LIMIT })
    .where('startsAt', '=', SLOT),
);

export type SlotMove = {
  slot: number;
  /** By how much more is promised for it, or less. */
  by: Tenths;
  /** What may be promised for it at most; null without a limit. */
  most: Tenths | null;
  /** What it fails with where there is no room. */
  full: () => Error;
};

/**
 * Promises more for the slot, or less, which always fits. Nothing waits for it: where there is no room the
 * transaction itself fails, at the latest at its commit. Others wait for the row from then on; a caller
 * that touches two slots takes the earlier one first.
 */
export async function moveSlot(
  transaction: Transaction,
  { slot, by, most, full }: SlotMove,
): Promise<void> {
  const { sql } = transaction;
  if (by <= 0) {
    await defer(transaction, releasedSlot(sql, [0 - by, NO_LIMIT, slot]));
    return;
  }
  const allowed = most ?? NO_LIMIT;
  const reserved = reservedSlot(sql, [slot, by, allowed, by, allowed]);
  await defer(transaction, reserved, (error) => (brokenCheck(error) === null ? error : full()));
}

/** Whether more is promised for the slot than so many chickens, at the moment of the query; for any query. */
export const isOver = (slot: number, most: Tenths) =>
  raw<boolean>`exists (select 1 from oven_slots where starts_at = ${slot} and taken > ${most})`;

/** What is promised for the slots from one moment until before another, by their beginnings. */
export async function takenBetween(
  sql: Queries,
  from: number,
  until: number,
): Promise<ReadonlyMap<number, Tenths>> {
  const rows = await sql
    .selectFrom('ovenSlots')
    .select(['startsAt', 'taken'])
    .where('startsAt', '>=', from)
    .where('startsAt', '<', until)
    .execute();
  return new Map(rows.map(({ startsAt, taken }) => [startsAt, taken]));
}
