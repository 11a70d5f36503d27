// The order that has gone out and has not been answered with a yes. Its key outlives a look at
// another page (query cache, which signing out empties) and a reload (session storage, without personal data:
// the key beside a hash of what it was made for), so that sending it again makes no second order.
import type { QueryClient } from '@tanstack/react-query';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import {
  removeSessionItem,
  readSessionItem,
  writeSessionItem,
} from '../../browser/storage/session-storage.ts';
import { hashOf } from '../../browser/storage/hash.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import { orderPayload, type OrderFormValues, type OrderPayload } from './order-form-values.ts';

const KEYS = ['order-keys'];
const NOTE = 'order-key';

function keysOf(queryClient: QueryClient): IdempotencyKeys {
  const cached = queryClient.getQueryData<IdempotencyKeys>(KEYS);
  if (cached) return cached;
  const keys = new IdempotencyKeys();
  queryClient.setQueryDefaults(KEYS, { gcTime: Infinity });
  queryClient.setQueryData(KEYS, keys);
  return keys;
}

type KeyedOrder<Payload> = {
  key: string;
  payload: Payload;
  /** It has gone out before, and may have arrived. */
  isRepeat: boolean;
};

/**
 * The order as it goes out, with its key. Sent again it is what it was the first time, with the total
 * that was expected then: prices may have changed while nobody knows whether it has arrived.
 */
export function keyedOrder<Payload extends OrderPayload>(
  queryClient: QueryClient,
  payload: Payload,
): KeyedOrder<Payload> {
  const { expectedTotal = '', ...content } = payload;
  const print = hashOf(JSON.stringify(content));
  const noted = notedOrders();
  const known = noted.find((order) => order.print === print);
  const key = keysOf(queryClient).keyFor(content, known?.key);
  const total = known?.key === key ? known.total : expectedTotal;
  note([{ print, key, total }, ...noted.filter((order) => order !== known)]);
  const sent = { ...content, ...(total !== '' && { expectedTotal: total }) };
  return { key, payload: sent as Payload, isRepeat: known?.key === key };
}

/**
 * Whether exactly this order has gone out, now or before a reload, and may have arrived. Before the menu is there an order
 * with food of it cannot be told from another one: then it may be any that has gone out.
 */
export function isOrderUnanswered(
  queryClient: QueryClient,
  values: OrderFormValues,
  offer: Offer | null,
): boolean {
  const noted = notedOrders();
  if (offer === null && values.lines.length > 0 && noted.length > 0) return true;
  const { expectedTotal: _, ...content } = orderPayload(values, offer);
  const print = hashOf(JSON.stringify(content));
  return keysOf(queryClient).isOpen(content) || noted.some((order) => order.print === print);
}

/** The order with this key has been taken, or refused. False when it is no longer the one at hand. */
export function forgetOrder(queryClient: QueryClient, key: string): boolean {
  const keys = keysOf(queryClient);
  // Somebody who has signed in meanwhile has another cache, and the same basket.
  const noted = notedOrders();
  const isAtHand = keys.isCurrent(key) || noted[0]?.key === key;
  note(noted.filter((order) => order.key !== key));
  if (isAtHand) keys.forget();
  return isAtHand;
}

type Noted = { print: string; key: string; total: string };

/** The last first: one that is refused says nothing of those before it. */
const notedOrders = (): Noted[] =>
  (readSessionItem(NOTE) ?? '').split('\n').flatMap((line) => {
    const [print = '', key, total = ''] = line.split(' ');
    return key ? [{ print, key, total }] : [];
  });

function note(orders: readonly Noted[]): void {
  const lines = orders.map(({ print, key, total }) => `${print} ${key} ${total}`.trim());
  if (lines.length === 0) removeSessionItem(NOTE);
  else writeSessionItem(NOTE, lines.join('\n'));
}
