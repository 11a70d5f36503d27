// What stands between the tickets and the paper, as long as any waits (docs/rules/tickets.md#told-to-the-desk).
import { useState } from 'react';
import { Printer as PrinterIcon } from 'lucide-react';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { printerFaultText, waitingText } from '@brasa/core/tickets/printing.rules.ts';
import type { Printer } from '@brasa/core/tickets/tickets.contract.ts';
import { changeReasonIfTold } from '../browser/api/error-texts.ts';
import { DialogButtons } from '../ui/button/dialog-buttons.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { toastError, toastSuccess } from '../ui/toast/toast.ts';
import { useDiscardTickets, usePrinter } from './tickets.queries.ts';

/** The live region is always there, or it would not be read out. */
export function PrinterNotice() {
  const printer = usePrinter();
  const [isAsking, setIsAsking] = useState(false);
  const discard = useDiscardTickets({
    onSuccess: () => toastSuccess('Tickets descartados'),
    onError: (error) => toastError('No se pudieron descartar', changeReasonIfTold(error)),
  });
  const trouble = troubleOf(printer);
  return (
    <div role="status" aria-label="Impresora" className="empty:absolute">
      {trouble && (
        <div className="flex items-center gap-3 rounded border-l-4 border-glow bg-warn-surface py-1.5 pr-1.5 pl-3">
          <PrinterIcon className="size-5 shrink-0" />
          <p className="min-w-0 grow leading-tight">
            <strong className="block sm:inline">{trouble.title}</strong> {trouble.text}
          </p>
          <Button
            variant="secondary"
            className="bg-surface px-3!"
            onClick={() => setIsAsking(true)}
          >
            Descartar
          </Button>
        </div>
      )}
      <Dialog
        open={isAsking && trouble !== null}
        onOpenChange={setIsAsking}
        title="¿Descartar lo que espera?"
        description={`${trouble?.waiting ?? ''}: no saldrán aunque vuelva la impresora. Los pedidos siguen en la lista, y cada ticket se puede volver a pedir.`}
      >
        <DialogButtons
          type="button"
          cancel="Volver"
          onCancel={() => setIsAsking(false)}
          pending={discard.isPending}
          pendingText="Descartando..."
          onClick={() => {
            setIsAsking(false);
            discard.send(undefined);
          }}
        >
          Descartar
        </DialogButtons>
      </Dialog>
    </div>
  );
}

/** "Impresora sin papel", "12 tickets esperan desde las 13:42"; null while everything comes out. */
function troubleOf(printer: Printer | null | undefined) {
  if (!printer?.fault || printer.waiting === 0) return null;
  const { fault, failingSince } = printer;
  const since = failingSince === null ? '' : ` desde las ${madridClock(Date.parse(failingSince))}`;
  const waiting = waitingText(printer.waiting);
  return { title: printerFaultText(fault), waiting, text: waiting + since };
}
