// What the forms about an invoice have in common.
import { useEffect, useId, type ReactNode, type SubmitEvent } from 'react';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import type { ButtonProps } from '../../ui/button/button.tsx';

export type ActionFormProps = {
  invoice: Invoice;
  onTyped: (typed: { isDirty: boolean; isPending: boolean }) => void;
  onBack: () => void;
};

/** Tells whoever may close the form what would be lost with it. */
export function useTypedNews({ onTyped }: ActionFormProps, isDirty: boolean, isPending: boolean) {
  useEffect(() => onTyped({ isDirty, isPending }), [onTyped, isDirty, isPending]);
}

type ActionFormShell = Pick<ButtonProps, 'variant' | 'pending'> & {
  title: string;
  /** What it means, in plain words. */
  meaning: ReactNode;
  submitText: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onBack: () => void;
  children: ReactNode;
};

export function ActionForm(props: ActionFormShell) {
  const { title, meaning, submitText, onSubmit, onBack, variant, pending, children } = props;
  const titleId = useId();
  return (
    <form noValidate aria-labelledby={titleId} className="grid gap-5" onSubmit={onSubmit}>
      <h3 id={titleId} className="text-base">
        {title}
      </h3>
      <div className="grid gap-2 rounded bg-warn-surface px-4 py-3">{meaning}</div>
      {children}
      <DialogButtons
        row="flex-wrap *:grow"
        size="large"
        cancel="Volver"
        onCancel={onBack}
        pendingText="Guardando..."
        {...(variant && { variant })}
        {...(pending !== undefined && { pending })}
      >
        {submitText}
      </DialogButtons>
    </form>
  );
}
