import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { listenTo } from '../../browser/device/listen-to.ts';
import { armBell, isBellBlocked, onBellChange, ringBell } from './bell-sound.ts';
import {
  beginWatch,
  markedNow,
  markedSeen,
  shownUnseen,
  toldOf,
  watchOn,
  type Watch,
} from './new-orders.ts';
import { device, itemsOf } from '../../browser/storage/safe-storage.ts';

const RING_AGAIN_MS = 10_000;

const NOTHING: readonly number[] = [];

/**
 * The orders that have come in since the desk was opened and that nobody has looked at yet. While
 * `isEntering`, an order is being entered here: whether a stranger on the list is that one will be
 * known in a moment.
 */
export function useNewOrders(
  data: DashboardData | null | undefined,
  own: ReadonlySet<number>,
  isEntering: boolean,
  now: number,
) {
  const [watch, setWatch] = useState<Watch | null>(null);
  if (data && !isEntering) {
    const next = watch === null ? beginWatch(data) : watchOn(watch, toldOf(data), own);
    if (next !== watch) setWatch(next);
  }
  const markSeen = useCallback(
    (id: number) => setWatch((before) => before && markedSeen(before, id)),
    [],
  );
  const showUnseen = (ids: readonly number[]) =>
    setWatch((before) => before && shownUnseen(before, ids, now));
  const isMarked = watch !== null && markedNow(watch, now).length > 0;
  return {
    unseen: watch?.unseen ?? NOTHING,
    shown: isMarked ? watch.shown.ids : NOTHING,
    markSeen,
    showUnseen,
  };
}

/** Rings for each new order, and again until somebody looks; not a sound while muted. */
export function useBell(unseen: readonly number[], isMuted: boolean): void {
  const newest = unseen.at(-1);
  useEffect(() => {
    if (newest === undefined || isMuted) return;
    ringBell();
    const timer = setInterval(ringBell, RING_AGAIN_MS);
    return () => clearInterval(timer);
  }, [newest, isMuted]);

  // A page may sound only once it has been touched. A click comes after its target is settled, so
  // what then leaves the screen moves nothing under the finger; phones count no earlier part of a tap.
  useEffect(() => listenTo(window, ['click', 'keydown'], armBell, { capture: true }), []);
}

/** Whether the bell could not ring now, were there a reason to: the page waits for a touch. */
export function useBellBlocked(): boolean {
  return useSyncExternalStore(onBellChange, isBellBlocked);
}

/** What a device remembers from visit to visit, whoever sits at it: nothing personal. */
const onDevice = itemsOf(device, 'brasa:device:');
const MUTED = 'bell-muted';

export function useMuted(): [boolean, (isMuted: boolean) => void] {
  const [isMuted, setIsMuted] = useState(() => onDevice.read(MUTED) === 'yes');
  const mute = (muted: boolean) => {
    setIsMuted(muted);
    onDevice.write(MUTED, muted ? 'yes' : 'no');
  };
  return [isMuted, mute];
}
