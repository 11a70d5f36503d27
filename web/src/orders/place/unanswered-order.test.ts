import { expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { clearSessionItems } from '../../browser/storage/session-storage.ts';
import { forgetOrder, isOrderUnanswered, keyedOrder } from './unanswered-order.ts';
import { emptyOrder, orderPayload, type OrderPayload } from './order-form-values.ts';

const NOON = Date.UTC(2026, 10, 20, 11);
const values = (quantity = '1') => ({ ...emptyOrder(NOON), customerName: 'María José', quantity });
const order = (quantity?: string) => orderPayload(values(quantity));

const keyOf = (page: QueryClient, payload: OrderPayload) => keyedOrder(page, payload).key;
const isUnanswered = (page: QueryClient, quantity?: string) =>
  isOrderUnanswered(page, values(quantity), null);

it('keeps its key, another order has another', () => {
  const page = new QueryClient();
  const key = keyOf(page, order());
  expect(keyOf(page, order())).toBe(key);
  expect(keyOf(page, order('2'))).not.toBe(key);
});

it('keeps its key over a reload, without a word of what was typed', () => {
  const key = keyOf(new QueryClient(), order());
  const notes = JSON.stringify(Object.entries(sessionStorage));
  expect(notes).toContain(key);
  expect(notes).not.toContain('María');
  expect(keyOf(new QueryClient(), order())).toBe(key);
  expect(keyOf(new QueryClient(), order('2'))).not.toBe(key);
});

it('is open until it has been taken; the same again is another order, after a reload too', () => {
  const page = new QueryClient();
  const key = keyOf(page, order());
  expect(isUnanswered(page)).toBe(true);
  expect(isUnanswered(page, '2')).toBe(false);
  expect(forgetOrder(page, key)).toBe(true);
  expect(isUnanswered(page)).toBe(false);
  expect(keyOf(new QueryClient(), order())).not.toBe(key);
});

it('is left alone by the answer to an earlier one', () => {
  const page = new QueryClient();
  const earlier = keyOf(page, order());
  const key = keyOf(page, order('2'));
  expect(forgetOrder(page, earlier)).toBe(false);
  expect(keyOf(page, order('2'))).toBe(key);
});

it('is still open when another one is refused after it', () => {
  const page = new QueryClient();
  const key = keyOf(page, order());
  expect(forgetOrder(page, keyOf(page, order('2')))).toBe(true);
  expect([isUnanswered(page), isUnanswered(page, '2')]).toEqual([true, false]);
  expect(keyOf(page, order())).toBe(key);
});

it('is forgotten with everything else when somebody signs out', () => {
  const page = new QueryClient();
  const key = keyOf(page, order());
  page.removeQueries();
  clearSessionItems();
  expect(keyOf(page, order())).not.toBe(key);
});

it('is open after a reload too, and another one is not', () => {
  keyOf(new QueryClient(), order());
  const reloaded = new QueryClient();
  expect([isUnanswered(reloaded), isUnanswered(reloaded, '2')]).toEqual([true, false]);
});

it('may be any order with food of the menu while that is not there', () => {
  const withBeer = { ...values(), lines: [{ productId: 26, quantity: tenths(10), note: '' }] };
  const page = new QueryClient();
  expect(isOrderUnanswered(page, withBeer, null)).toBe(false);
  keyOf(page, order());
  expect(isOrderUnanswered(new QueryClient(), withBeer, null)).toBe(true);
});

it('is taken by its answer also where somebody has signed in meanwhile', () => {
  const key = keyOf(new QueryClient(), order());
  const signedIn = new QueryClient();
  expect(forgetOrder(signedIn, key)).toBe(true);
  expect(isUnanswered(signedIn)).toBe(false);
});

it('goes out again with the total that was expected first, whatever it would cost by now', () => {
  const priced = (expectedTotal: string) => ({ ...order(), expectedTotal });
  const page = new QueryClient();
  const first = keyedOrder(page, priced('13.50'));
  expect(first.payload.expectedTotal).toBe('13.50');
  const again = { ...first, isRepeat: true };
  expect(first.isRepeat).toBe(false);
  expect(keyedOrder(page, priced('14.00'))).toEqual(again);
  expect(keyedOrder(new QueryClient(), priced('14.00'))).toEqual(again);
  expect(isUnanswered(page)).toBe(true);
  forgetOrder(page, first.key);
  const next = keyedOrder(page, priced('14.00'));
  expect([next.key === first.key, next.payload.expectedTotal]).toEqual([false, '14.00']);
});
