import { useCallback, useEffect, useRef } from 'react';

type FocusedRow = { row: HTMLElement; index: number };

/**
 * When the row that had the focus leaves the board, the focus goes to the row that takes its
 * place (or to the board), not to the top of the page. The function that it returns does the same
 * for a sheet that has just left the screen; where no row of the board had opened it, the focus goes to
 * the order's own, which is there again once it has been reopened, or to the board where it is on no list.
 */
export function useRestoredFocus(
  board: HTMLElement | null,
  rows: unknown,
  isCovered: boolean,
): (id?: number) => void {
  const focused = useRef<FocusedRow | null>(null);

  useEffect(() => {
    if (!board) return;
    const remember = ({ target }: FocusEvent) => {
      const index = rowsOf(board).indexOf(target as HTMLButtonElement);
      focused.current = index < 0 ? null : { row: target as HTMLButtonElement, index };
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // No next element: the row is gone. A dialog: it is the order's own drawer.
      const isLeaving = relatedTarget instanceof Element && !relatedTarget.closest('[role=dialog]');
      if (isLeaving) focused.current = null;
    };
    board.addEventListener('focusin', remember);
    board.addEventListener('focusout', forget);
    return () => {
      board.removeEventListener('focusin', remember);
      board.removeEventListener('focusout', forget);
    };
  }, [board]);

  const restore = useCallback(
    (id?: number) => {
      if (!board || document.activeElement !== document.body) return;
      if (!focused.current) {
        const own = `[data-order="${id}"]`;
        board.querySelector<HTMLElement>(own)?.focus();
        if (id !== undefined && !document.querySelector(own)) board.focus();
        return;
      }
      const { row, index } = focused.current;
      const inItsPlace = rowsOf(board);
      const next = row.isConnected ? row : inItsPlace[Math.min(index, inItsPlace.length - 1)];
      (next ?? board).focus();
    },
    [board],
  );

  useEffect(() => {
    if (!isCovered) restore();
  }, [rows, isCovered, restore]);

  return restore;
}

function rowsOf(board: HTMLElement): HTMLButtonElement[] {
  const buttons = [...board.querySelectorAll('button')];
  return buttons.filter((button) => !button.closest('[aria-hidden=true]'));
}
