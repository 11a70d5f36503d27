import { describe, expect, it } from 'vitest';
import { MINUTE } from '../kernel/time/durations.ts';
import {
  afterFault,
  leaseEnd,
  mayPrintAt,
  PRINTER_FAULTS,
  printerFaultText,
  waitingText,
} from './printing.rules.ts';

const NOW = 1_000_000_000;
const FREE = { leasedUntil: 0, nextAttemptAt: 0, failingSince: null };

describe('when the printer may be tried', () => {
  it.each([
    ['at once', {}, NOW],
    ['after the pause', { nextAttemptAt: NOW + 5000 }, NOW + 5000],
    ['after the lease of another', { leasedUntil: leaseEnd(NOW) }, NOW + 2 * MINUTE],
    ['not by a lease of a clock that is ahead', { leasedUntil: NOW + 8 * MINUTE }, NOW],
    ['not by such a pause', { nextAttemptAt: NOW + 16 * MINUTE }, NOW],
    ['by a long pause after cuts', { nextAttemptAt: NOW + 10 * MINUTE }, NOW + 10 * MINUTE],
  ])('is %s', (_case, state, expected) => {
    expect(mayPrintAt({ ...FREE, ...state }, NOW)).toBe(expected);
  });
});

describe('the pause after an attempt in vain', () => {
  it.each([
    ['away', 0, 3],
    ['away', 10, 10],
    ['paper_out', 3600, 30],
    ['cut', 0, 3],
    ['cut', 60, 60],
    ['cut', 3600, 600],
  ] as const)('%s for %i s: %i s', (fault, failing, pause) => {
    const failingSince = failing === 0 ? null : NOW - failing * 1000;
    expect(afterFault(fault, { failingSince }, NOW)).toBe(NOW + pause * 1000);
  });
});

it('has a text for every fault, and counts what waits', () => {
  expect(new Set(PRINTER_FAULTS.map(printerFaultText)).size).toBe(PRINTER_FAULTS.length);
  expect([1, 12].map(waitingText)).toEqual(['1 ticket espera', '12 tickets esperan']);
});
