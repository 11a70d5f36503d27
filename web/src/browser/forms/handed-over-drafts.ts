// Drafts survive a page that is loaded anew: for that moment they lie in the tab's storage, and nowhere after
// it. See docs/rules/screens.md#drafts-stay-in-memory.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { DRAFTS } from '../api/query-client.ts';
import { listenTo } from '../device/listen-to.ts';
import { isTyped } from './cached-draft.ts';
import {
  HANDED_OVER,
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../storage/session-storage.ts';

type Drafts = readonly [key: QueryKey, draft: unknown][];

/** Nothing where nothing is typed. */
export function handOverDrafts(queryClient: QueryClient): void {
  const drafts: Drafts = queryClient.getQueriesData({ queryKey: [DRAFTS] });
  if (drafts.some(([key]) => isTyped(key))) writeSessionItem(HANDED_OVER, JSON.stringify(drafts));
  else removeSessionItem(HANDED_OVER);
}

/** The page's own, once it is to be kept. */
let kept: QueryClient | null = null;

function handOverKept(): void {
  if (kept !== null) handOverDrafts(kept);
}

/**
 * From now on a reload keeps what is typed, also by a browser that drops a page out of sight without a word: it is handed over as
 * soon as the page is out of sight, and taken back when it is seen again.
 */
export function keepOverReload(queryClient: QueryClient): void {
  const isBegun = kept !== null;
  kept = queryClient;
  if (isBegun) return;
  listenTo(window, ['pagehide'], handOverKept);
  listenTo(document, ['visibilitychange'], () => {
    if (document.hidden) handOverKept();
    else removeSessionItem(HANDED_OVER);
  });
}

/** At the start of a page, before any form is there; what is not sent is there after the next reload, too. */
export function takeOverDrafts(queryClient: QueryClient): void {
  const text = readSessionItem(HANDED_OVER);
  if (text === null) return;
  removeSessionItem(HANDED_OVER);
  for (const [key, draft] of JSON.parse(text) as Drafts) queryClient.setQueryData(key, draft);
  keepOverReload(queryClient);
}

/** Whether a form would lose what is typed in it: it asks before the page is left (use-leave-warning.ts). */
export function wouldLoseTyping(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
