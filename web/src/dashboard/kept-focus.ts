import { useEffect, useRef } from 'react';

/** A closing drawer gives the focus back when it has left the screen. */
const AFTER_DRAWER_MS = 400;

/**
 * When the line that had the focus leaves the board, the focus goes to the line that takes its
 * place (or to the board), not to the top of the page.
 */
export function useKeptFocus(board: HTMLElement | null, lines: unknown, isCovered: boolean): void {
  const lastIndex = useRef<number | null>(null);

  useEffect(() => {
    if (!board) return;
    const remember = ({ target }: FocusEvent) => {
      const index = [...board.querySelectorAll('button')].indexOf(target as HTMLButtonElement);
      lastIndex.current = index < 0 ? null : index;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // No next element: the line is gone. A dialog: it is the order's own drawer.
      const isLeaving = relatedTarget instanceof Element && !relatedTarget.closest('[role=dialog]');
      if (isLeaving) lastIndex.current = null;
    };
    board.addEventListener('focusin', remember);
    board.addEventListener('focusout', forget);
    return () => {
      board.removeEventListener('focusin', remember);
      board.removeEventListener('focusout', forget);
    };
  }, [board]);

  useEffect(() => {
    if (!board || isCovered) return;
    const restore = () => {
      if (lastIndex.current === null || document.activeElement !== document.body) return;
      const buttons = board.querySelectorAll('button');
      (buttons[Math.min(lastIndex.current, buttons.length - 1)] ?? board).focus();
    };
    restore();
    const timer = setTimeout(restore, AFTER_DRAWER_MS);
    return () => clearTimeout(timer);
  }, [board, lines, isCovered]);
}
