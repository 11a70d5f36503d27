// Prints tickets while the server runs: at once when one was added, and when it is time after that.
import type { PrinterFault } from '@brasa/core/tickets/printing.rules.ts';
import type { Shop } from '../shop.ts';
import { StepLoop } from '../step-loop.ts';
import { printNext, type ContentOf } from './print-next.ts';

/** What the log is told. */
export type PrinterLog = {
  failed: (fault: PrinterFault) => void;
  broken: (error: unknown) => void;
};

export class TicketPrinter extends StepLoop {
  constructor(shop: Shop, contentOf: ContentOf, { failed, broken }: PrinterLog) {
    const step = async (signal: AbortSignal) => {
      const { next, fault } = await printNext({ shop, contentOf, signal });
      if (fault !== null) failed(fault);
      return next;
    };
    const { clock, db } = shop;
    super({ clock, changes: db.changes, topics: ['tickets', 'settings'], step, broken });
  }
}
