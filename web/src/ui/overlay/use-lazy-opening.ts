import { useState } from 'react';

/**
 * For a sheet whose code comes when the hand goes to its button. Once opened it `isWanted`, open or not:
 * it keeps what was typed, and can leave the screen as it came. `turn` is another with every opening, as
 * a key for what shall begin anew.
 */
export function useLazyOpening(load: () => Promise<unknown>) {
  const [open, onOpenChange] = useState(false);
  const [turn, setTurn] = useState(0);
  const preload = () => void load();
  return {
    isWanted: turn > 0,
    turn,
    opening: { open, onOpenChange },
    close: () => onOpenChange(false),
    buttonProps: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => {
        setTurn((last) => last + 1);
        onOpenChange(true);
      },
    },
  };
}
