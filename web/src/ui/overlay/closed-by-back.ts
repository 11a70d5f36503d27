// The phone's way back closes what lies over the page, and stays on it: an open sheet has an entry of its own in the history,
// at the page's address. See docs/rules/site.md#the-way-back.
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { entryState, sheetsIn, type EntryState } from '../../browser/device/sheet-entry.ts';

type OpenSheet = { close: () => void };

/** Those that are open, the uppermost last. */
const open: OpenSheet[] = [];
/** From an entry of so many sheets a step is asked for here, and has not come yet. */
let stepFrom: number | null = null;

const isStepping = (): boolean => stepFrom !== null && stepFrom === sheetsIn(entryState());

/** Who waits until the history is at what is open. */
const waiting: (() => void)[] = [];

/** Closes what lies over the page, and resolves once its entries have gone, or it has asked to stay. */
export function leaveSheets(): Promise<void> {
  // Whoever stays open has said so by then.
  flushSync(() => {
    for (const sheet of open.toReversed()) sheet.close();
  });
  followSoon();
  return new Promise((resolve) => waiting.push(resolve));
}

/** Brings the history to what is open: an entry more, or steps back over those of what has closed. */
function follow(): void {
  if (isStepping()) return;
  stepFrom = null;
  const state = entryState();
  const surplus = sheetsIn(state) - open.length;
  if (surplus > 0) {
    stepFrom = sheetsIn(state);
    window.history.go(-surplus);
  } else for (const go of waiting.splice(0)) go();
  for (let sheets = sheetsIn(state) + 1; sheets <= open.length; sheets += 1) {
    window.history.pushState({ ...entryState(), sheets }, '');
  }
}

/** Once what closes and opens in one turn has done so, and what leads to another page has led there. */
function followSoon(): void {
  setTimeout(follow);
}

/** The router takes it for a step to the page that it shows. */
function onStep({ state }: PopStateEvent): void {
  const wasOwn = stepFrom !== null;
  stepFrom = null;
  if (!wasOwn) {
    // One that asks whether to discard what was typed stays open, and gets its entry again.
    const sheets = sheetsIn((state ?? {}) as EntryState);
    for (const sheet of open.slice(sheets).toReversed()) sheet.close();
  }
  followSoon();
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
      followSoon();
    };
  }, [isOpen]);
}
