import { useCallback, useEffect, useRef } from 'react';

type Kept = { line: HTMLElement; index: number };

/**
 * When the line that had the focus leaves the board, the focus goes to the line that takes its
 * place (or to the board), not to the top of the page. The function that it returns does the same
 * for a sheet that has just left the screen.
 */
export function useKeptFocus(
  board: HTMLElement | null,
  lines: unknown,
  isCovered: boolean,
): () => void {
  const kept = useRef<Kept | null>(null);

  useEffect(() => {
    if (!board) return;
    const remember = ({ target }: FocusEvent) => {
      const index = linesOf(board).indexOf(target as HTMLButtonElement);
      kept.current = index < 0 ? null : { line: target as HTMLButtonElement, index };
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // No next element: the line is gone. A dialog: it is the order's own drawer.
      const isLeaving = relatedTarget instanceof Element && !relatedTarget.closest('[role=dialog]');
      if (isLeaving) kept.current = null;
    };
    board.addEventListener('focusin', remember);
    board.addEventListener('focusout', forget);
    return () => {
      board.removeEventListener('focusin', remember);
      board.removeEventListener('focusout', forget);
    };
  }, [board]);

  const restore = useCallback(() => {
    if (!board || !kept.current || document.activeElement !== document.body) return;
    const { line, index } = kept.current;
    const inItsPlace = linesOf(board);
    const next = line.isConnected ? line : inItsPlace[Math.min(index, inItsPlace.length - 1)];
    (next ?? board).focus();
  }, [board]);

  useEffect(() => {
    if (!isCovered) restore();
  }, [lines, isCovered, restore]);

  return restore;
}

function linesOf(board: HTMLElement): HTMLButtonElement[] {
  const buttons = [...board.querySelectorAll('button')];
  return buttons.filter((button) => !button.closest('[aria-hidden=true]'));
}
