import { Trash2 } from 'lucide-react';
import { RowButton } from './row-button.tsx';

type DeleteButtonProps = {
  /** What goes, as in "Eliminar Domingo 6 de diciembre". */
  name: string;
  /** What deleting it does. */
  tip: string;
  pending: boolean;
  onClick: () => void;
};

/** The bin at the end of a row of the staff desk. */
export function DeleteButton({ name, pending, ...button }: DeleteButtonProps) {
  return (
    <RowButton
      {...button}
      className="[&_svg]:text-bad"
      aria-label={`Eliminar ${name}`}
      pending={pending}
    >
      {!pending && <Trash2 />}
    </RowButton>
  );
}
