// A change of a shared row whose answer was lost may have been made: then the newer row is one's own, and no edit conflict.
import { useRef } from 'react';
import { isUnanswered } from '../api/error-texts.ts';
import { currentOf } from './use-shared-edit.ts';

/** `holds`: whether the row is as that change leaves it. */
export function useUnansweredChange<Row, Sent>(holds: (row: Row, sent: Sent) => boolean) {
  const unanswered = useRef<Sent[]>([]);
  /**
   * Called with each failed change. Where an earlier change without an answer has made the newer row, `onOwn` gets that row and
   * the answer is true; otherwise it is false.
   */
  return (error: Error, sent: Sent, onOwn: (current: Row) => void): boolean => {
    const current = currentOf(error) as Row | null;
    const before = unanswered.current;
    if (isUnanswered(error)) before.push(sent);
    if (current === null) return false;
    unanswered.current = [];
    const isOwn = before.some((change) => holds(current, change));
    if (isOwn) onOwn(current);
    return isOwn;
  };
}
