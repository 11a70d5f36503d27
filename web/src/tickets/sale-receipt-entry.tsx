import { useState } from 'react';
import { changeReasonIfTold } from '../browser/api/error-texts.ts';
import { toastError, toastSuccess } from '../ui/toast/toast.ts';
import { InvoiceQuestion } from './invoice-question.tsx';
import { openTicket } from './opened-ticket.ts';
import { usePrintWay } from './print-place.tsx';
import { usePrinter, usePrintSaleReceipt } from './tickets.queries.ts';

type SaleReceiptEntryProps = {
  saleId: number;
  /** Its receipt is an invoice that does not exist yet. */
  makesInvoice: boolean;
  className: string;
};

/** A counter sale's receipt: from where this device has its tickets printed. */
export function SaleReceiptEntry({ saleId, makesInvoice, className }: SaleReceiptEntryProps) {
  const printer = usePrinter();
  const way = usePrintWay(printer);
  const [isAsking, setIsAsking] = useState(false);
  const change = usePrintSaleReceipt(saleId, {
    onSuccess: ({ id, way: printedBy }) => {
      if (printedBy === 'browser') openTicket({ id, kind: 'receipt' });
      else toastSuccess('Recibo en la impresora', `Venta ${saleId}`);
    },
    onError: (error) => toastError('No se pudo imprimir', changeReasonIfTold(error)),
  });
  if (!printer) return null;
  const print = () => change.send(way);
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
