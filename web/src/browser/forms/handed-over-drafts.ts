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

/** Those whose key begins with `names`, all without any; nothing where nothing is typed. */
export function handOverDrafts(queryClient: QueryClient, ...names: readonly string[]): void {
  const drafts: Drafts = queryClient.getQueriesData({ queryKey: [DRAFTS, ...names] });
  if (drafts.some(([key]) => isTyped(key))) writeSessionItem(HANDED_OVER, JSON.stringify(drafts));
}

/**
 * Lets a reload keep what is typed into the form of this name, or into all without one, also by a browser that drops a page out of sight
 * without a word: it is handed over as soon as the page is out of sight, and taken back when it is seen again. Answers
 * how to end that, after which nothing of it lies there.
 */
export function keepOverReload(queryClient: QueryClient, ...names: readonly string[]): () => void {
  const handOver = () => handOverDrafts(queryClient, ...names);
  const stops = [
    listenTo(window, ['pagehide'], handOver),
    listenTo(document, ['visibilitychange'], () => {
      if (document.hidden) handOver();
      else removeSessionItem(HANDED_OVER);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    // The form has gone, or what it held has been sent while nobody looked.
    removeSessionItem(HANDED_OVER);
  };
}

/** At the start of a page, before any form is there. */
export function takeOverDrafts(queryClient: QueryClient): void {
  const text = readSessionItem(HANDED_OVER);
  if (text === null) return;
  removeSessionItem(HANDED_OVER);
  for (const [key, draft] of JSON.parse(text) as Drafts) queryClient.setQueryData(key, draft);
}

/** Whether a form would lose what is typed in it: it asks before the page is left (use-leave-warning.ts). */
export function wouldLoseTyping(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
