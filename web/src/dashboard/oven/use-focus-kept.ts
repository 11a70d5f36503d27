// What was pressed leaves the board with what it did; the focus must not leave with it.
import { useLayoutEffect, useRef } from 'react';

/** For the element around the board: the focus stays in it when what had it is no longer there. */
export function useFocusKept(board: object) {
  const element = useRef<HTMLDivElement>(null);
  const isIn = useRef(false);
  useLayoutEffect(() => {
    const isLost = isIn.current && document.activeElement === document.body;
    if (isLost) element.current?.focus({ preventScroll: true });
  }, [board]);
  return {
    ref: element,
    tabIndex: -1,
    onFocus: () => {
      isIn.current = true;
    },
    onBlur: () => {
      isIn.current = false;
    },
  };
}
