// A counter sale's simplified invoice: made on demand, and looked at from then on
// (docs/rules/sales.md#the-days-sales).
import { useState } from 'react';
import { readSaleInvoice } from '@brasa/core/invoices/invoices.calls.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { sayFailed } from '../invoice-changes.ts';
import { saySaleInvoice } from './issued-toasts.ts';
import { useIssueSaleInvoice } from './issue.queries.ts';

type SaleInvoiceEntryProps = {
  saleId: number;
  isInvoiced: boolean;
  className: string;
};

/** An invoice cannot be taken back: it is asked before it is made. */
export function SaleInvoiceEntry({ saleId, isInvoiced, className }: SaleInvoiceEntryProps) {
  const [isAsking, setIsAsking] = useState(false);
  const issue = useIssueSaleInvoice({
    onSuccess: saySaleInvoice,
    onError: (error) => sayFailed('No se pudo hacer la factura', error),
  });
  if (isInvoiced) {
    const href = addressOf(readSaleInvoice, { params: { id: saleId } });
    return (
      <OutsideLink href={href} className={className}>
        Ver factura
      </OutsideLink>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={issue.isPending}
        onClick={() => issue.isPending || setIsAsking(true)}
      >
        {issue.isPending ? 'Haciendo...' : 'Factura simplificada'}
      </button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="¿Hacer la factura simplificada?"
        description="Se hace ahora, con su número y su QR. Después, para anular la venta habrá que rectificarla."
      >
        <DialogButtons
          type="button"
          cancel="Volver"
          onCancel={() => setIsAsking(false)}
          onClick={() => {
            setIsAsking(false);
            issue.send({ id: saleId });
          }}
        >
          Hacer factura
        </DialogButtons>
      </Dialog>
    </>
  );
}
