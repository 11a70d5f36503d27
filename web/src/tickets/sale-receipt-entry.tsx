import { useState } from 'react';
import { changeReasonIfTold } from '../browser/api/error-texts.ts';
import { toastError, toastSuccess } from '../ui/toast/toast.ts';
import { InvoiceQuestion } from './invoice-question.tsx';
import { openTicket } from './opened-ticket.ts';
import { usePrinter, usePrintSaleReceipt } from './tickets.queries.ts';

type SaleReceiptEntryProps = {
  saleId: number;
  /** Its receipt is an invoice that does not exist yet. */
  makesInvoice: boolean;
  className: string;
};

/** A counter sale's receipt: from the shop's printer where there is one, otherwise from this device. */
export function SaleReceiptEntry({ saleId, makesInvoice, className }: SaleReceiptEntryProps) {
  const printer = usePrinter();
  const [isAsking, setIsAsking] = useState(false);
  const change = usePrintSaleReceipt({
    onSuccess: ({ id, way }) => {
      if (way === 'browser') openTicket({ id, kind: 'receipt' });
      else toastSuccess('Recibo en la impresora');
    },
    onError: (error) => toastError('No se pudo imprimir', changeReasonIfTold(error)),
  });
  if (!printer) return null;
  const print = () => change.send({ id: saleId, way: printer.isSet ? 'printer' : 'browser' });
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={change.isPending}
        onClick={() => (makesInvoice ? setIsAsking(true) : print())}
      >
        {change.isPending ? 'Imprimiendo...' : 'Imprimir recibo'}
      </button>
      <InvoiceQuestion
        toChange="anular la venta"
        open={isAsking}
        onOpenChange={setIsAsking}
        onYes={() => {
          setIsAsking(false);
          print();
        }}
      />
    </>
  );
}
