import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BATCH_MILLISECONDS, Batcher, REST_MILLISECONDS } from '../../src/http/requests/batcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function batch() {
  const delivered: string[][] = [];
  return { delivered, batcher: new Batcher<string>((items) => delivered.push(items)) };
}

test('the first change after a silence is told nearly at once', () => {
  const { delivered, batcher } = batch();
  batcher.add('orders');
  expect(delivered).toEqual([]);
  vi.advanceTimersByTime(BATCH_MILLISECONDS);
  expect(delivered).toEqual([['orders']]);
});

test('what is said twice, by this process and by the database, is told once', () => {
  const { delivered, batcher } = batch();
  batcher.add('orders');
  batcher.add('stock');
  batcher.add('orders');
  vi.advanceTimersByTime(10 * REST_MILLISECONDS);
  expect(delivered).toEqual([['orders', 'stock']]);
});

test('a burst is told as one after a rest, and its last change is told too', () => {
  const { delivered, batcher } = batch();
  for (let count = 0; count < 100; count += 1) {
    batcher.add(`order ${count}`);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(REST_MILLISECONDS);
  expect(delivered.length).toBeLessThanOrEqual(4);
  expect(delivered.at(-1)).toContain('order 99');
  expect(delivered.flat()).toHaveLength(100);
});

test('after a silence the next change is told at once again', () => {
  const { delivered, batcher } = batch();
  batcher.add('orders');
  vi.advanceTimersByTime(BATCH_MILLISECONDS + REST_MILLISECONDS);
  expect(vi.getTimerCount()).toBe(0);
  batcher.add('stock');
  vi.advanceTimersByTime(BATCH_MILLISECONDS);
  expect(delivered).toEqual([['orders'], ['stock']]);
});

test('once stopped it tells nothing', () => {
  const { delivered, batcher } = batch();
  batcher.add('orders');
  batcher.stop();
  vi.advanceTimersByTime(10 * REST_MILLISECONDS);
  expect(delivered).toEqual([]);
});
