// What the oven's board asks for at the present moment (docs/rules/oven.md#the-boards-screen).
import { HALF_HOUR, MINUTE } from '../kernel/time/durations.ts';
import { parseTenths } from '../kernel/amounts/tenths.ts';
import type { Batch } from '../oven/batches.contract.ts';
import type { OvenSlot } from './oven-board.contract.ts';

type Due = Pick<OvenSlot, 'slot' | 'dueAt' | 'stillToPutOn'>;

type DueSlots<Slot> = { now: Slot[]; inFifteen: Slot[]; inThirty: Slot[] };

/** Whether pick-ups of the slot may still come. */
export function isStillOn({ slot }: Pick<OvenSlot, 'slot'>, now: number): boolean {
  return Date.parse(slot) + HALF_HOUR > now;
}

const isWanted = (slot: Due, now: number) =>
  isStillOn(slot, now) && (parseTenths(slot.stillToPutOn) ?? 0) > 0;

/** What is to be put on by now, within 15 minutes, and within 30. */
export function dueSlots<Slot extends Due>(slots: readonly Slot[], now: number): DueSlots<Slot> {
  const between = (from: number, until: number) =>
    slots.filter((slot) => {
      const due = Date.parse(slot.dueAt);
      return isWanted(slot, now) && due > from && due <= until;
    });
  const [fifteen, thirty] = [now + 15 * MINUTE, now + 30 * MINUTE];
  return {
    now: between(-Infinity, now),
    inFifteen: between(now, fifteen),
    inThirty: between(fifteen, thirty),
  };
}

/** The first that is due after that; undefined where nothing is. */
export function nextDue<Slot extends Due>(slots: readonly Slot[], now: number): Slot | undefined {
  const isLater = ({ dueAt }: Due) => Date.parse(dueAt) > now + 30 * MINUTE;
  return slots.find((slot) => isWanted(slot, now) && isLater(slot));
}

/**
 * The day's batches: on the spit, the first put on first, and those that are ready and still concern
 * somebody.
 */
export function shownBatches(slots: readonly Pick<OvenSlot, 'slot' | 'batches'>[], now: number) {
  const isRecent = ({ readyAt }: Batch) => Date.parse(readyAt ?? '') > now - HALF_HOUR;
  const all = slots.flatMap((slot) => slot.batches.map((batch) => ({ slot, batch })));
  const ready = all.filter(
    ({ slot, batch }) => batch.readyAt !== null && (isStillOn(slot, now) || isRecent(batch)),
  );
  return {
    onSpit: all
      .map(({ batch }) => batch)
      .filter(({ readyAt }) => readyAt === null)
      .sort(byPutOn),
    ready: ready.map(({ batch }) => batch).sort(byReady),
  };
}

const byPutOn = (a: Batch, b: Batch) =>
  Date.parse(a.putOnAt) - Date.parse(b.putOnAt) || a.id - b.id;

/** The last one first. */
const byReady = (a: Batch, b: Batch) =>
  Date.parse(b.readyAt ?? '') - Date.parse(a.readyAt ?? '') || b.id - a.id;
