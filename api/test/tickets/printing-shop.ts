// A shop with a printer of the test's, and tickets that say no more than which they are.
import { text, type Ticket } from '@brasa/core/tickets/ticket.rules.ts';
import type { Printer, TicketKind } from '@brasa/core/tickets/tickets.contract.ts';
import type { Patience } from '../../src/outside/receipt-printer.ts';
import { insertWaitingJob, type PrintJob } from '../../src/tickets/print-jobs.store.ts';
import { printNext, type ContentOf, type PrintStep } from '../../src/tickets/print-next.ts';
import { openPrinter } from '../outside/open-printer.ts';
import { isWhole, type PrinterUnderTest } from '../outside/printer-under-test.ts';
import { readPaper } from '../outside/read-paper.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

type StepOptions = { patience?: Patience; signal?: AbortSignal; contentOf?: ContentOf };

export type PrintingShop = ShopUnderTest & {
  printer: PrinterUnderTest;
  staff: SignedIn;
  /** Somebody asks for a ticket; answers the job's id. */
  want: (subjectId: number, kind?: TicketKind) => Promise<number>;
  /** What one attempt comes to. */
  step: (options?: StepOptions) => Promise<PrintStep>;
  /** Attempts until nothing waits, each when it is time. */
  printAll: (options?: StepOptions) => Promise<void>;
  jobs: () => Promise<PrintJob[]>;
  /** What staff are told of the printer. */
  told: () => Promise<Printer>;
};

/** Waits as long as it takes, but not at all for these. */
export const waitsFor =
  (...impatient: Parameters<Patience>[0][]): Patience =>
  (phase) =>
    impatient.includes(phase) ? AbortSignal.abort() : new AbortController().signal;

/** Waits until the printer will not answer any more. */
export function untilItHangs(printer: PrinterUnderTest): Patience {
  const hang = new AbortController();
  printer.onHang = () => hang.abort();
  return () => hang.signal;
}

export const shortTicket: ContentOf = ({ subjectId }) => Promise.resolve(ticketOf(subjectId));
const ticketOf = (subjectId: number): Ticket => ({ lines: text(`Ticket ${subjectId}`) });

/** The lines of what was printed, ticket by ticket; one that has no end says so. */
export const printed = ({ received }: PrinterUnderTest): string[][] =>
  received.map((content) => [
    ...readPaper(content).lines.map(({ text: line }) => line),
    ...(isWhole(content) ? [] : ['…']),
  ]);

/** The printer is on this machine, which the environment allows unless `environment` is another. */
export async function openPrintingShop(
  usual: Parameters<typeof openPrinter>[0] = {},
  environment: Record<string, string> = { TICKET_PRINTER_ANYWHERE: 'on' },
): Promise<PrintingShop> {
  const printer = await openPrinter(usual);
  const under = await openShop(environment);
  const { shop, time } = under;
  await rewriteSetting(shop, 'ticketPrinter', printer.address);
  const staff = await under.signedIn('haykakan');
  const usualPatience = printer.usual.answers ? waitsFor() : waitsFor('status');
  const step: PrintingShop['step'] = (options = {}) => {
    const { contentOf = shortTicket, signal = new AbortController().signal } = options;
    return printNext({ shop, contentOf, signal, patience: options.patience ?? usualPatience });
  };
  return {
    ...under,
    printer,
    staff,
    want: (subjectId, kind = 'order') =>
      shop.db.transact((transaction) =>
        insertWaitingJob(transaction, {
          ...{ kind, subject: 'order', subjectId },
          ...{ by: null, now: time.now },
        }),
      ),
    step,
    printAll: async (options) => {
      for (let last = await step(options); last.next !== null; last = await step(options)) {
        time.now = Math.max(time.now, last.next);
      }
    },
    jobs: () => shop.db.read.selectFrom('printJobs').selectAll().orderBy('id').execute(),
    told: async () => (await staff.get('/api/printer')).body as Printer,
  };
}
