import { useState } from 'react';

/**
 * What a sheet is opened for. It stays while the sheet leaves the screen; `turn` is another with every
 * opening, so that as a key it lets the sheet begin anew.
 */
export function useSheet<Subject>() {
  const [{ subject, turn, open }, setState] = useState<{
    subject: Subject | null;
    turn: number;
    open: boolean;
  }>({ subject: null, turn: 0, open: false });
  // An answer that comes late does not close what was opened since.
  const onOpenChange = (next: boolean) =>
    setState((last) => (last.turn === turn ? { ...last, open: next } : last));
  return {
    subject,
    turn,
    opening: { open, onOpenChange },
    show: (next: Subject) =>
      setState((last) => ({ subject: next, turn: last.turn + 1, open: true })),
    close: () => onOpenChange(false),
  };
}
