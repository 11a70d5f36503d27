import type { ReactNode, SyntheticEvent } from 'react';
import { DialogButtons } from '../button/dialog-buttons.tsx';
import { FormError } from '../form/form-error.tsx';
import { FormDialog } from './dialog.tsx';
import type { OpenProps } from './sheet.tsx';

type ErasureDialogProps = OpenProps & {
  /** Also what its button says. */
  title: string;
  /** The way back. */
  keep: string;
  goes: readonly string[];
  stays: readonly string[];
  isPending: boolean;
  /** Why nothing was erased, or nobody knows if it was. */
  failure: { title: string; description: string } | null;
  onErase: () => void;
  /** What is asked for before. */
  children?: ReactNode;
};

/** Asks before somebody's data are gone for good: what goes, and what stays. */
export function ErasureDialog(props: ErasureDialogProps) {
  const { title, keep, goes, stays, isPending, failure, onErase, children, ...dialog } = props;
  const erase = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onErase();
  };
  return (
    <FormDialog
      {...dialog}
      title={title}
      description="Se hace en el momento y no se puede deshacer."
      onSubmit={erase}
    >
      <Consequences title="Se borra" lines={goes} />
      <Consequences title="Se queda" lines={stays} />
      {children}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <DialogButtons
        cancel={keep}
        onCancel={() => dialog.onOpenChange(false)}
        row="flex-wrap max-sm:*:w-full"
        variant="danger"
        pending={isPending}
        pendingText="Borrando..."
      >
        {title}
      </DialogButtons>
    </FormDialog>
  );
}

function Consequences({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
