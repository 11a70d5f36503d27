// What an order's drawer offers to be printed: the ticket for the kitchen and the customer's receipt.
import { useState } from 'react';
import { ChefHat, Receipt } from 'lucide-react';
import type { PrintWay, TicketKind } from '@brasa/core/tickets/tickets.contract.ts';
import { changeReasonIfTold } from '../browser/api/error-texts.ts';
import { useOnline } from '../browser/device/use-online.ts';
import { Button } from '../ui/button/button.tsx';
import { toastError, toastSuccess } from '../ui/toast/toast.ts';
import { InvoiceQuestion } from './invoice-question.tsx';
import { openTicket } from './opened-ticket.ts';
import { PrintPlace, usePrintWay } from './print-place.tsx';
import { KIND_TITLES } from './ticket-texts.ts';
import { usePrinter, usePrintTicket } from './tickets.queries.ts';

type PrintEntriesProps = {
  orderId: number;
  /** Its receipt is an invoice that does not exist yet. */
  makesInvoice: boolean;
};

export function PrintEntries({ orderId, makesInvoice }: PrintEntriesProps) {
  const isOnline = useOnline();
  const printer = usePrinter();
  const [isAsking, setIsAsking] = useState(false);
  const { print, pending } = usePrinting(orderId, usePrintWay(printer));
  if (!printer) return null;
  const ask = (kind: TicketKind) => {
    if (kind === 'receipt' && makesInvoice) setIsAsking(true);
    else print(kind);
  };
  return (
    <section
      aria-label="Imprimir"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
    >
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
        <PrintPlace />
      </div>
      {isOnline && <Entries pending={pending} onPrint={ask} />}
      <InvoiceQuestion
        toChange="cambiar el pedido"
        open={isAsking}
        onOpenChange={setIsAsking}
        onYes={() => {
          setIsAsking(false);
          print('receipt');
        }}
      />
    </section>
  );
}

type EntriesProps = { pending: TicketKind | null; onPrint: (kind: TicketKind) => void };

const ENTRIES = [
  ['order', ChefHat, 'Imprimir ticket'],
  ['receipt', Receipt, 'Imprimir recibo'],
] as const;

function Entries({ pending, onPrint }: EntriesProps) {
  return (
    <div className="flex flex-wrap gap-2 @max-[19rem]:gap-1 @max-xl:w-full @max-xl:*:grow @max-[19rem]:*:px-1.5!">
      {ENTRIES.map(([kind, Icon, label]) => (
        <Button
          key={kind}
          variant="secondary"
          className="min-h-14 @max-xl:px-1.5!"
          pending={pending === kind}
          onClick={() => onPrint(kind)}
        >
          <Icon className="size-5 @max-xl:hidden" />
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Asks for a ticket; what the browser prints is shown first. */
function usePrinting(orderId: number, way: PrintWay) {
  const change = usePrintTicket(orderId, {
    onSuccess: ({ id, kind, way: printedBy }) => {
      if (printedBy === 'browser') openTicket({ id, kind });
      else toastSuccess(`${KIND_TITLES[kind]} en la impresora`, `Pedido n.º ${orderId}`);
    },
    onError: (error) => toastError('No se pudo imprimir', changeReasonIfTold(error)),
  });
  return {
    print: (kind: TicketKind) => change.send({ kind, way }),
    pending: change.isPending ? change.variables.kind : null,
  };
}
