// One attempt to print what waits (docs/rules/tickets.md#sending-to-the-printer). Nothing is held in the
// database while the printer is being talked to but a lease, which ends by itself.
import { printerAddress, type PrinterAddress } from '@brasa/core/settings/printer-address.rules.ts';
import {
  afterFault,
  leaseEnd,
  mayPrintAt,
  WAITING_TERM,
  type PrinterFault,
} from '@brasa/core/tickets/printing.rules.ts';
import { asCopy, type Ticket } from '@brasa/core/tickets/ticket.rules.ts';
import { ReceiptPrinter, usualPatience, type Patience } from '../outside/receipt-printer.ts';
import type { Shop } from '../shop.ts';
import { encodeTicket } from './encode-ticket.ts';
import {
  endJob,
  firstWaiting,
  markBegun,
  mayBePrinted,
  type PrintJob,
} from './print-jobs.store.ts';
import { lockPrinter, readPrinterRow, updatePrinter, type PrinterRow } from './printers.store.ts';

/** What the ticket says; null where there is nothing to print any more. */
export type ContentOf = (
  ticket: Pick<PrintJob, 'kind' | 'subject' | 'subjectId'>,
) => Promise<Ticket | null>;

type Printing = {
  shop: Shop;
  contentOf: ContentOf;
  /** Breaks off what is under way; some of it may be on paper. */
  signal: AbortSignal;
  patience?: Patience | undefined;
};

export type PrintStep = {
  /** When there is something to do next; null where nothing waits. */
  next: number | null;
  /** Why the attempt was in vain; null where it was not. */
  fault: PrinterFault | null;
};

/** Not this process's to print any more, or the ticket nobody's. */
const TAKEN = 'taken';

/** Prints the first ticket that waits, if the printer may be tried now. */
export async function printNext(printing: Printing): Promise<PrintStep> {
  const { shop } = printing;
  const address = printerAddress((await shop.settings()).ticketPrinter);
  const since = shop.clock() - WAITING_TERM;
  const job = address && (await firstWaiting(shop.db.read, since));
  if (!address || !job) {
    await noteRest(shop);
    return { next: null, fault: null };
  }
  const turn = await takeTurn(shop, address);
  if ('next' in turn) return { next: turn.next, fault: null };
  const ticket = await printing.contentOf(job);
  const outcome = ticket
    ? await attempt({ ...printing, address, job, ticket, lease: turn.lease })
    : 'discarded';
  return endTurn(printing, turn.lease, job, outcome);
}

/** What was in the way while nothing waits is in nobody's. */
async function noteRest({ db }: Shop): Promise<void> {
  if (((await readPrinterRow(db.read))?.fault ?? null) === null) return;
  await db.transact(async (transaction) => {
    const row = await lockPrinter(transaction);
    // The pause was that of a ticket that is gone.
    await updatePrinter(transaction, row, { failingSince: null, fault: null, nextAttemptAt: 0 });
  });
}

const nameOf = ({ host, port }: PrinterAddress): string => `${host}:${port}`;

/** The lease, with how the printer stood before, where it is this process's turn; otherwise when it may be. */
function takeTurn(
  { clock, db }: Shop,
  printer: PrinterAddress,
): Promise<{ lease: PrinterRow } | { next: number }> {
  return db.transact(async (transaction) => {
    const now = clock();
    const stored = await lockPrinter(transaction);
    const address = nameOf(printer);
    const isOther = stored.address !== address;
    const row = isOther
      ? { ...stored, address, nextAttemptAt: now, failingSince: null, fault: null }
      : stored;
    const next = mayPrintAt(row, now);
    if (next > now) return { next };
    const lease = { ...row, leasedUntil: leaseEnd(now) };
    await updatePrinter(transaction, stored, lease);
    return { lease };
  });
}

type Attempt = Printing & {
  address: PrinterAddress;
  job: PrintJob;
  ticket: Ticket;
  lease: PrinterRow;
};
type Outcome = PrinterFault | 'printed' | 'discarded' | typeof TAKEN;

async function attempt({ patience = usualPatience, ...printing }: Attempt): Promise<Outcome> {
  const { address, shop, ticket, signal } = printing;
  const limited: Patience = (phase, bytes) => AbortSignal.any([patience(phase, bytes), signal]);
  const { printerAnywhere: anywhere } = shop;
  const printer = await ReceiptPrinter.open(address, { patience: limited, anywhere });
  if (typeof printer === 'string') return printer;
  try {
    const fault = await printer.findFault();
    if (fault !== null) return fault;
    const begun = await begin(printing);
    if (begun === TAKEN) return TAKEN;
    const content = await encodeTicket(begun.isFirst ? ticket : asCopy(ticket));
    return (await printer.print(content)) ?? 'printed';
  } finally {
    await printer.close();
  }
}

/** Notes that the ticket may be on paper, before the first byte of it is sent. */
function begin({ shop, job, lease }: Attempt): Promise<{ isFirst: boolean } | typeof TAKEN> {
  return shop.db.transact(async (transaction) => {
    const { leasedUntil } = await lockPrinter(transaction);
    if (leasedUntil !== lease.leasedUntil) return TAKEN;
    const isFirst = !(await mayBePrinted(transaction.sql, job));
    const begun = { isFirst, now: shop.clock() };
    return (await markBegun(transaction, job.id, begun)) ? { isFirst } : TAKEN;
  });
}

/** Ends the turn. How the printer stands is told by whoever has the lease; what came out has come out. */
function endTurn(
  { shop, signal }: Printing,
  lease: PrinterRow,
  job: PrintJob,
  outcome: Outcome,
): Promise<PrintStep> {
  return shop.db.transact(async (transaction) => {
    const now = shop.clock();
    const row = await lockPrinter(transaction);
    const isEnded = outcome === 'printed' || outcome === 'discarded';
    if (isEnded) await endJob(transaction, job.id, { outcome, now });
    // A process that is stopping blames nobody for what it breaks off.
    const fault = isEnded || outcome === TAKEN || signal.aborted ? null : outcome;
    const next = fault === null ? now : afterFault(fault, lease, now);
    if (row.leasedUntil === lease.leasedUntil) {
      const failingSince = fault === null ? null : (lease.failingSince ?? now);
      const stands = outcome === 'printed' || fault !== null ? { failingSince, fault } : {};
      await updatePrinter(transaction, row, { leasedUntil: 0, nextAttemptAt: next, ...stands });
    }
    return { next, fault };
  });
}
