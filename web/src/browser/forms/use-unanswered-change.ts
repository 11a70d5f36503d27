// A change of a shared row whose answer was lost may have been made: then the newer row is one's own, and no edit conflict.
import { useRef } from 'react';
import { isUnanswered } from '../api/error-texts.ts';
import { currentOf } from './use-shared-edit.ts';

/** `holds`: whether the row is as that change leaves it. */
export function useUnansweredChange<Row, Sent>(holds: (row: Row, sent: Sent) => boolean) {
  const unanswered = useRef<Sent | null>(null);
  /**
   * Of a change that has failed: where the row has become so by the change without an answer, `onOwn` gets it, and true is
   * answered.
   */
  return (error: Error, sent: Sent, onOwn: (current: Row) => void): boolean => {
    const current = currentOf(error) as Row | null;
    const before = unanswered.current;
    if (current) unanswered.current = null;
    if (isUnanswered(error)) unanswered.current = sent;
    const isOwn = current !== null && before !== null && holds(current, before);
    if (isOwn) onOwn(current);
    return isOwn;
  };
}
