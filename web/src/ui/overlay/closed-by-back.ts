// The phone's way back closes what lies over the page, and stays on it: an open sheet has an entry of its own in the history,
// at the page's address. See docs/rules/site.md#the-way-back.
import { useEffect, useEffectEvent } from 'react';
import { entryState, sheetsIn, type EntryState } from '../../browser/device/sheet-entry.ts';

type OpenSheet = { close: () => void };

/** Those that are open, the uppermost last. */
const open: OpenSheet[] = [];
/** The page that they lie over, by the router's key of its entry and its address. */
let page: { key: string | undefined; href: string } | null = null;
/** From an entry of so many sheets a step is asked for here, and has not come yet. */
let stepFrom: number | null = null;

const isStepping = (): boolean => stepFrom !== null && stepFrom === sheetsIn(entryState());

/** Brings the history to what is open: an entry more, or steps back over those of what has closed. */
function follow(): void {
  if (isStepping()) return;
  stepFrom = null;
  const state = entryState();
  const surplus = sheetsIn(state) - open.length;
  if (surplus > 0) {
    stepFrom = sheetsIn(state);
    page = { key: state.key, href: window.location.href };
    window.history.go(-surplus);
  }
  for (let sheets = sheetsIn(state) + 1; sheets <= open.length; sheets += 1) {
    page = { key: state.key, href: window.location.href };
    window.history.pushState({ ...entryState(), sheets }, '');
  }
}

/** Once what closes and opens in one turn has done so, and what leads to another page has led there. */
function followSoon(): void {
  setTimeout(follow);
}

function onStep(event: PopStateEvent): void {
  const state = (event.state ?? {}) as EntryState;
  const wasOwn = stepFrom !== null;
  stepFrom = null;
  const isOfPage =
    (wasOwn || open.length > 0) && state.key === page?.key && window.location.href === page?.href;
  // The router would take it for a change of page.
  if (isOfPage) event.stopImmediatePropagation();
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
