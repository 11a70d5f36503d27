import { expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { clearSessionItems } from '../../browser/storage/session-storage.ts';
import { forgetOrder, isOrderUnanswered, keyedOrder } from './unanswered-order.ts';
import { emptyOrder, orderPayload, type OrderPayload } from './order-form-values.ts';

const NOON = Date.UTC(2026, 10, 20, 11);
const order = (quantity = '1') =>
  orderPayload({ ...emptyOrder(NOON), customerName: 'María José', quantity });

const keyOf = async (page: QueryClient, payload: OrderPayload) =>
  (await keyedOrder(page, payload)).key;

it('keeps its key, another order has another', async () => {
  const page = new QueryClient();
  const key = await keyOf(page, order());
  expect(await keyOf(page, order())).toBe(key);
  expect(await keyOf(page, order('2'))).not.toBe(key);
});

it('keeps its key over a reload, without a word of what was typed', async () => {
  const key = await keyOf(new QueryClient(), order());
  const notes = JSON.stringify(Object.entries(sessionStorage));
  expect(notes).toContain(key);
  expect(notes).not.toContain('María');
  expect(await keyOf(new QueryClient(), order())).toBe(key);
  expect(await keyOf(new QueryClient(), order('2'))).not.toBe(key);
});

it('is open until it has been taken; the same again is another order, after a reload too', async () => {
  const page = new QueryClient();
  const key = await keyOf(page, order());
  expect(isOrderUnanswered(page, order())).toBe(true);
  expect(isOrderUnanswered(page, order('2'))).toBe(false);
  expect(forgetOrder(page, key)).toBe(true);
  expect(isOrderUnanswered(page, order())).toBe(false);
  expect(await keyOf(new QueryClient(), order())).not.toBe(key);
});

it('is left alone by the answer to an earlier one', async () => {
  const page = new QueryClient();
  const earlier = await keyOf(page, order());
  const key = await keyOf(page, order('2'));
  expect(forgetOrder(page, earlier)).toBe(false);
  expect(await keyOf(page, order('2'))).toBe(key);
});

it('is forgotten with everything else when somebody signs out', async () => {
  const page = new QueryClient();
  const key = await keyOf(page, order());
  page.removeQueries();
  clearSessionItems();
  expect(await keyOf(page, order())).not.toBe(key);
});

it('stays in memory alone where the browser computes no fingerprint', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  const page = new QueryClient();
  expect(await keyOf(page, order())).toBe(await keyOf(page, order()));
  expect(sessionStorage).toHaveLength(0);
});

it('goes out again with the total that was expected first, whatever it would cost by now', async () => {
  const priced = (expectedTotal: string) => ({ ...order(), expectedTotal });
  const page = new QueryClient();
  const first = await keyedOrder(page, priced('13.50'));
  expect(first.payload.expectedTotal).toBe('13.50');
  expect(await keyedOrder(page, priced('14.00'))).toEqual(first);
  expect(await keyedOrder(new QueryClient(), priced('14.00'))).toEqual(first);
  expect(isOrderUnanswered(page, priced('14.00'))).toBe(true);
  forgetOrder(page, first.key);
  const next = await keyedOrder(page, priced('14.00'));
  expect([next.key === first.key, next.payload.expectedTotal]).toEqual([false, '14.00']);
});
