// A counter sale's full invoice, for who needs one with their tax number (docs/rules/invoices.md#invoice-of-a-sale).
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { saleInvoiceRequest } from '@brasa/core/invoices/invoices.contract.ts';
import { normalizeRecipientId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import { NIF_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { sayFailed } from '../invoice-changes.ts';
import { sayFullSaleInvoice } from './issued-toasts.ts';
import { useIssueFullSaleInvoice } from './issue.queries.ts';
import { ADDRESS_FIELD, NAME_FIELD, NIF_FIELD, NIF_HINT } from './recipient-fields.ts';

const EMPTY = { customerDNI: '', customerName: '', customerAddress: '' };
type Values = typeof EMPTY;

const resolver: Resolver<Values> = (values) => {
  const { error } = saleInvoiceRequest.safeParse(values);
  const faults = contractFaults(error, fieldIn(EMPTY));
  if (normalizeRecipientId(values.customerDNI) === null) {
    faults.push({ field: 'customerDNI', message: NIF_MESSAGE });
  }
  return judged(values, faults);
};

type SaleFullInvoiceEntryProps = { saleId: number; className: string };

export function SaleFullInvoiceEntry({ saleId, className }: SaleFullInvoiceEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        Factura con NIF
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Factura con NIF"
        description="Se hace ahora, con su número y su QR, en lugar del ticket si ya lo hay. Después solo se puede rectificar."
      >
        <FullInvoiceForm saleId={saleId} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function FullInvoiceForm({ saleId, onClose }: { saleId: number; onClose: () => void }) {
  const form = useForm<Values>({ resolver, defaultValues: EMPTY });
  const issue = useIssueFullSaleInvoice(saleId, {
    onSuccess: (made) => {
      sayFullSaleInvoice(made, normalizeRecipientId(form.getValues('customerDNI')));
      onClose();
    },
    onError: (error) => {
      sayFailed('No se pudo hacer la factura', error);
      showFaults(form, serverFaults(error, fieldIn(EMPTY)));
    },
  });
  useLeaveWarning(form.formState.isDirty);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((values) => issue.isPending || issue.send(values))}
    >
      <TextField
        {...NIF_FIELD}
        hint={NIF_HINT}
        data-first-focus
        {...registered(form, 'customerDNI')}
      />
      <TextField {...NAME_FIELD} aria-required {...registered(form, 'customerName')} />
      <TextField {...ADDRESS_FIELD} {...registered(form, 'customerAddress')} />
      <DialogButtons cancel="Volver" onCancel={onClose} pending={issue.isPending}>
        Hacer factura
      </DialogButtons>
    </form>
  );
}
