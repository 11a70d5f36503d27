// What waits on this device, as pages show it.
import { useEffect, useState } from 'react';
import { onOutboxChange } from './outbox-changes.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { listEntries, withOutbox } from './outbox-store.ts';

export type Unsent = {
  /** What this user has made, the first made first. */
  own: readonly OutboxEntry[];
  /** How many were made by others, who alone can send them. */
  others: number;
};

const NONE: Unsent = { own: [], others: 0 };

async function readFor(userId: number): Promise<Unsent> {
  const entries = await withOutbox(listEntries);
  const own = entries.filter((entry) => entry.userId === userId);
  return { own, others: entries.length - own.length };
}

/** Follows every change; nothing where the browser keeps nothing. */
export function useOutbox(userId: number): Unsent {
  const [unsent, setUnsent] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    const follow = () => {
      readFor(userId).then(
        (read) => {
          if (isShown) setUnsent(read);
        },
        () => undefined,
      );
    };
    follow();
    const stop = onOutboxChange(follow);
    return () => {
      isShown = false;
      stop();
    };
  }, [userId]);
  return unsent;
}
