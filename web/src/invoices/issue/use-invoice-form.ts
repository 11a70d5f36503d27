// The data of an invoice from the first key to the PDF. Somebody else may change the order meanwhile: what
// was not touched here follows, and what was typed stays.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useCachedDraft } from '../../browser/forms/cached-draft.ts';
import { serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { useFormChanges } from '../../browser/forms/use-form-changes.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import {
  mergeIntoForm,
  useSharedEdit,
  type TheirChanges,
} from '../../browser/forms/use-shared-edit.ts';
import { sayFailed } from '../invoice-changes.ts';
import { sayIssued } from './issued-toasts.ts';
import { invoiceField, invoiceResolver } from './invoice-resolver.ts';
import { EDITS, invoiceValues, type InvoiceValues } from './invoice-values.ts';
import { useIssueInvoice } from './issue.queries.ts';

const FIELD_OF_CODE = {
  INVOICE_LINES_MISMATCH: 'lines',
  INVOICE_WITHOUT_AMOUNT: 'totalAmount',
} as const;

export type InvoiceStep = 'form' | 'preview';

type Options = { hasTaxIdentity: boolean; onIssued: () => void };

export function useInvoiceForm(order: Order, { hasTaxIdentity, onIssued }: Options) {
  const [step, setStep] = useState<InvoiceStep>('form');
  const { draft, ...drafts } = useInvoiceDraft(order.id);
  const base = draft?.base ?? order;
  const form = useForm<InvoiceValues>({
    resolver: invoiceResolver(hasTaxIdentity),
    defaultValues: invoiceValues(base),
  });
  const edit = useSharedEdit<Order, TheirChanges<InvoiceValues>>(base, (seen, current) => {
    const found = mergeIntoForm(form, EDITS, [invoiceValues(seen), invoiceValues(current)]);
    return found.theirs.length > 0 ? found : null;
  });
  useStoredDraft(form, draft?.values, { ...drafts, baseNow: () => edit.latest.current });
  const { dropDraft } = drafts;
  const issue = useIssueInvoice({
    onOrderSaved: edit.rebase,
    onSuccess: (received) => {
      dropDraft();
      sayIssued(edit.latest.current, received);
      onIssued();
    },
    onError: (error) => {
      sayFailed('No se pudo generar la factura', error, 'Error al generar la factura');
      const fieldOf = invoiceField(form.getValues());
      const faults = serverFaults<ReturnType<typeof fieldOf> & string>(
        error,
        fieldOf,
        FIELD_OF_CODE,
      );
      if (edit.noteRefusal(error) || faults.length > 0) setStep('form');
      showFaults(form, faults);
    },
  });
  const { isPending } = issue;
  useNewerOrder(order, isPending, (newer) => {
    if (edit.mergeRemote(newer)) setStep('form');
  });
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty);
  return {
    ...{ form, step, isDirty, isPending, dropDraft },
    seen: edit.seen,
    theirs: edit.conflict?.theirs ?? null,
    preview: form.handleSubmit(() => {
      edit.settle();
      setStep('preview');
    }),
    goBack: () => setStep('form'),
    takeTheirs: () => {
      edit.settle();
      form.reset(invoiceValues(edit.seen));
    },
    generate: () => issue.send({ order: edit.latest.current, values: form.getValues() }),
  };
}

/** Tells of the order as somebody else has left it, and of what was changed here once that is answered. */
function useNewerOrder(order: Order, isPending: boolean, onNewer: (order: Order) => void): void {
  const tell = useEffectEvent(onNewer);
  useEffect(() => {
    if (!isPending) tell(order);
  }, [order, isPending]);
}

/** What was typed, and the order that it was typed over: what was not touched follows another one. */
type Draft = { values: InvoiceValues; base: Order };

/** It outlives a session that has ended; closing the sheet asks. */
const useInvoiceDraft = (id: number) => useCachedDraft<Draft>('invoice', id);

type Drafts = Omit<ReturnType<typeof useInvoiceDraft>, 'draft'> & { baseNow: () => Order };

function useStoredDraft(
  form: ReturnType<typeof useForm<InvoiceValues>>,
  stored: InvoiceValues | undefined,
  { storeDraft, dropDraft, baseNow }: Drafts,
): void {
  const restore = useEffectEvent(() => {
    if (stored) form.reset(stored, { keepDefaultValues: true });
  });
  useLayoutEffect(() => restore(), []);
  useFormChanges(form, ({ values, isDirty }) => {
    if (isDirty) storeDraft({ values, base: baseNow() });
    else dropDraft();
  });
}
