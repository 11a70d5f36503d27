// Tickets on the wire (docs/rules/tickets.md).
import { z } from 'zod';
import { isoInstant } from '../kernel/wire.ts';
import { PRINTER_FAULTS } from './printing.rules.ts';
import { TEXT_SIZES } from './ticket.rules.ts';

/** The order's ticket for the kitchen, and what the customer takes along. */
const TICKET_KINDS = ['order', 'receipt'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** What it is of; a sale at the counter has no ticket for the kitchen. */
export type TicketSubject = 'order' | 'sale';

/** By the shop's printer, or by the browser that asks. */
const PRINT_WAYS = ['printer', 'browser'] as const;
export type PrintWay = (typeof PRINT_WAYS)[number];

export const printRequest = z
  .object({
    kind: z.enum(TICKET_KINDS, 'Elige qué se imprime'),
    way: z.enum(PRINT_WAYS, 'Elige dónde se imprime'),
  })
  .meta({ id: 'PrintRequest' });
export type PrintRequest = z.output<typeof printRequest>;

/** Of a counter sale, which has nothing but its receipt. */
export const receiptRequest = printRequest.pick({ way: true }).meta({ id: 'ReceiptRequest' });
export type ReceiptRequest = z.output<typeof receiptRequest>;

export const printReply = z
  .object({
    id: z.int(),
    /** Whether it says COPIA, as far as is known now. */
    isCopy: z.boolean(),
  })
  .meta({ id: 'PrintReply' });
export type PrintReply = z.output<typeof printReply>;

const textLine = z.object({
  type: z.literal('text'),
  text: z.string(),
  size: z.literal(TEXT_SIZES),
  isBold: z.boolean(),
  isInverted: z.boolean(),
});
const ruleLine = z.object({ type: z.literal('rule') });
const qrLine = z.object({ type: z.literal('qr'), text: z.string(), dots: z.int() });

/** What is printed, line by line, as wide as the paper. */
export const ticket = z
  .object({
    lines: z.array(
      z.union([
        textLine.meta({ id: 'TicketText' }),
        ruleLine.meta({ id: 'TicketRule' }),
        qrLine.meta({ id: 'TicketQr' }),
      ]),
    ),
  })
  .meta({ id: 'Ticket' });

export const printer = z
  .object({
    /** Whether the shop has named one. */
    isSet: z.boolean(),
    /** Tickets that have not come out. */
    waiting: z.int(),
    /** Why they do not come out; null while nothing stands in their way. */
    fault: z.enum(PRINTER_FAULTS).nullable(),
    failingSince: isoInstant.nullable(),
  })
  .meta({ id: 'Printer' });
export type Printer = z.output<typeof printer>;
