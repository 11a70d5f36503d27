import { expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { clearSessionItems } from '../../browser/storage/session-storage.ts';
import { forgetOrder, isOrderUnanswered, keyOfOrder } from './unanswered-order.ts';
import { emptyOrder, orderPayload } from './order-form-values.ts';

const NOON = Date.UTC(2026, 10, 20, 11);
const order = (quantity = '1') =>
  orderPayload({ ...emptyOrder(NOON), customerName: 'María José', quantity });

it('keeps its key, another order has another', async () => {
  const page = new QueryClient();
  const key = await keyOfOrder(page, order());
  expect(await keyOfOrder(page, order())).toBe(key);
  expect(await keyOfOrder(page, order('2'))).not.toBe(key);
});

it('keeps its key over a reload, without a word of what was typed', async () => {
  const key = await keyOfOrder(new QueryClient(), order());
  const notes = JSON.stringify(Object.entries(sessionStorage));
  expect(notes).toContain(key);
  expect(notes).not.toContain('María');
  expect(await keyOfOrder(new QueryClient(), order())).toBe(key);
  expect(await keyOfOrder(new QueryClient(), order('2'))).not.toBe(key);
});

it('is open until it has been taken; the same again is another order, after a reload too', async () => {
  const page = new QueryClient();
  const key = await keyOfOrder(page, order());
  expect(isOrderUnanswered(page, order())).toBe(true);
  expect(isOrderUnanswered(page, order('2'))).toBe(false);
  expect(forgetOrder(page, key)).toBe(true);
  expect(isOrderUnanswered(page, order())).toBe(false);
  expect(await keyOfOrder(new QueryClient(), order())).not.toBe(key);
});

it('is left alone by the answer to an earlier one', async () => {
  const page = new QueryClient();
  const earlier = await keyOfOrder(page, order());
  const key = await keyOfOrder(page, order('2'));
  expect(forgetOrder(page, earlier)).toBe(false);
  expect(await keyOfOrder(page, order('2'))).toBe(key);
});

it('is forgotten with everything else when somebody signs out', async () => {
  const page = new QueryClient();
  const key = await keyOfOrder(page, order());
  page.removeQueries();
  clearSessionItems();
  expect(await keyOfOrder(page, order())).not.toBe(key);
});

it('stays in memory alone where the browser computes no fingerprint', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  const page = new QueryClient();
  expect(await keyOfOrder(page, order())).toBe(await keyOfOrder(page, order()));
  expect(sessionStorage).toHaveLength(0);
});
