import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantToIso, parseInstant } from '../kernel/time/madrid-time.ts';
import { dueSlots, nextDue, shownBatches } from './oven-due.rules.ts';

const at = (clock: string) => parseInstant(`2026-11-20T${clock}`) ?? NaN;
const iso = (clock: string) => instantToIso(at(clock));
const slot = (clock: string, dueAt: string, stillToPutOn = '4.0') => ({
  ...{ slot: iso(clock), dueAt: iso(dueAt), stillToPutOn },
});
const DAY = [
  slot('13:00', '11:45'),
  slot('13:30', '12:15'),
  slot('14:00', '12:45'),
  slot('14:30', '13:15'),
  slot('15:00', '13:45', '0.0'),
];

describe('what is due', () => {
  const due = (clock: string) => {
    const { now, inFifteen, inThirty } = dueSlots(DAY, at(clock));
    return [now, inFifteen, inThirty].map((slots) => slots.map((one) => DAY.indexOf(one)));
  };

  it.each([
    ['11:44', [[], [0], []]],
    ['11:45', [[0], [], [1]]],
    ['12:00', [[0], [1], []]],
    ['12:16', [[0, 1], [], [2]]],
    ['13:29', [[0, 1, 2, 3], [], []]],
    ['13:30', [[1, 2, 3], [], []]],
    ['15:00', [[], [], []]],
  ])('at %s', (clock, slots) => {
    expect(due(clock)).toEqual(slots);
  });

  it('after that the next one comes, which needs something', () => {
    expect(nextDue(DAY, at('12:10'))).toBe(DAY[2]);
    expect(nextDue(DAY, at('13:00'))).toBeUndefined();
  });

  it('names every slot at most once', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('09:00'), max: at('18:00') }), (now) => {
        const { now: first, inFifteen, inThirty } = dueSlots(DAY, now);
        const next = nextDue(DAY, now);
        const all = [...first, ...inFifteen, ...inThirty, ...(next ? [next] : [])];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

it('batches are shown on the spit until they are ready, and then while anybody may come for them', () => {
  const batch = (id: number, putOn: string, ready: string | null) => ({
    ...{ id, slot: iso('13:00'), chickens: '4.0', putOnAt: iso(putOn), version: 1 },
    readyAt: ready === null ? null : iso(ready),
  });
  const batches = [
    batch(1, '11:50', null),
    batch(2, '11:40', null),
    batch(3, '11:30', '12:50'),
    batch(4, '11:45', '13:05'),
  ];
  const shown = (clock: string) => {
    const { onSpit, ready } = shownBatches([{ slot: iso('13:00'), batches }], at(clock));
    return [onSpit.map(({ id }) => id), ready.map(({ id }) => id)];
  };
  expect(shown('13:10')).toEqual([
    [2, 1],
    [4, 3],
  ]);
  expect(shown('13:30')).toEqual([[2, 1], [4]]);
  expect(shown('14:00')).toEqual([[2, 1], []]);
});
