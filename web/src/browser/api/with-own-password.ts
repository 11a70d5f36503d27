// A deed that gives somebody a way in, or has no way back, takes the own password, where it was not proven lately
// (docs/rules/accounts.md#a-borrowed-session).
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

/** Ends the asking: whether the password is proven. */
type Asking = (isProven: boolean) => void;

let asking: Asking | null = null;
const listeners = new Set<() => void>();

function show(next: Asking | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page that asked has been left.
    if (listeners.size === 0) asking?.(false);
  };
}

/** Null while nobody asks. */
export const useAsking = (): Asking | null => useSyncExternalStore(subscribe, () => asking);

/** False where the dialog is given up, or no page shows it. */
function ask(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    show((isProven) => {
      show(null);
      resolve(isProven);
    });
  });
}

/** Makes the call, and once more when the password that it asks for is proven. Rejects as the call does. */
export async function withOwnPassword<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  try {
    return await call();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'PASSWORD_AGAIN';
    if (!isAsked || !(await ask())) throw error;
    return call();
  }
}
