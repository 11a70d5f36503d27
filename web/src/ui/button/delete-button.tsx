import { Trash2 } from 'lucide-react';
import { Button } from './button.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';

type DeleteButtonProps = {
  /** What goes, as in "Eliminar Domingo 06/12/2026". */
  name: string;
  /** What deleting it does. */
  tip: string;
  pending: boolean;
  onClick: () => void;
};

/** The bin at the end of a row of the staff desk. */
export function DeleteButton({ name, tip, pending, onClick }: DeleteButtonProps) {
  return (
    <Tooltip text={tip}>
      <Button
        variant="quiet"
        size="icon"
        className="size-14 [&_svg]:text-bad"
        aria-label={`Eliminar ${name}`}
        pending={pending}
        onClick={onClick}
      >
        {!pending && <Trash2 aria-hidden="true" />}
      </Button>
    </Tooltip>
  );
}
