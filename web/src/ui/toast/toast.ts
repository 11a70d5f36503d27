// The one message that is on screen at a time. Any code may call toast(); the
// Toaster renders what is current, and above it what earlier messages still offer to be done.
// See docs/rules/screens.md#one-message-at-a-time.
import { useSyncExternalStore } from 'react';

type ToastTone = 'neutral' | 'good' | 'bad';

/** The element in which toasts are rendered. */
export const TOASTS_ID = 'avisos';

export type ToastAction = { label: string } & ({ onSelect: () => void } | { href: string });

export type ToastRequest = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  action?: ToastAction;
  /** How long it stays, in milliseconds; without it as long as its tone asks for. */
  durationMs?: number;
  /**
   * Its action stays within reach for the whole time, whatever is said meanwhile: the next message
   * takes its place, and it stays stacked above that one.
   */
  outlivesNext?: boolean;
  /** An earlier message that this one goes on with: it leaves, with what it offered. */
  replaces?: number | undefined;
};

export type ShownToast = ToastRequest & { id: number; tone: ToastTone; durationMs: number };

export type Toasts = {
  /** Earlier messages that still offer an action, oldest first. */
  stacked: readonly ShownToast[];
  current: ShownToast | null;
};

/** What went wrong is read a little longer (docs/rules/screens.md#one-message-at-a-time). */
const DEFAULT_DURATION_MS = 5000;
export const ERROR_TOAST_MS = 6000;
const NONE: Toasts = { stacked: [], current: null };

let shown = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toasts) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message; one that is still there makes way. Returns its id. */
export function toast(request: ToastRequest): number {
  lastId += 1;
  const { stacked, current } = shown;
  const kept = current?.outlivesNext ? [...stacked, current] : stacked;
  show({
    stacked: kept.filter(({ id }) => id !== request.replaces),
    current: {
      tone: 'neutral',
      durationMs: request.tone === 'bad' ? ERROR_TOAST_MS : DEFAULT_DURATION_MS,
      ...request,
      id: lastId,
    },
  });
  return lastId;
}

/** `undo` takes back what was done, while the message stands. */
export function toastSuccess(title: string, description?: string, undo?: () => void): void {
  const action = undo && { label: 'Deshacer', onSelect: undo };
  toast({ title, description, tone: 'good', ...(action && { action }) });
}

export function toastError(title: string, description?: string): void {
  toast({ title, description, tone: 'bad' });
}

/** Takes a message or its stacked form away; one that has already made way is left alone. */
export function dismissToast(id: number): void {
  const { stacked, current } = shown;
  if (current?.id === id) show({ stacked, current: null });
  else if (stacked.some((item) => item.id === id)) {
    show({ stacked: stacked.filter((item) => item.id !== id), current });
  }
}

/** Whether the message, or what it offers, is still there. */
export function isToastShown(id: number): boolean {
  return shown.current?.id === id || shown.stacked.some((item) => item.id === id);
}

/** For when somebody else takes over: nothing of what was offered concerns them. */
export function dismissAllToasts(): void {
  show(NONE);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): Toasts {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
}
