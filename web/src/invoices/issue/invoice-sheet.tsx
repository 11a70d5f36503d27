// "Generar factura": the data, what it will say, and the PDF.
import { FormProvider } from 'react-hook-form';
import { taxIdentityOf } from '@brasa/core/invoices/tax-identity.rules.ts';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { EditConflict } from '../../ui/conflict/edit-conflict.tsx';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { InvoiceFields } from './invoice-form.tsx';
import { InvoicePreview } from './invoice-preview.tsx';
import { FIELD_NAMES, invoiceValues, linesToIssue, totalOf } from './invoice-values.ts';
import { TicketSheet } from './ticket-sheet.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

const FORM_ID = 'invoice-form';

export type Paper = 'invoice' | 'ticket';

type InvoiceSheetProps = OpenProps & { paper: Paper; order: Order; shop: SiteFacts };

/** Give it a new key for every opening. */
export default function InvoiceSheet({ paper, ...sheet }: InvoiceSheetProps) {
  return paper === 'ticket' ? <TicketSheet {...sheet} /> : <FullInvoice {...sheet} />;
}

function FullInvoice({ open, onOpenChange, order, shop }: Omit<InvoiceSheetProps, 'paper'>) {
  const hasTaxIdentity = taxIdentityOf(shop) !== null;
  const onClose = () => onOpenChange(false);
  const invoice = useInvoiceForm(order, { hasTaxIdentity, onIssued: onClose });
  const { form, step, isDirty, isPending } = invoice;
  const onDiscard = invoice.dropDraft;
  const guard = useDiscardGuard({ isDirty, isPending, onClose, onDiscard });
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title={step === 'form' ? 'Factura' : 'Así queda la factura'}
      description={`Pedido n.º ${order.id} · ${isolated(order.customerName)}`}
      footer={<Foot invoice={invoice} />}
    >
      <FormProvider {...form}>
        <form
          id={FORM_ID}
          noValidate
          aria-label="Datos de la factura"
          hidden={step !== 'form'}
          className="grid gap-5"
          onSubmit={invoice.preview}
        >
          {invoice.theirs && <Theirs invoice={invoice} />}
          <InvoiceFields form={form} order={invoice.seen} hasTaxIdentity={hasTaxIdentity} />
        </form>
      </FormProvider>
      {step === 'preview' && <Preview invoice={invoice} shop={shop} />}
      <DiscardQuestion {...guard.question}>
        Lo que has escrito para la factura se perderá.
      </DiscardQuestion>
    </Drawer>
  );
}

type InvoiceProps = { invoice: ReturnType<typeof useInvoiceForm> };

function Foot({ invoice: { step, isPending, generate, goBack } }: InvoiceProps) {
  if (step === 'form') {
    return (
      <SubmitButton form={FORM_ID} className="w-full">
        Ver cómo queda
      </SubmitButton>
    );
  }
  return (
    <DialogButtons
      row="*:px-4! *:last:grow"
      size="large"
      type="button"
      cancel="Volver"
      onCancel={goBack}
      pending={isPending}
      pendingText="Generando..."
      onClick={generate}
    >
      Generar factura
    </DialogButtons>
  );
}

function Preview({ invoice, shop }: InvoiceProps & { shop: SiteFacts }) {
  const { form, seen } = invoice;
  const values = form.getValues();
  const lines = linesToIssue(seen, totalOf(values), values.lines);
  return <InvoicePreview order={seen} shop={shop} recipient={values} lines={lines} />;
}

function Theirs({ invoice: { seen, theirs, takeTheirs } }: InvoiceProps) {
  const saved = invoiceValues(seen);
  return (
    <FocusedNote cause={theirs}>
      <EditConflict
        what="este pedido"
        names={FIELD_NAMES}
        textOf={(field) => (field === 'lines' ? '' : saved[field] || 'en blanco')}
        theirs={theirs ?? []}
        otherwise="Ha cambiado algo que no está en la factura."
        onTakeTheirs={takeTheirs}
      />
    </FocusedNote>
  );
}
