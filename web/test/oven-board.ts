// The oven's board on Friday 20 November 2026.
import type { OvenBoard, OvenSlot } from '@brasa/core/dashboard/oven-board.contract.ts';
import { HALF_HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridClock, parseInstant, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';

export const OVEN = 'GET /api/oven';

const at = (clock: string) => parseInstant(`2026-11-20T${clock}`) ?? 0;
const iso = (instant: number) => new Date(instant).toISOString();

export function ovenSlot(clock: string, fields: Partial<OvenSlot> = {}): OvenSlot {
  const slot = at(clock);
  return {
    ...{ slot: iso(slot), time: madridClock(slot), dueAt: iso(slot - 75 * MINUTE) },
    ...{ ordered: '0.0', pending: '0.0', expected: '0.0', expectedError: '0.0' },
    ...{ onSpit: '0.0', ready: '0.0', stillToPutOn: '0.0', batches: [] },
    ...fields,
  };
}

export function batchFor(clock: string, fields: Partial<Batch> = {}): Batch {
  const putOnAt = iso(at(clock) - 75 * MINUTE);
  return {
    id: 1,
    slot: iso(at(clock)),
    chickens: '12.0',
    putOnAt,
    readyAt: null,
    version: 1,
    ...fields,
  };
}

export const ovenBoard = (fields: Partial<OvenBoard> = {}): { body: OvenBoard } => ({
  body: {
    ...{ day: '2026-11-20' as Day, isOpen: true, capacity: null, ovenMinutes: 75, inStock: '60.0' },
    shortfall: null,
    slots: Array.from({ length: 9 }, (_, index) =>
      ovenSlot(madridClock(at('13:00') + index * HALF_HOUR)),
    ),
    ...fields,
  },
});
