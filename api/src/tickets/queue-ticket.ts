// What is to be printed is noted in the transaction of whoever wants it; nobody waits for the printer.
import { printerAddress } from '@brasa/core/settings/printer-address.rules.ts';
import { printsOrders } from '@brasa/core/settings/read-setting.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { PrintReply, PrintWay } from '@brasa/core/tickets/tickets.contract.ts';
import type { Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import {
  deferJob,
  insertBrowserJob,
  insertWaitingJob,
  mayBePrinted,
  type Wanted,
} from './print-jobs.store.ts';
import { lockPrinter } from './printers.store.ts';

/** The ticket of a new order, where the shop prints them by themselves: it costs no round trip. */
export async function queueOrderTicket(
  transaction: Transaction,
  settings: Settings,
  { orderId, now }: { orderId: number; now: number },
): Promise<void> {
  if (!printsOrders(settings) || !printerAddress(settings.ticketPrinter)) return;
  const ticket = { kind: 'order', subject: 'order', subjectId: orderId } as const;
  await deferJob(transaction, { ...ticket, by: null, now });
}

/** A ticket that somebody asks for. Throws PRINTER_MISSING. */
export async function queueTicket(
  transaction: Transaction,
  settings: Settings,
  { way, ...wanted }: Wanted & { way: PrintWay },
): Promise<PrintReply> {
  if (way === 'printer' && !printerAddress(settings.ticketPrinter)) {
    throw new Failure('PRINTER_MISSING');
  }
  // Of a browser and the printer at once, one is the first.
  await lockPrinter(transaction);
  const isCopy = await mayBePrinted(transaction.sql, wanted);
  const id =
    way === 'printer'
      ? await insertWaitingJob(transaction, wanted)
      : await insertBrowserJob(transaction, wanted, !isCopy);
  return { id, isCopy };
}
