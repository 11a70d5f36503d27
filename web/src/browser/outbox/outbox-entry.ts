// A change that staff made and the server has not answered: what is kept of it, and how it is sent.
// See docs/rules/dashboard.md#without-a-connection.
import type { QueuedChange, QueuedKind } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { addressOf, type Call } from '@brasa/core/kernel/call.ts';
import {
  MADE_AT,
  MADE_OFFLINE_BY,
  MADE_ON_VERSION,
  SENT_AT,
} from '@brasa/core/kernel/offline-headers.ts';
import {
  accumulatePoints,
  cancelOrder,
  confirmOrder,
  createOrder,
  editOrder,
  markOrderAsError,
  markOrderReady,
  reopenOrder,
} from '@brasa/core/orders/orders.calls.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import type { Body } from '@brasa/core/orders/change/read-body.rules.ts';

import { sellAtCounter } from '@brasa/core/sales/sales.calls.ts';
import { moveStock } from '@brasa/core/stock/stock.calls.ts';

/** Why the server would not do it. */
export type Refusal = {
  status: number;
  code: string;
  /** In Spanish, as it is shown. */
  message: string;
};

export type OutboxEntry = QueuedChange & {
  /** Its Idempotency-Key. */
  key: string;
  /** Whose it is: shown to and sent for nobody else. */
  userId: number;
  /** Of the order that it changes, as it was known when it was made; null without an order. */
  baseVersion: number | null;
  /** It may have reached the server: what is sent again is the same to the letter. */
  isSent: boolean;
  /** How often it was sent since the last answer, and when it may be sent again, in milliseconds. */
  attempts: number;
  dueAt: number;
  /** While it is not null somebody has to decide. */
  refusal: Refusal | null;
};

export type NewEntry = OutboxEntry extends infer Each
  ? Each extends OutboxEntry
    ? Omit<Each, 'seq' | 'attempts' | 'dueAt' | 'refusal'>
    : never
  : never;

type Sent = { method: string; path: string; body: Body | null };

const CALLS = {
  createOrder,
  editOrder,
  reopenOrder,
  confirm: confirmOrder,
  cancel: cancelOrder,
  error: markOrderAsError,
  ready: markOrderReady,
  moveStock,
  sellAtCounter,
  accumulatePoints,
} satisfies Record<QueuedKind['call'], Pick<Call, 'method' | 'path'>>;

/** The order that it changes or makes; null for what is about no order. */
export function orderIdOf(kind: QueuedKind & { seq?: number }): number | null {
  if ('orderId' in kind) return kind.orderId;
  return kind.call === 'createOrder' && kind.seq !== undefined ? 0 - kind.seq : null;
}

/** What is sent of it; an order that has no number yet has the name that the device gave it. */
export function sentOf(kind: QueuedKind): Sent {
  const { method, path } = CALLS[kind.call];
  const orderId = 'orderId' in kind ? kind.orderId : null;
  const body = kind.call === 'accumulatePoints' ? { ...kind.body, orderId } : kind.body;
  return { method, path: addressOf({ path }, { params: { id: orderId ?? 0 } }), body };
}

type Reader = (orderId: number, body: Body | null) => QueuedKind | null;

const callOff =
  (call: Exclude<Transition, 'confirm'>): Reader =>
  (orderId, body) => ({ call, orderId, body });

const change =
  (call: 'editOrder' | 'reopenOrder'): Reader =>
  (orderId, body) =>
    // The data of an invoice are answered with a document.
    body && !('invoiceNumber' in body) ? { call, orderId, body } : null;

const READERS: Record<QueuedKind['call'], Reader> = {
  // A customer's own order is answered, or is not: nobody waits for it at the counter.
  createOrder: (_id, body) =>
    body?.['is_manual_entry'] === true ? { call: 'createOrder', body } : null,
  editOrder: change('editOrder'),
  reopenOrder: change('reopenOrder'),
  confirm: (orderId, body) => ({ call: 'confirm', orderId, body }),
  cancel: callOff('cancel'),
  error: callOff('error'),
  ready: (orderId) => ({ call: 'ready', orderId, body: null }),
  moveStock: (_id, body) => body && { call: 'moveStock', body },
  sellAtCounter: (_id, body) => body && { call: 'sellAtCounter', body },
  accumulatePoints: (_id, body) => {
    const orderId = typeof body?.['orderId'] === 'number' ? body['orderId'] : null;
    return body && { call: 'accumulatePoints', orderId, body };
  },
};

/** A call's address with its order's number, which is below zero for one that was made here. */
const PATTERNS = Object.entries(CALLS).map(([call, { method, path }]) => ({
  read: READERS[call as QueuedKind['call']],
  method,
  pattern: new RegExp(`^${path.replace(':id', '(-?\\d+)')}$`),
}));

/** Whether a request may be one that can wait, as far as its address tells. */
export const mayWait = (method: string, path: string): boolean =>
  PATTERNS.some((call) => call.method === method && call.pattern.test(path));

/** What a request would change, if it is one that can wait; null for any other. */
export function kindOf({ method, path, body }: Sent): QueuedKind | null {
  for (const { pattern, read, ...call } of PATTERNS) {
    const match = call.method === method && pattern.exec(path);
    if (match) return read(Number(match[1]), body);
  }
  return null;
}

/** The request that is sent for an entry at this time by the device's clock, in milliseconds. */
export function requestFor(entry: OutboxEntry, now: number): [url: string, init: RequestInit] {
  const { method, path, body } = sentOf(entry);
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': entry.key,
    [MADE_AT]: new Date(entry.madeAt).toISOString(),
    [SENT_AT]: new Date(now).toISOString(),
    [MADE_OFFLINE_BY]: String(entry.userId),
    ...(entry.baseVersion !== null && { [MADE_ON_VERSION]: String(entry.baseVersion) }),
  };
  return [
    path,
    {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== null && { body: JSON.stringify(body) }),
    },
  ];
}
