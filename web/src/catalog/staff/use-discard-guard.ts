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
  const [isAsking, setIsAsking] = useState(false);
  return {
    onOpenChange: (isOpen: boolean) => {
      if (isOpen || isPending) return;
      if (isDirty) setIsAsking(true);
      else onClose();
    },
    question: {
      open: isAsking,
      onStay: () => setIsAsking(false),
      onDiscard: () => {
        onDiscard?.();
        setIsAsking(false);
        onClose();
      },
    },
  };
}
