import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../kernel/time/durations.ts';
import { failureText, isSubmissionToBlame } from './sending-faults.rules.ts';
import {
  afterFailure,
  afterSubmission,
  FIRST_WAIT_SECONDS,
  isAfterOutage,
  leaseEnd,
  mayAttemptAt,
  type Delivery,
} from './sending.rules.ts';

const now = Date.parse('2027-01-04T12:00:00Z');

const rested: Delivery = {
  leasedUntil: 0,
  nextAttemptAt: 0,
  failingSince: null,
  waitSeconds: FIRST_WAIT_SECONDS,
};

describe('an attempt may begin', () => {
  test.each([
    ['at once the first time', {}, 1, now],
    ['when the pause has ended', { nextAttemptAt: now - 1 }, 1, now],
    ['after the pause', { nextAttemptAt: now + 5000 }, 999, now + 5000],
    ['at once where a whole submission waits', { nextAttemptAt: now + 5000 }, 1000, now],
    [
      'after the pause, however many wait, while nobody answers',
      { nextAttemptAt: now + 5000, failingSince: now - 1 },
      1000,
      now + 5000,
    ],
    ['when the lease ends', { leasedUntil: leaseEnd(now) }, 1000, leaseEnd(now)],
    [
      'after lease and pause',
      { leasedUntil: now + 5, nextAttemptAt: now + MINUTE },
      1,
      now + MINUTE,
    ],
    ['an hour later at the most', { nextAttemptAt: now + HOUR }, 1, now + HOUR],
    [
      'at once where a clock was ahead',
      { leasedUntil: now + DAY, nextAttemptAt: now + DAY },
      1,
      now,
    ],
    [
      'not yet where another process is a few seconds ahead',
      { leasedUntil: leaseEnd(now) + 3000 },
      1,
      leaseEnd(now) + 3000,
    ],
  ])('%s', (_when, delivery, waiting, expected) => {
    expect(mayAttemptAt({ ...rested, ...delivery }, { now, waiting })).toBe(expected);
  });
});

test('the tax agency is left in peace as long as it says, an hour at the most', () => {
  expect(afterSubmission(now, 90)).toBe(now + 90_000);
  expect(afterSubmission(now, 9999)).toBe(now + HOUR);
});

describe('after a failure', () => {
  test('the pause doubles from the usual wait to an hour', () => {
    const pauses: number[] = [];
    for (let at = now; pauses.length < 9;) {
      const next = afterFailure({ failingSince: now, waitSeconds: 60 }, at, false);
      pauses.push((next - at) / MINUTE);
      at = next;
    }
    expect(pauses).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('the pause is no shorter than the tax agency asked for last', () => {
    expect(afterFailure({ failingSince: null, waitSeconds: 240 }, now, false)).toBe(now + 240_000);
    expect(afterFailure({ failingSince: null, waitSeconds: 0 }, now, false)).toBe(now + MINUTE);
  });

  test('a submission that is to blame rests an hour at once', () => {
    expect(afterFailure({ failingSince: null, waitSeconds: 60 }, now, true)).toBe(now + HOUR);
  });
});

test.each([
  ['a prompt record', null, now - 4 * MINUTE, 60, false],
  ['a record that was made while nobody answered', now - 1, now - 1, 60, true],
  ['a record that lay here while the server was off', null, now - 4 * MINUTE - 1, 60, true],
  ['a record that the wait has held up', null, now - 10 * MINUTE, 600, false],
])('%s: whether it comes after an outage', (_name, failingSince, oldest, waitSeconds, expected) => {
  expect(isAfterOutage({ failingSince, waitSeconds }, { now, oldest })).toBe(expected);
});

describe('what the shop reads of a fault', () => {
  test('is Spanish, and what was said in one line', () => {
    expect(failureText({ fault: 'TOO_SLOW', detail: null })).toBe(
      'La Agencia Tributaria no ha respondido a tiempo',
    );
    const detail = ` Codigo[4104].El NIF\n\t no está identificado. ${'x'.repeat(1000)}`;
    const text = failureText({ fault: 'SUBMISSION_REFUSED', detail });
    expect(text).toMatch(
      /^La Agencia Tributaria ha rechazado el envío entero: Codigo\[4104\]\.El NIF no está identificado\. x+$/,
    );
    expect(text.length).toBeLessThan(600);
  });

  test('a refusal of the whole submission blames it, a fault of the agency does not', () => {
    expect(isSubmissionToBlame({ fault: 'SUBMISSION_REFUSED', detail: null })).toBe(true);
    expect(isSubmissionToBlame({ fault: 'OUT_OF_ORDER', detail: null })).toBe(false);
  });
});
