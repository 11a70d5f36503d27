import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../../src/db/database.ts';
import type { OvenTables } from '../../src/oven/oven.tables.ts';
import type { RowsOf } from '../db/rows.ts';

const ONE_O_CLOCK = Date.UTC(2026, 10, 20, 12);

export const ROWS = {
  orderingPauses: {
    right: { pausedUntil: 60_000, createdAt: 0, createdBy: 1 },
    wrong: [{ pausedUntil: 0 }, { createdAt: null }, { createdBy: null }, { createdBy: 999 }],
  },
  ovenSlots: {
    right: { startsAt: ONE_O_CLOCK, taken: tenths(15), allowed: tenths(120) },
    wrong: [
      { startsAt: ONE_O_CLOCK + 1 },
      { startsAt: ONE_O_CLOCK - 1_800_000 },
      { taken: -5 },
      { taken: 125 },
      { allowed: null },
    ],
  },
  ovenBatches: {
    right: { slot: ONE_O_CLOCK, chickens: tenths(120), putOnAt: 0, putOnBy: 1 },
    wrong: [
      { slot: ONE_O_CLOCK + 1 },
      { slot: null },
      { chickens: 5 },
      { chickens: 125 },
      { chickens: 1000 },
      { chickens: null },
      { putOnAt: null },
      { putOnBy: 999 },
      { putOnBy: null },
      { readyAt: 0 },
      { readyBy: 1 },
      { readyAt: 0, readyBy: 999 },
      { version: 0 },
      { version: null },
    ],
  },
} satisfies RowsOf<OvenTables>;

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  const halfAnHourBefore = { ...ROWS.ovenSlots.right, startsAt: ONE_O_CLOCK - 1_800_000 };
  await sql.insertInto('ovenSlots').values(halfAnHourBefore).execute();
}
