// Invoices as they travel.
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { RateAmount, TaxedAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../db/database.ts';
import { stateOf } from './change-invoice.ts';
import {
  citedCodes,
  listCiting,
  type StandingInvoice,
  type StoredInvoice,
} from './invoices.store.ts';
import { recipientColumns } from './recorded-recipient.ts';
import { listRecordsOf, type AnsweredRecord } from './records/records.store.ts';

/** The fiscal ones of the invoices, each with its records and what cites it. */
export async function viewInvoices(
  sql: Queries,
  invoices: readonly StoredInvoice[],
): Promise<Invoice[]> {
  const ids = invoices.map(({ id }) => id);
  const [records, citing, codes] = await Promise.all([
    listRecordsOf(sql, ids),
    listCiting(sql, ids),
    citedCodes(sql, invoices),
  ]);
  const recordsOf = Map.groupBy(records, ({ invoiceId }) => invoiceId);
  const citingOf = Map.groupBy(citing, ({ citesId }) => citesId);
  return invoices.map((invoice) =>
    view(invoice, {
      records: recordsOf.get(invoice.id) ?? [],
      citedBy: citingOf.get(invoice.id) ?? [],
      citedCode: codes.get(invoice.citesId) ?? null,
    }),
  );
}

type Around = { records: AnsweredRecord[]; citedBy: StandingInvoice[]; citedCode: string | null };

function view(invoice: StoredInvoice, { records, citedBy, citedCode }: Around): Invoice {
  const { id, code, kind, orderId, saleId, citesId } = invoice;
  return {
    id,
    code,
    kind,
    orderId,
    saleId,
    soldOn: invoice.operationDay ?? invoice.issuedOn,
    ...fiscalParts(invoice),
    issuedAt: instantToIso(invoice.issuedAt),
    ...recipientColumns(invoice, records),
    recipientAddress: invoice.recipientAddress,
    lines: invoice.lines.map((line) => ({
      description: line.description,
      quantity: tenthsToDecimal(line.quantity),
      rate: line.rate,
      ...decimals(line),
    })),
    rates: invoice.rates.map(viewRate),
    ...decimals(invoice),
    ...recordParts(records),
    method: invoice.method,
    cites: citesId === null || citedCode === null ? null : { id: citesId, code: citedCode },
    citedBy: citedBy.map((one) => ({ id: one.id, code: one.code })),
    reason: invoice.reason,
  };
}

/** What only an invoice with a tax identity has, which are those that travel. */
function fiscalParts({ series, number, qrUrl }: StoredInvoice) {
  if (series === null || number === null || qrUrl === null) throw new Error('no fiscal invoice');
  return { series, number, qrUrl };
}

function recordParts(records: readonly AnsweredRecord[]) {
  const last = records.at(-1);
  if (!last) throw new Error('an invoice without a record');
  const annulment = records.find(({ type }) => type === 'annulment');
  return {
    previousHuella: last.previousHuella,
    huella: last.huella,
    state: stateOf(records),
    stateText: last.answer?.text ?? null,
    annulledAt: annulment ? instantToIso(annulment.generatedAt) : null,
    annulmentReason: annulment?.reason ?? null,
  };
}

/** Base, tax and total as they travel. */
export const decimals = ({ base, tax, total }: TaxedAmount) => ({
  base: centsToDecimal(base),
  tax: centsToDecimal(tax),
  total: centsToDecimal(total),
});

export const viewRate = ({ rate, ...amount }: RateAmount) => ({ rate, ...decimals(amount) });
