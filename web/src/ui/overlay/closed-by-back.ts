// The phone's way back closes what lies over the page, and stays on it: an open sheet has an entry of its own in the history,
// at the page's address. One that closes by its own button leaves its entry there: it is passed over on the way back, and no
// step is under way while something else leads to another page. See docs/rules/site.md#the-way-back.
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  entryState,
  isLeaving,
  sheetsIn,
  type EntryState,
} from '../../browser/device/sheet-entry.ts';

type OpenSheet = { close: () => void };

/** Those that are open, the uppermost last. */
const open: OpenSheet[] = [];
/** The entry that was noted last. */
let last: EntryState = {};
/** Called at the end of a step that is asked for here. */
let onArrival: (() => void) | null = null;

/** An entry for each sheet that has none. */
function follow(): void {
  const state = entryState();
  for (let sheets = sheetsIn(state) + 1; sheets <= open.length; sheets += 1) {
    window.history.pushState({ ...state, sheets }, '');
  }
  last = entryState();
}

/** Once what closes and opens in one turn has done so, and what leads to another page has led there. */
function followSoon(): void {
  setTimeout(follow);
}

/** The router takes it for a step to the page that it shows. */
function onStep(step: PopStateEvent): void {
  const entry = (step.state ?? {}) as EntryState;
  const isBackOnPage = entry.key === last.key && sheetsIn(entry) < sheetsIn(last);
  last = entry;
  if (isLeaving(step)) {
    followSoon();
    return;
  }
  if (onArrival) {
    onArrival();
    onArrival = null;
    return;
  }
  if (!isBackOnPage) return;
  const closing = open.slice(sheetsIn(entry));
  // The sheet of that entry has closed before: the step is one of the page's own.
  if (closing.length === 0) window.history.back();
  // One that asks whether to discard what was typed stays open, and gets its entry again.
  for (const sheet of closing.toReversed()) sheet.close();
  followSoon();
}

/** Closes what lies over the page, and resolves at the page's own entry. */
export function leaveSheets(): Promise<void> {
  flushSync(() => {
    for (const sheet of open.toReversed()) sheet.close();
  });
  const sheets = sheetsIn(entryState());
  // A step of none would load the page anew.
  if (sheets === 0) return Promise.resolve();
  return new Promise((resolve) => {
    onArrival = resolve;
    window.history.go(-sheets);
  });
}

let isFollowing = false;

/** From the first sheet on. */
function followWayBack(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('popstate', onStep);
}

export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    followWayBack();
    const sheet = { close: () => closeNow() };
    open.push(sheet);
    followSoon();
    return () => {
      open.splice(open.indexOf(sheet), 1);
    };
  }, [isOpen]);
}
