// The server says at once when an order or the stock has changed (server-sent events); polling goes
// on beside it, for whoever does not hear.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { EVENTS_PATH, LiveEvent, LiveMessage } from '@brasa/core/dashboard/events.contract.ts';

// Written out here, typed by the contract: its values would bring zod onto the page.
const PATH: typeof EVENTS_PATH = '/api/events';
const READY: LiveEvent = 'ready';
const CHANGE: LiveEvent = 'change';
/** EventSource.CLOSED: the browser has given up. */
const CLOSED = 2;
/** A browser gives up for good when the server refuses; then the desk tries again by itself. */
const TRY_AGAIN_MS = 15_000;

/** What shows orders or stock, by the beginning of its path. */
const CHANGED = ['/api/dashboard-data', '/api/stock', '/api/orders'];

/** Asks again for everything that shows orders or stock, as soon as the server says so. */
export function useDeskEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => listen(oneAtATime(() => askAgain(queryClient))), [queryClient]);
}

function askAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => CHANGED.some((path) => String(queryKey[0]).startsWith(path)),
  });
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
    const opened = new EventSource(PATH);
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
function oneAtATime(ask: () => Promise<void>): () => void {
  let isAsking = false;
  let isWanted = false;
  const again = () => {
    isWanted = true;
    if (isAsking) return;
    isAsking = true;
    void (async () => {
      while (isWanted) {
        isWanted = false;
        await ask();
      }
      isAsking = false;
    })();
  };
  return again;
}
