// The order that has gone out and has not been answered with a yes. Its key outlives a look at
// another page (query cache, which signing out empties) and a reload (session storage, without personal data:
// the key beside a SHA-256 of what it was made for), so that sending it again makes no second order.
import type { QueryClient } from '@tanstack/react-query';
import {
  removeSessionItem,
  readSessionItem,
  writeSessionItem,
} from '../../browser/storage/session-storage.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import type { OrderPayload } from './order-form-values.ts';

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

type KeyedOrder<Payload> = { key: string; payload: Payload };

/**
 * The order as it goes out, with its key. Sent again it is what it was the first time, with the total
 * that was expected then: prices may have changed while nobody knows whether it has arrived.
 */
export async function keyedOrder<Payload extends OrderPayload>(
  queryClient: QueryClient,
  payload: Payload,
): Promise<KeyedOrder<Payload>> {
  const { expectedTotal = '', ...content } = payload;
  const print = await fingerprint(JSON.stringify(content));
  const noted = print === null ? null : notedOrder(print);
  const key = keysOf(queryClient).keyFor(content, noted?.key);
  const total = noted?.key === key ? noted.total : expectedTotal;
  if (print) writeSessionItem(NOTE, `${print} ${key} ${total}`.trim());
  const sent = { ...content, ...(total !== '' && { expectedTotal: total }) };
  return { key, payload: sent as Payload };
}

/** Whether exactly this order has gone out and may have arrived. */
export function isOrderUnanswered(queryClient: QueryClient, payload: OrderPayload): boolean {
  const { expectedTotal: _, ...content } = payload;
  return keysOf(queryClient).isOpen(content);
}

/** The order with this key has been taken. False when it is no longer the one at hand. */
export function forgetOrder(queryClient: QueryClient, key: string): boolean {
  const keys = keysOf(queryClient);
  if (!keys.isCurrent(key)) return false;
  keys.forget();
  removeSessionItem(NOTE);
  return true;
}

function notedOrder(print: string): { key: string; total: string } | null {
  const [notedPrint, key, total = ''] = readSessionItem(NOTE)?.split(' ') ?? [];
  return notedPrint === print && key ? { key, total } : null;
}

/** Null where the browser computes none: outside secure contexts. */
async function fingerprint(content: string): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  } catch {
    return null;
  }
}
