import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STARTER_HOURS } from '../hours/hours.rules.ts';
import {
  instantToIso,
  parseInstant,
  type ClockTime,
  type Day,
} from '../kernel/time/madrid-time.ts';
import { tenths, tenthsToDecimal } from '../kernel/amounts/tenths.ts';
import { ovenBoard, shortfallOf, type OvenDay } from './oven-board.rules.ts';

const DAY = '2026-11-20' as Day;
const at = (clock: string) => parseInstant(`${DAY}T${clock}`) ?? NaN;
const sums = (entries: Record<string, number>) =>
  new Map(Object.entries(entries).map(([clock, amount]) => [at(clock), tenths(amount)]));
const batch = (id: number, clock: string, chickens: string, readyAt: string | null = null) => ({
  ...{ id, slot: instantToIso(at(clock)), chickens, readyAt, version: 1 },
  putOnAt: instantToIso(at('11:45')),
});

const TODAY: OvenDay = {
  day: DAY,
  now: at('12:10'),
  week: STARTER_HOURS,
  settings: { ovenChickensPerSlot: '12', ovenMinutes: '75' },
  ordered: sums({ '13:00': 75, '14:00': 140 }),
  pending: sums({ '13:00': 50, '14:00': 140 }),
  expected: new Map([[26, { amount: tenths(32), error: tenths(11) }]]),
  batches: [batch(1, '13:00', '6.0', instantToIso(at('12:05'))), batch(2, '13:00', '2.0')],
  inStock: tenths(400),
};

const slotAt = (clock: string, today = TODAY) =>
  ovenBoard(today).slots.find(({ time }) => time === clock);

describe("the oven's board", () => {
  it('says of each half hour what it needs and what has been put on', () => {
    expect(slotAt('13:00')).toEqual({
      slot: instantToIso(at('13:00')),
      time: '13:00',
      dueAt: instantToIso(at('11:45')),
      ordered: '7.5',
      pending: '5.0',
      expected: '3.2',
      expectedError: '1.1',
      onSpit: '2.0',
      ready: '6.0',
      stillToPutOn: '3.0',
      batches: TODAY.batches,
    });
    expect(slotAt('14:00')).toMatchObject({ stillToPutOn: '14.0', expected: '0.0' });
  });

  it('has the half hours in which the shop is open, and those with chickens all the same', () => {
    const times = (today: OvenDay) => ovenBoard(today).slots.map(({ time }) => time);
    expect(times(TODAY)).toHaveLength(15);
    expect([times(TODAY)[0], times(TODAY).at(-1)]).toEqual(['10:00', '17:00']);
    const special = (isOpen: boolean): OvenDay => ({
      ...TODAY,
      week: [
        ...STARTER_HOURS,
        {
          ...{ date: DAY, isOpen, note: null },
          ...{ openTime: '13:15' as ClockTime, closeTime: '14:10' as ClockTime },
        },
      ],
      ordered: sums({ '20:00': 10 }),
    });
    expect(times(special(true))).toEqual(['13:00', '13:30', '14:00', '20:00']);
    expect(ovenBoard(special(false))).toMatchObject({ isOpen: false });
    expect(times(special(false))).toEqual(['13:00', '20:00']);
  });

  it('asks nothing more for a half hour that is over', () => {
    expect(slotAt('14:00', { ...TODAY, now: at('14:29') })?.stillToPutOn).toBe('14.0');
    expect(slotAt('14:00', { ...TODAY, now: at('14:30') })?.stillToPutOn).toBe('0.0');
  });

  it('without a limit says so', () => {
    const settings = { ovenChickensPerSlot: '', ovenMinutes: '60' };
    expect(ovenBoard({ ...TODAY, settings })).toMatchObject({ capacity: null, ovenMinutes: 60 });
    expect(ovenBoard(TODAY).capacity).toBe('12.0');
  });
});

describe('the shortfall', () => {
  const slots = [
    { time: '13:00' as ClockTime, pending: '5.0', expected: '3.0' },
    { time: '13:30' as ClockTime, pending: '6.5', expected: '2.0' },
    { time: '14:00' as ClockTime, pending: '9.0', expected: '0.0' },
  ].map((slot) => ({ ...slot, slot: instantToIso(at(slot.time)) }));
  const short = (inStock: number, now = '12:10') => shortfallOf(slots, tenths(inStock), at(now));

  it('is the first half hour by which there is not enough, in whole chickens', () => {
    expect(short(255)).toBeNull();
    expect(short(250)).toMatchObject({ time: '14:00', missing: '1.0' });
    expect(short(125)).toMatchObject({ time: '13:30', missing: '4.0' });
    expect(short(-20)).toMatchObject({ time: '13:00', missing: '8.0' });
  });

  it('counts passers-by only while they may still come, orders until they are handed over', () => {
    expect(short(225, '13:29')).toMatchObject({ missing: '3.0' });
    expect(short(225, '13:30')).toBeNull();
    expect(short(40, '16:00')).toMatchObject({ time: '13:00', missing: '1.0' });
  });

  it('is there exactly where more is needed than there is, and more stock mends it', () => {
    const halves = fc
      .integer({ min: 0, max: 60 })
      .map((count) => tenthsToDecimal(tenths(count * 5)));
    const day = fc.array(fc.record({ pending: halves, expected: halves }), { maxLength: 16 });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 5000 }), (needs, inStock) => {
        const all = needs.map((need, index) => ({
          ...need,
          slot: instantToIso(at('10:00') + index * 1_800_000),
          time: '10:00' as ClockTime,
        }));
        const sum = all.reduce(
          (n, one) => n + Number(one.pending) * 10 + Number(one.expected) * 10,
          0,
        );
        const short = shortfallOf(all, tenths(inStock), at('09:00'));
        expect(short !== null).toBe(sum > inStock);
        if (short) {
          expect(Number(short.missing)).toBeGreaterThan(0);
          expect(Number(short.missing) * 10).toBeLessThan(sum - inStock + 10);
        }
      }),
    );
  });
});
