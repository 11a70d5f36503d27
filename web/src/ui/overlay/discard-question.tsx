import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { useState } from 'react';

type DiscardQuestionProps = {
  open: boolean;
  /** What would be lost, in one sentence. */
  children: string;
  onStay: () => void;
  onDiscard: () => void;
};

export function DiscardQuestion({ open, children, onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onStay()}
      title="Hay cambios sin guardar"
      description={children}
    >
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Button className="min-h-14!" onClick={onStay}>
          Seguir editando
        </Button>
        <Button variant="danger" className="min-h-14!" onClick={onDiscard}>
          Descartar cambios
        </Button>
      </div>
    </Dialog>
  );
}

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
