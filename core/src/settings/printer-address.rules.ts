// Where the ticket printer is: a host of the network and a port, and nothing that could lead elsewhere.
import { z } from 'zod';

export type PrinterAddress = { host: string; port: number };

const ADDRESS =
  /^tcp:\/\/(?:\[([\da-f:]{2,39})\]|([a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?)):(\d{1,5})$/i;
const LABELS = /^(?!-)[a-z\d-]{1,63}(?<!-)(?:\.(?!-)[a-z\d-]{1,63}(?<!-))*$/i;
/** Resolvers read these as an address: "127.1", "2130706433", "0x7f.1". */
const ENDS_LIKE_A_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/** Where receipt printers and print servers wait for what is to be printed. */
const FIRST_PORT = 9100;
const LAST_PORT = 9109;

export const isPrinterPort = (port: number): boolean => port >= FIRST_PORT && port <= LAST_PORT;

export const PRINTER_PORT_MESSAGE = `El puerto de la impresora va de ${FIRST_PORT} a ${LAST_PORT}; casi siempre es ${FIRST_PORT}`;
export const PRINTER_HOST_MESSAGE =
  'Esa dirección no es la de una impresora en la red del local, como 192.168.1.50';

const isIpv4 = (host: string) => z.ipv4().safeParse(host).success;
const isIpv6 = (host: string) => z.ipv6().safeParse(host).success;
const isName = (host: string) => LABELS.test(host) && !ENDS_LIKE_A_NUMBER.test(host);

/** "tcp://192.168.1.50:9100" as host and port; null for anything that is not exactly that. */
export function printerAddress(typed: string): PrinterAddress | null {
  const [, ipv6, name = '', digits = ''] = ADDRESS.exec(typed.trim()) ?? [];
  const port = Number(digits);
  if (port < 1 || port > 65_535) return null;
  if (ipv6 !== undefined) return isIpv6(ipv6) ? { host: ipv6, port } : null;
  return isIpv4(name) || isName(name) ? { host: name, port } : null;
}
