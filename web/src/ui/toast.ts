// The one message that is on screen at a time (specification 9). Any code may call toast(); the
// Toaster draws what is current.
import { useSyncExternalStore } from 'react';

type ToastTone = 'neutral' | 'good' | 'bad';

/** The element in which toasts are drawn. */
export const TOASTS_ID = 'avisos';

export type ToastAction = { label: string } & ({ onSelect: () => void } | { href: string });

export type ToastRequest = {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: ToastAction;
  /** How long it stays, in milliseconds. */
  durationMs?: number;
};

export type CurrentToast = ToastRequest & { id: number; tone: ToastTone; durationMs: number };

const DEFAULT_DURATION_MS = 5000;

let current: CurrentToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: CurrentToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message; one that is still there makes way. Returns its id. */
export function toast(request: ToastRequest): number {
  lastId += 1;
  show({ tone: 'neutral', durationMs: DEFAULT_DURATION_MS, ...request, id: lastId });
  return lastId;
}

/** Takes a message away; one that has already made way is left alone. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentToast(): CurrentToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
