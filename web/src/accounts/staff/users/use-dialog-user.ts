import { useState } from 'react';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';

/**
 * Whom a dialog is about. The user stays while the dialog leaves the screen; `turn` is another with
 * every opening, so that one about somebody else begins anew.
 */
export function useDialogUser() {
  const [{ user, turn, isOpen }, setOpened] = useState<{
    user: UserView | null;
    turn: number;
    isOpen: boolean;
  }>({ user: null, turn: 0, isOpen: false });
  return {
    user,
    turn,
    open: (next: UserView) =>
      setOpened((last) => ({ user: next, turn: last.turn + 1, isOpen: true })),
    sheet: {
      open: isOpen,
      onOpenChange: (open: boolean) => setOpened((last) => ({ ...last, isOpen: open })),
    },
  };
}
