// The chosen products as they are kept on the device: a text, of which every page needs to know only
// whether it is there. What it says is basket-store's, whose code comes once there is something.
import { useSyncExternalStore } from 'react';
import { listenTo } from '../../browser/device/listen-to.ts';
import { device, itemsOf } from '../../browser/storage/safe-storage.ts';

const NAME = 'basket';
const kept = itemsOf(device, 'brasa:');
const listeners = new Set<() => void>();

/** Undefined until it is read. A browser that keeps nothing still knows it until the page is left. */
let current: string | null | undefined;

/** Null where nothing is chosen. */
export function readBasketText(): string | null {
  current ??= kept.read(NAME);
  return current;
}

export function writeBasketText(text: string | null): void {
  current = text;
  if (text === null) kept.remove(NAME);
  else kept.write(NAME, text);
  for (const listener of listeners) listener();
}

/** Tells of every change, in this tab and in others. */
export function subscribeToBasket(listener: () => void): () => void {
  listeners.add(listener);
  const stop = listenTo(window, ['storage'], () => {
    // Another tab has changed it.
    current = undefined;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether anything is chosen; no as the server renders the page. */
export function useHasBasket(): boolean {
  return useSyncExternalStore(
    subscribeToBasket,
    () => readBasketText() !== null,
    () => false,
  );
}
