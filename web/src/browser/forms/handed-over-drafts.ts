// Drafts survive a page that is loaded anew: for that moment they lie in the tab's storage, and nowhere after
// it. See docs/rules/screens.md#drafts-stay-in-memory.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { DRAFTS } from '../api/query-client.ts';
import { listenTo } from '../device/listen-to.ts';
import { isTyped, ORDER_DRAFT } from './cached-draft.ts';
import {
  HANDED_OVER,
  LAST_USER,
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../storage/session-storage.ts';

type HandedOver = { at: number; drafts: readonly [key: QueryKey, draft: unknown][] };

/** In milliseconds. On another day a draft is over: what was sold then may have been answered. */
const LASTS = 12 * 3_600_000;

/** Hands over the drafts whose keys are wanted; nothing where nothing is typed. */
export function handOverDrafts(
  queryClient: QueryClient,
  isWanted: (key: QueryKey) => boolean = () => true,
): void {
  const drafts = queryClient
    .getQueriesData({ queryKey: [DRAFTS] })
    .filter(([key]) => isWanted(key));
  if (!drafts.some(([key]) => isTyped(key))) removeSessionItem(HANDED_OVER);
  else
    writeSessionItem(HANDED_OVER, JSON.stringify({ at: Date.now(), drafts } satisfies HandedOver));
}

/** The order form shows its draft before the session is known: the draft of a signed-in customer could be seen by the next person. */
const isKept = (key: QueryKey): boolean =>
  key[1] !== ORDER_DRAFT || readSessionItem(LAST_USER) === null;

/** The cache whose drafts are kept, from the first touch of its page on. */
let kept: { queryClient: QueryClient; end: () => void } | null = null;

/**
 * From now on a reload keeps what is typed, also by a browser that drops a page out of sight without a word: it is handed over as
 * soon as the page is out of sight, follows what becomes of it meanwhile, and is taken back when the page is seen again. Does
 * nothing while the drafts of the page before wait to be taken over. Answers how to end that.
 */
export function keepOverReload(queryClient: QueryClient): () => void {
  if (kept?.queryClient === queryClient) return kept.end;
  if (readSessionItem(HANDED_OVER) !== null) return () => undefined;
  kept?.end();
  const handOver = () => handOverDrafts(queryClient, isKept);
  const stops = [
    queryClient.getQueryCache().subscribe(({ query }) => {
      const [kind] = query.queryKey as QueryKey;
      if (document.hidden && kind === DRAFTS) handOver();
    }),
    listenTo(window, ['pagehide'], handOver),
    listenTo(document, ['visibilitychange'], () => {
      if (document.hidden) handOver();
      else removeSessionItem(HANDED_OVER);
    }),
  ];
  const end = () => {
    for (const stop of stops) stop();
    kept = null;
  };
  kept = { queryClient, end };
  return end;
}

/** At the start of a page, before any form is there; what is not sent is there after the next reload, too. */
export function takeOverDrafts(queryClient: QueryClient): void {
  const text = readSessionItem(HANDED_OVER);
  if (text === null) return;
  removeSessionItem(HANDED_OVER);
  const { at, drafts } = JSON.parse(text) as HandedOver;
  const isOver = Date.now() - at > LASTS;
  for (const [key, draft] of isOver ? [] : drafts) queryClient.setQueryData(key, draft);
  keepOverReload(queryClient);
}

/** Whether a form would lose what is typed in it: it asks before the page is left (use-leave-warning.ts). */
export function wouldLoseTyping(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
