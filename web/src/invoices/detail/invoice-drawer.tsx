// One invoice: what it says, what became of it, and what can still be done about it.
import { useLayoutEffect, useRef, useState } from 'react';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { kindName } from '../invoice-texts.ts';
import { useInvoice } from '../invoices.queries.ts';
import { AmendForm } from './amend-form.tsx';
import { AnnulForm } from './annul-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { InvoiceActions, type ActionMode } from './invoice-actions.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';

type InvoiceDrawerProps = OpenProps & {
  /** The invoice as the list has it. */
  known: Invoice;
  /** Shows the order or the sale that it is of. */
  onSubject: (invoice: Invoice) => void;
};

/** Give it a new key for every opening. */
export function InvoiceDrawer({ open, onOpenChange, known, onSubject }: InvoiceDrawerProps) {
  const [id, setId] = useState(known.id);
  const query = useInvoice(id, id === known.id ? known : undefined);
  const invoice = query.data;
  const action = useActionMode();
  const onClose = () => onOpenChange(false);
  const guard = useDiscardGuard({ ...action.typed, onClose, onDiscard: action.leave });
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title={invoice?.code ?? 'Factura'}
      description={
        invoice && `${kindName(invoice)} · ${formatMoment(Date.parse(invoice.issuedAt))}`
      }
    >
      <Loaded
        query={query}
        loading={
          <Skeletons count={4} label="Cargando la factura..." className="grid gap-3 *:h-16" />
        }
        failed="No se pudo cargar la factura"
        ended="Inicia sesión otra vez para verla."
      >
        {(found) => (
          <Shown
            {...{ onSubject, action }}
            invoice={found}
            onInvoice={(next) => {
              action.leave();
              setId(next);
            }}
          />
        )}
      </Loaded>
      <DiscardQuestion {...guard.question}>Lo que has escrito se perderá.</DiscardQuestion>
    </Drawer>
  );
}

type Action = ReturnType<typeof useActionMode>;

type ShownProps = {
  invoice: Invoice;
  action: Action;
  /** Shows the order or the sale that it is of. */
  onSubject: (invoice: Invoice) => void;
  onInvoice: (id: number) => void;
};

function Shown({ invoice, action, onSubject, onInvoice }: ShownProps) {
  const { body, mode, begin, leave, setTyped } = action;
  const form = { invoice, onTyped: setTyped, onBack: leave };
  return (
    <div ref={body} className="grid grid-cols-1 gap-5">
      {mode?.kind === 'correct' && (
        <CorrectForm {...form} citing={mode.citing} onDone={({ id }) => onInvoice(id)} />
      )}
      {mode?.kind === 'annul' && <AnnulForm {...form} onDone={leave} />}
      {mode?.kind === 'amend' && <AmendForm {...form} onDone={leave} />}
      {mode === null && (
        <>
          <InvoiceFacts {...{ invoice, onSubject, onInvoice }} />
          <InvoiceActions {...{ invoice, onInvoice }} onAction={begin} />
        </>
      )}
    </div>
  );
}

/** Which form stands in the place of the facts, and what was typed into it. */
function useActionMode() {
  const [mode, setMode] = useState<ActionMode | null>(null);
  const [left, setLeft] = useState<ActionMode['kind'] | null>(null);
  const [typed, setTyped] = useState({ isDirty: false, isPending: false });
  const body = useRef<HTMLDivElement>(null);
  useLeaveWarning(typed.isDirty);
  // Back among the facts, the focus is where it was when they were left.
  useLayoutEffect(() => {
    if (mode === null && left !== null) {
      body.current?.querySelector<HTMLElement>(`[data-mode="${left}"]`)?.focus();
    }
  }, [mode, left]);
  return {
    ...{ mode, typed, setTyped, body },
    begin: setMode,
    leave: () => {
      setLeft(mode?.kind ?? null);
      setMode(null);
      setTyped({ isDirty: false, isPending: false });
    },
  };
}
