// When the printer is tried, and what is said of it (docs/rules/tickets.md#sending-to-the-printer).
import { plausibleEnd } from '../kernel/time/clock-ahead.rules.ts';
import { DAY, MINUTE } from '../kernel/time/durations.ts';

/** Why a ticket does not come out. */
export const PRINTER_FAULTS = [
  'paper_out',
  'cover_open',
  'error',
  'away',
  'cut',
  'refused',
] as const;
export type PrinterFault = (typeof PRINTER_FAULTS)[number];

const TEXTS: Record<PrinterFault, string> = {
  paper_out: 'Impresora sin papel',
  cover_open: 'Impresora con la tapa abierta',
  error: 'La impresora avisa de un error',
  away: 'La impresora no responde',
  cut: 'La impresora corta la conexión',
  refused: 'Esa dirección no es de una impresora: cámbiala en Configuración',
};

/** "Impresora sin papel". */
export const printerFaultText = (fault: PrinterFault): string => TEXTS[fault];

/** "12 tickets esperan", "1 ticket espera". */
export const waitingText = (waiting: number): string =>
  waiting === 1 ? '1 ticket espera' : `${waiting} tickets esperan`;

/** How long whoever prints may be silent until another process takes over. */
const LEASE = 2 * MINUTE;

const SHORTEST_PAUSE = 3000;
const LONGEST_PAUSE = 30_000;
/** Where each attempt may have cost paper. */
const LONGEST_PAUSE_AFTER_CUT = 10 * MINUTE;

/** A ticket that has waited this long is of no use to anybody. */
export const WAITING_TERM = DAY;
/** How long is kept when a copy came out. */
export const COPIES_TERM = 30 * DAY;

export type PrinterState = {
  leasedUntil: number;
  nextAttemptAt: number;
  failingSince: number | null;
};

/** Until when an attempt that begins now is nobody else's. */
export const leaseEnd = (now: number): number => now + LEASE;

/**
 * When the printer may be tried; `now` where it may at once.
 */
export function mayPrintAt({ leasedUntil, nextAttemptAt }: PrinterState, now: number): number {
  const pause = plausibleEnd(nextAttemptAt, now, LONGEST_PAUSE_AFTER_CUT);
  return Math.max(now, plausibleEnd(leasedUntil, now, LEASE), pause);
}

/** When the next attempt is after one in vain: as long again as it has been failing. */
export function afterFault(
  fault: PrinterFault,
  { failingSince }: Pick<PrinterState, 'failingSince'>,
  now: number,
): number {
  const longest = fault === 'cut' ? LONGEST_PAUSE_AFTER_CUT : LONGEST_PAUSE;
  const failing = now - (failingSince ?? now);
  return now + Math.min(longest, Math.max(SHORTEST_PAUSE, failing));
}
