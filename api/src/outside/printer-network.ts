// Where a ticket printer may be: in a private network, at a port on which printers listen. Whatever else listens on
// this machine, beside it or in the Internet is not staff's to write to (docs/rules/tickets.md#the-printers-address).
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  isPrinterPort,
  PRINTER_HOST_MESSAGE,
  PRINTER_PORT_MESSAGE,
  type PrinterAddress,
} from '@brasa/core/settings/printer-address.rules.ts';
import { kindOf } from './checked-lookup.ts';

const OF_A_NETWORK = new Set(['private', 'uniqueLocal', 'carrierGradeNat']);

/** Neither this machine, nor the Internet, nor what has no address yet, nor many at once. */
export const isPrinterHost = (address: string): boolean => OF_A_NETWORK.has(kindOf(address));

/** Whether no connection has to be tried to know that no printer can be there. */
export const isNoPrinter = ({ host, port }: PrinterAddress): boolean =>
  !isPrinterPort(port) || (isIP(host) !== 0 && !isPrinterHost(host));

/** How long a name is looked up for before it is taken unseen, in milliseconds. */
const PATIENCE = 2000;

/** What is wrong with where the printer is, in Spanish; null where nothing is, or the name leads nowhere yet. */
export async function printerPlaceFault({ host, port }: PrinterAddress): Promise<string | null> {
  if (!isPrinterPort(port)) return PRINTER_PORT_MESSAGE;
  const found = await addressesOf(host);
  return found.length === 0 || found.some(isPrinterHost) ? null : PRINTER_HOST_MESSAGE;
}

async function addressesOf(host: string): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  const found = lookup(host, { all: true }).catch(() => []);
  const inTime = await Promise.race([found, setTimeout(PATIENCE, [], { ref: false })]);
  return inTime.map(({ address }) => address);
}
