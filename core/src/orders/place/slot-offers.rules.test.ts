import { describe, expect, it } from 'vitest';
import { STARTER_HOURS, type OpeningHours } from '../../hours/hours.rules.ts';
import {
  madridClock,
  parseInstant,
  type ClockTime,
  type Day,
} from '../../kernel/time/madrid-time.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { slotOf } from '../../oven/slots.rules.ts';
import { nearestSlots, slotState, slotTimes, type OvenState } from './slot-offers.rules.ts';

const FRIDAY = '2026-11-20' as Day;
const at = (clock: string, day: string = FRIDAY) => parseInstant(`${day}T${clock}`) ?? Number.NaN;
const clock = (text: string) => text as ClockTime;

/** An oven for twelve each half hour, with what is promised by its times on that Friday. */
function oven(taken: Record<string, number> = {}, changes: Partial<OvenState> = {}): OvenState {
  const bySlot = new Map(
    Object.entries(taken).map(([time, chickens]) => [slotOf(at(time)), tenths(chickens)]),
  );
  return {
    week: STARTER_HOURS,
    settings: { ovenChickensPerSlot: '12', orderNoticeMinutes: '0' },
    taken: (slot) => bySlot.get(slot) ?? tenths(0),
    now: at('12:10'),
    ...changes,
  };
}

describe('the times of a day', () => {
  const special = (openTime: string, closeTime: string, isOpen = true): OpeningHours[] => [
    { date: FRIDAY, openTime: clock(openTime), closeTime: clock(closeTime), isOpen, note: null },
    ...STARTER_HOURS,
  ];

  it('are the half hours from opening to closing, and those that the forms offer', () => {
    expect(slotTimes(FRIDAY, special('12:00', '14:00'))).toEqual([
      ...['12:00', '12:30', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00'],
      ...['16:30', '17:00'],
    ]);
  });

  it('begin with the first half hour in which it is open', () => {
    expect(slotTimes(FRIDAY, special('12:15', '21:45')).slice(0, 2)).toEqual(['12:30', '13:00']);
    expect(slotTimes(FRIDAY, special('12:15', '21:45')).at(-1)).toBe('21:30');
  });

  it('leave out the hour that the clocks skip, and have once the one that they repeat', () => {
    const early = (date: string) => {
      const [opensAt] = special('01:00', '04:00');
      const week = [{ ...opensAt, date } as OpeningHours, ...STARTER_HOURS];
      return slotTimes(date as Day, week).filter((time) => time < '05:00');
    };
    expect(early('2027-03-28')).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00']);
    expect(early('2026-10-25')).toHaveLength(7);
  });

  it('are those of the forms alone where it is closed', () => {
    expect(slotTimes(FRIDAY, special('12:00', '14:00', false))).toHaveLength(9);
  });
});

describe('a pick-up', () => {
  it.each([
    [0, 10, 'open'],
    [85, 10, 'open'],
    [90, 10, 'few'],
    [110, 10, 'few'],
    [115, 10, 'full'],
    [115, 5, 'few'],
    [120, 5, 'full'],
    [150, 5, 'full'],
    [150, 0, 'open'],
  ])('with %s tenths taken of 120 is for %s more %s', (taken, chickens, state) => {
    expect(slotState(at('14:10'), tenths(chickens), oven({ '14:00': taken }))).toBe(state);
  });

  it('is closed, past, or has room without a limit', () => {
    const without = { ovenChickensPerSlot: '', orderNoticeMinutes: '0' };
    const one = tenths(10);
    expect(slotState(at('17:30'), one, oven())).toBe('closed');
    expect(slotState(at('12:10'), one, oven())).toBe('past');
    expect(slotState(at('14:00', '2028-01-01'), one, oven())).toBe('closed');
    expect(slotState(at('14:00'), one, oven({ '14:00': 900 }, { settings: without }))).toBe('open');
  });

  it('is past where the notice is over', () => {
    const settings = { ovenChickensPerSlot: '', orderNoticeMinutes: '75' };
    expect(slotState(at('13:00'), tenths(10), oven({}, { settings }))).toBe('past');
    expect(slotState(at('13:30'), tenths(10), oven({}, { settings }))).toBe('open');
  });
});

describe('where there is room instead', () => {
  const times = (found: number[]) => found.map(madridClock);

  it('are the three nearest, in their order, on either side', () => {
    const state = oven({ '14:00': 120, '14:30': 115 });
    expect(times(nearestSlots(at('14:00'), tenths(10), state))).toEqual([
      '13:00',
      '13:30',
      '15:00',
    ]);
    expect(times(nearestSlots(at('14:00'), tenths(5), state))).toEqual(['13:00', '13:30', '14:30']);
  });

  it('is another day where this one has none', () => {
    const full = oven({}, { taken: (slot) => tenths(slot < at('00:00', '2026-11-21') ? 120 : 0) });
    const found = nearestSlots(at('14:00'), tenths(10), full);
    expect(times(found)).toEqual(['13:00', '13:30', '14:00']);
    expect(found[0]).toBe(at('13:00', '2026-11-21'));
  });

  it('is nowhere for more than a slot ever holds', () => {
    expect(nearestSlots(at('14:00'), tenths(125), oven())).toEqual([]);
  });
});
