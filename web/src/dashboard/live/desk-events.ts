// The server says at once when an order or the stock has changed (server-sent events); polling goes
// on beside it, for whoever does not hear.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  listenToEvents,
  readDashboard,
  readDeliveredToday,
  readOvenBoard,
} from '@brasa/core/dashboard/dashboard.calls.ts';
import type { LiveEvent, LiveMessage } from '@brasa/core/dashboard/events.contract.ts';
import { readOrder } from '@brasa/core/orders/orders.calls.ts';
import { readOrdering } from '@brasa/core/oven/oven.calls.ts';
import { listStockMovements, readStock } from '@brasa/core/stock/stock.calls.ts';
import { invalidate } from '../../browser/api/send.ts';

// Written out here, typed by the contract: its values would bring zod onto the page.
const READY: LiveEvent = 'ready';
const CHANGE: LiveEvent = 'change';
/** EventSource.CLOSED: the browser has given up. */
const CLOSED = 2;
/** A browser gives up for good when the server refuses; then the desk tries again by itself. */
const TRY_AGAIN_MS = 15_000;

const CHANGED = [
  ...[readDashboard, readDeliveredToday, readOvenBoard, readOrdering],
  ...[readStock, listStockMovements, readOrder],
];

export function useDeskEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => listen(oneAtATime(() => invalidate(queryClient, ...CHANGED))), [queryClient]);
}

/** Listens until the function that it returns is called. */
function listen(onChange: () => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heard = '';
  const hear = ({ type, data }: MessageEvent<string>) => {
    const { version } = JSON.parse(data) as LiveMessage;
    const hasMissed = version !== heard;
    heard = version;
    if (type === CHANGE || hasMissed) onChange();
  };
  const stop = () => {
    clearTimeout(timer);
    source?.close();
  };
  const connect = () => {
    stop();
    const opened = new EventSource(listenToEvents.path);
    source = opened;
    opened.addEventListener(READY, hear);
    opened.addEventListener(CHANGE, hear);
    opened.addEventListener('error', () => {
      if (opened.readyState === CLOSED) timer = setTimeout(connect, TRY_AGAIN_MS);
    });
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) connect();
  };
  connect();
  // A page that is kept for the way back must not keep its connection.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', comeBack);
    stop();
  };
}

/** However many changes come meanwhile, one question is under way, and one more follows it. */
function oneAtATime(refetch: () => Promise<void>): () => void {
  let isRefetching = false;
  let isWanted = false;
  const again = () => {
    isWanted = true;
    if (isRefetching) return;
    isRefetching = true;
    void (async () => {
      while (isWanted) {
        isWanted = false;
        await refetch();
      }
      isRefetching = false;
    })();
  };
  return again;
}
