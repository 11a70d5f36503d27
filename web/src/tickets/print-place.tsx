import { printerFaultText } from '@brasa/core/tickets/printing.rules.ts';
import type { Printer, PrintWay } from '@brasa/core/tickets/tickets.contract.ts';
import { useOnline } from '../browser/device/use-online.ts';
import { printHere, usePrintsHere } from './print-here.ts';
import { usePrinter } from './tickets.queries.ts';

/** Where tickets come out: the shop's printer, unless there is none or this device was chosen. */
export function usePrintWay(printer: Printer | null | undefined): PrintWay {
  const isHere = usePrintsHere();
  return printer?.isSet && !isHere ? 'printer' : 'browser';
}

/** Says where tickets come out, and why they do not, with the other place a tap away. */
export function PrintPlace() {
  const isOnline = useOnline();
  const printer = usePrinter();
  const way = usePrintWay(printer);
  if (!printer) return null;
  return (
    <>
      <p>
        <span className="block text-sm text-ink-soft">Imprimir</span>
        <span className="font-semibold">{placeText(printer, way)}</span>
        {!isOnline && <span className="block text-sm text-ink-soft">Hace falta conexión</span>}
      </p>
      {isOnline && printer.isSet && (
        <button
          type="button"
          className="mr-2 min-h-11 text-sm underline underline-offset-4"
          onClick={() => printHere(way === 'printer')}
        >
          {way === 'browser' ? 'Usar la impresora' : 'Usar este dispositivo'}
        </button>
      )}
    </>
  );
}

/** The same above a list of receipts, where there is a choice. */
export function ReceiptPlace() {
  const isOnline = useOnline();
  const printer = usePrinter();
  if (!isOnline || !printer?.isSet) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <PrintPlace />
    </div>
  );
}

function placeText({ fault }: Printer, way: PrintWay): string {
  if (way === 'browser') return 'En este dispositivo';
  return fault === null ? 'En la impresora' : printerFaultText(fault);
}
