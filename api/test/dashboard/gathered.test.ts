import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GATHER_MILLISECONDS, Gathered, REST_MILLISECONDS } from '../../src/dashboard/gathered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function gather() {
  const told: string[][] = [];
  return { told, gathered: new Gathered<string>((items) => told.push(items)) };
}

test('the first change after a silence is told nearly at once', () => {
  const { told, gathered } = gather();
  gathered.add('orders');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(GATHER_MILLISECONDS);
  expect(told).toEqual([['orders']]);
});

test('what is said twice, by this process and by the database, is told once', () => {
  const { told, gathered } = gather();
  gathered.add('orders');
  gathered.add('stock');
  gathered.add('orders');
  vi.advanceTimersByTime(10 * REST_MILLISECONDS);
  expect(told).toEqual([['orders', 'stock']]);
});

test('a burst is told as one after a rest, and its last change is told too', () => {
  const { told, gathered } = gather();
  for (let count = 0; count < 100; count += 1) {
    gathered.add(`order ${count}`);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(REST_MILLISECONDS);
  expect(told.length).toBeLessThanOrEqual(4);
  expect(told.at(-1)).toContain('order 99');
  expect(told.flat()).toHaveLength(100);
});

test('after a silence the next change is told at once again', () => {
  const { told, gathered } = gather();
  gathered.add('orders');
  vi.advanceTimersByTime(GATHER_MILLISECONDS + REST_MILLISECONDS);
  expect(vi.getTimerCount()).toBe(0);
  gathered.add('stock');
  vi.advanceTimersByTime(GATHER_MILLISECONDS);
  expect(told).toEqual([['orders'], ['stock']]);
});

test('once stopped it tells nothing', () => {
  const { told, gathered } = gather();
  gathered.add('orders');
  gathered.stop();
  vi.advanceTimersByTime(10 * REST_MILLISECONDS);
  expect(told).toEqual([]);
});
