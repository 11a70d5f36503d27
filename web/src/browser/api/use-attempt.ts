import { useRef, useState } from 'react';
import { leavesOutcomeUnknown } from './retried-mutation.ts';

/**
 * A request that is sent unchanged, under one key, until its outcome is known: a second tap, and one after a lost answer, send the same.
 */
export function useAttempt<Sent>() {
  const attempt = useRef<Sent>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  return {
    /** True once an answer was lost, until another one says what became of it. */
    isUnanswered,
    /** The attempt whose outcome is open, else the new one. */
    begin: (make: () => Sent): Sent => (attempt.current ??= make()),
    /** Without an error it was answered. */
    end: (error?: unknown) => {
      const isOpen = error !== undefined && leavesOutcomeUnknown(error);
      if (!isOpen) attempt.current = null;
      setUnanswered(isOpen);
    },
  };
}
