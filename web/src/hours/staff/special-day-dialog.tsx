import { useState } from 'react';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SpecialDayForm } from './special-day-form.tsx';

type SpecialDayDialogProps = {
  /** Null while closed; `day` is null for a new one. */
  open: { day: SpecialDay | null } | null;
  onClose: () => void;
};

export function SpecialDayDialog({ open, onClose }: SpecialDayDialogProps) {
  // While it fades out it goes on showing what it was open for.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const day = shown?.day ?? null;
  return (
    <Dialog
      open={open !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={day ? 'Editar día especial' : 'Añadir día especial'}
    >
      <SpecialDayForm key={day?.id ?? 'new'} day={day} onClose={onClose} />
    </Dialog>
  );
}
