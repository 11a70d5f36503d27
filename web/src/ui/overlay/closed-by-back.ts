// The phone's way back closes what lies over the page, and stays on it: an open sheet has an entry of its own in the history,
// at the page's address. See docs/rules/site.md#the-way-back.
import { useEffect, useEffectEvent } from 'react';
import { entryState, sheetsIn, type EntryState } from '../../browser/device/sheet-entry.ts';

type OpenSheet = { close: () => void };

/** Those that are open, the uppermost last. */
const open: OpenSheet[] = [];
/** The page that they lie over, by the router's key of its entry and its address. */
let page: { key: string | undefined; href: string } | null = null;
/** Between a step of the history that is asked for here and its event. */
let isStepping = false;

/** Brings the history to what is open: an entry more, or steps back over those of what has closed. */
function follow(): void {
  if (isStepping) return;
  const state = entryState();
  const surplus = sheetsIn(state) - open.length;
  if (surplus > 0) {
    isStepping = true;
    page = { key: state.key, href: window.location.href };
    window.history.go(-surplus);
  }
  for (let sheets = sheetsIn(state) + 1; sheets <= open.length; sheets += 1) {
    page = { key: state.key, href: window.location.href };
    window.history.pushState({ ...entryState(), sheets }, '');
  }
}

let isWaiting = false;

/** Once what closes and opens in one turn has done so, and what leads to another page has led there. */
function followSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    follow();
  });
}

function onStep(event: PopStateEvent): void {
  const state = (event.state ?? {}) as EntryState;
  const isOfPage =
    (isStepping || open.length > 0) &&
    state.key === page?.key &&
    window.location.href === page?.href;
  // The router would take it for a change of page.
  if (isOfPage) event.stopImmediatePropagation();
  const wasOwn = isStepping;
  isStepping = false;
  if (!wasOwn) {
    // One that asks whether to discard what was typed stays open, and gets its entry again.
    for (const sheet of open.slice(sheetsIn(state)).toReversed()) sheet.close();
  }
  followSoon();
}

let isFollowing = false;

/** From the first sheet on. */
function followWayBack(): void {
  if (isFollowing) return;
  isFollowing = true;
  // Before the router, which listens at the window as well.
  window.addEventListener('popstate', onStep, { capture: true });
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
      followSoon();
    };
  }, [isOpen]);
}
