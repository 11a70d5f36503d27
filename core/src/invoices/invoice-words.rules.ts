// What an invoice says besides its figures, on A4 and on a ticket.
import {
  isCorrection,
  type CorrectionMethod,
  type InvoiceKind,
} from './records/numbering.rules.ts';
import type { IssuedInvoice } from './issued-invoice.rules.ts';
import { formatDay } from '../kernel/time/date-texts.ts';
import { invoiceNumberOf } from '../orders/orders.rules.ts';
import { WAY_TEXTS } from '../payments/way-texts.rules.ts';

const HEADINGS: Record<InvoiceKind, string> = {
  F1: 'Factura',
  F2: 'Factura simplificada',
  F3: 'Factura en sustitución de factura simplificada',
  R1: 'Factura rectificativa',
  R4: 'Factura rectificativa',
  R5: 'Factura rectificativa',
};

const METHODS: Record<CorrectionMethod, string> = { S: 'por sustitución', I: 'por diferencias' };

type Heading = Pick<IssuedInvoice, 'kind' | 'series'>;

/** What kind of paper it is. Without a tax identity it is no more than an invoice. */
export function headingOf({ kind, series }: Heading): string {
  return series === null ? 'Factura' : HEADINGS[kind];
}

type Subject = Pick<IssuedInvoice, 'orderId' | 'saleId'>;

/** What it is of, and its number as staff know it. */
const subjectOf = ({ orderId, saleId }: Subject) =>
  orderId === null
    ? { label: 'Venta', number: String(saleId) }
    : { label: 'Pedido', number: invoiceNumberOf(orderId) };

/** "Pedido 000123" or "Venta 7". */
export function subjectName(subject: Subject): string {
  const { label, number } = subjectOf(subject);
  return `${label} ${number}`;
}

/** What it is of; null where the invoice's own number says it already. */
export function subjectReference({ code, ...subject }: Subject & { code: string }) {
  const reference = subjectOf(subject);
  return reference.number === code ? null : reference;
}

/** How it was paid; null of an amount that nobody owes. */
export function paymentText({ payment, total }: Pick<IssuedInvoice, 'payment' | 'total'>) {
  if (total <= 0) return null;
  if (payment === null) return 'Pendiente de pago';
  if (payment === 'partial') return 'Pagado en parte';
  return payment === 'mixed' ? 'Pago mixto' : `Pagado ${WAY_TEXTS[payment].how}`;
}

type Citing = Pick<IssuedInvoice, 'kind' | 'cites' | 'method' | 'series'>;

/** Which invoice it corrects or takes the place of; null where there is none. */
export function citationText({ kind, cites, method, series }: Citing): string | null {
  if (cites === null) return null;
  const cited = `${cites.code}, de fecha ${formatDay(cites.issuedOn)}`;
  // A paper takes the place of another one.
  if (series === null) return `Sustituye a ${cited}.`;
  if (!isCorrection(kind)) return `Sustituye a la factura simplificada ${cited}.`;
  const how = method === null ? '' : `, ${METHODS[method]}`;
  return `Rectifica la factura ${cited}${how}.`;
}

/** Whether it states the right amounts in place of wrong ones, so that it shows those too. */
export function showsRectified({ kind, method }: Pick<IssuedInvoice, 'kind' | 'method'>): boolean {
  return isCorrection(kind) && method === 'S';
}
