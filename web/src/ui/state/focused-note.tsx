import { useEffect, useRef, type ReactNode } from 'react';
import { focusInSight } from '../../browser/device/focus-in-sight.ts';

/**
 * Has the focus, and so comes into sight wherever the form has been scrolled to, as soon as it is there
 * and with every other `cause`.
 */
export function FocusedNote({ cause, children }: { cause: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) focusInSight(box.current);
  }, [cause]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
