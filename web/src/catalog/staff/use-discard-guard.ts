import { useState } from 'react';

type DiscardGuardOptions = {
  isDirty: boolean;
  /** While it is being saved nothing closes. */
  isPending: boolean;
  onClose: () => void;
  /** Before it closes with something unsaved. */
  onDiscard?: () => void;
};

/** Nothing unsaved is closed unasked: the sheet takes `onOpenChange`, DiscardQuestion takes `question`. */
export function useDiscardGuard({ isDirty, isPending, onClose, onDiscard }: DiscardGuardOptions) {
  const [isConfirming, setIsConfirming] = useState(false);
  return {
    onOpenChange: (isOpen: boolean) => {
      if (isOpen || isPending) return;
      if (isDirty) setIsConfirming(true);
      else onClose();
    },
    question: {
      open: isConfirming,
      onStay: () => setIsConfirming(false),
      onDiscard: () => {
        onDiscard?.();
        setIsConfirming(false);
        onClose();
      },
    },
  };
}
