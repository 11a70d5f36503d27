// A change of a shared row whose answer was lost may have been made: then the newer row is one's own, and no edit conflict.
import { useRef } from 'react';
import { isUnanswered } from '../api/error-texts.ts';

/** `holds`: whether the row is as that change leaves it. */
export function useUnansweredChange<Row, Sent>(holds: (row: Row, sent: Sent) => boolean) {
  const unanswered = useRef<Sent | null>(null);
  return {
    /** After a failure; a refusal says nothing of an earlier change without an answer. */
    note: (error: Error, sent: Sent) => {
      if (isUnanswered(error)) unanswered.current = sent;
    },
    /** Whether the row that refuses another change has become so by the change without an answer; asked once for each. */
    isOwn: (current: Row): boolean => {
      const sent = unanswered.current;
      unanswered.current = null;
      return sent !== null && holds(current, sent);
    },
  };
}
