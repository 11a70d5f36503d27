// What an order's invoice is asked for with: the form's values, and the two requests that become of them.
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { cents, centsToDecimal, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import {
  linesOfOrder,
  writtenLines,
  type DraftLine,
} from '@brasa/core/invoices/invoice-lines.rules.ts';
import type { issueInvoice } from '@brasa/core/invoices/invoices.calls.ts';
import type { editOrder } from '@brasa/core/orders/orders.calls.ts';
import { dueTotal } from '@brasa/core/orders/pay/due-total.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import { readOrder } from '@brasa/core/orders/change/order-state.rules.ts';
import { editsOf } from '../../browser/forms/merged-edits.ts';
import {
  parseSignedCents,
  readLines,
  sentSignedAmount,
  sentLines,
  typedCents,
  wireCents,
  type LineValues,
} from '../lines/line-values.ts';

export type InvoiceValues = {
  /** Blank: whom the order is for. */
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerDNI: string;
  customerAddress: string;
  totalAmount: string;
  /** Empty: the order's own. */
  lines: LineValues[];
};

export type InvoiceField = keyof InvoiceValues;

export const FIELD_NAMES: Record<InvoiceField, string> = {
  customerName: 'A nombre de',
  customerEmail: 'Email',
  customerPhone: 'Teléfono',
  customerDNI: 'DNI/NIF',
  customerAddress: 'Dirección',
  totalAmount: 'Total',
  lines: 'Líneas',
};

export function isPaid({ finalAmount }: Order): boolean {
  return finalAmount !== null;
}

/** What was paid, else what was said for an invoice, else what the lines cost; null where nobody knows. */
export function dueOf(order: Order): Cents | null {
  const due = dueTotal(order);
  return due === null ? null : wireCents(due);
}

export function invoiceValues(order: Order): InvoiceValues {
  const due = dueOf(order);
  return {
    customerName: '',
    customerEmail: order.customerEmail ?? '',
    customerPhone: order.customerPhone ?? '',
    customerDNI: order.customerDNI ?? '',
    customerAddress: order.customerAddress ?? '',
    totalAmount: due === null ? '' : typedCents(due),
    lines: [],
  };
}

/** Another spelling of the same is no change. */
export const EDITS = editsOf((values: InvoiceValues) => ({
  customerName: values.customerName.trim(),
  ...customerOf(values),
  totalAmount: sentSignedAmount(values.totalAmount),
  lines: sentLines(values.lines),
}));

function customerOf(values: InvoiceValues) {
  const { customerEmail, customerPhone, customerDNI, customerAddress } = values;
  return {
    customerEmail: customerEmail.trim(),
    customerPhone: customerPhone.trim(),
    customerDNI: customerDNI.trim(),
    customerAddress: customerAddress.trim(),
  };
}

export function invoiceRequestOf(values: InvoiceValues): BodyOf<typeof issueInvoice> {
  const { customerName, lines } = values;
  return {
    ...customerOf(values),
    totalAmount: sentSignedAmount(values.totalAmount),
    ...(customerName.trim() !== '' && { customerName: customerName.trim() }),
    ...(lines.length > 0 && { lines: sentLines(lines) }),
  };
}

/** What the order keeps of it. */
export function orderDataOf(values: InvoiceValues, order: Order): BodyOf<typeof editOrder> {
  return {
    invoiceNumber: invoiceNumberOf(order.id),
    ...customerOf(values),
    totalAmount: centsToDecimal(totalOf(values)),
    version: order.version,
  };
}

export function totalOf({ totalAmount }: Pick<InvoiceValues, 'totalAmount'>): Cents {
  return parseSignedCents(totalAmount) ?? cents(0);
}

/** What the invoice's lines will be. */
export function linesToIssue(order: Order, total: Cents, own: readonly LineValues[]): DraftLine[] {
  const written = own.length > 0 ? writtenLines(readLines(own), total) : null;
  if (written) return written;
  return linesOfOrder(readOrder(order), total);
}

/** What own lines begin with: those that the invoice would have without them. */
export function firstLines(order: Order, values: Pick<InvoiceValues, 'totalAmount'>): LineValues[] {
  return linesToIssue(order, totalOf(values), []).map(({ description, rate, total }) => ({
    description,
    rate: String(rate),
    total: typedCents(total),
  }));
}
