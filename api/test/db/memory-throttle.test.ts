// Counts in the memory of one process (docs/rules/wire.md#limits-of-one-process).
import { describe, expect, test } from 'vitest';
import { MemoryThrottle } from '../../src/db/memory-throttle.ts';
import { boundsFrom } from '../../src/db/throttle.ts';

const BOUNDS = [
  { counted: 'all', most: 3 },
  { counted: 'one', most: 2 },
];
const TOO_MANY = { code: 'TOO_MANY_ATTEMPTS', extra: { retryAfterSeconds: 1 } };

function openThrottle(rateLimits = true) {
  const time = { now: 1000 };
  const throttle = new MemoryThrottle(1000, { clock: () => time.now, rateLimits });
  const refusalOf = (bounds: typeof BOUNDS) => throttle.count(bounds);
  return { time, refusalOf };
}

describe('a window', () => {
  test('takes as many as each bound allows; one that is refused counts for none', () => {
    const { refusalOf, time } = openThrottle();
    expect([refusalOf(BOUNDS), refusalOf(BOUNDS)]).toEqual([null, null]);
    for (let turn = 0; turn < 5; turn += 1) expect(refusalOf(BOUNDS)).toMatchObject(TOO_MANY);
    const [all] = BOUNDS.map((bound) => [bound]);
    time.now += 1;
    expect(refusalOf(all ?? [])).toBeNull();
    expect(refusalOf(all ?? [])).toMatchObject(TOO_MANY);
  });

  test('ends with the clock, and the next is empty', () => {
    const { refusalOf, time } = openThrottle();
    for (let turn = 0; turn < 3; turn += 1) refusalOf(BOUNDS);
    time.now += 999;
    expect(refusalOf(BOUNDS)).toMatchObject(TOO_MANY);
    time.now += 1;
    expect(refusalOf(BOUNDS)).toBeNull();
  });

  test('takes any number where nothing is limited', () => {
    const { refusalOf } = openThrottle(false);
    for (let turn = 0; turn < 5; turn += 1) expect(refusalOf(BOUNDS)).toBeNull();
  });
});

test.each([
  ['203.0.113.7:4711', [{ counted: '203.0.113.7', most: 5 }]],
  [
    '2001:db8:0:1::1',
    [
      { counted: '2001:db8:0:1::/64', most: 5 },
      { counted: '2001:db8:0::/48', most: 50 },
    ],
  ],
])('%s counts for its network and, ten times as often, for its block', (address, bounds) => {
  expect(boundsFrom(address, 5)).toEqual(bounds);
});
