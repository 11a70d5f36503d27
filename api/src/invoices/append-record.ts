// The end of the chain: a record is made of an invoice, hashed and linked to the one before
// (docs/rules/invoices.md#records-and-their-chain).
import { createHash } from 'node:crypto';
import {
  hashedText,
  type InvoicingRecord,
  type SystemFacts,
} from '@brasa/core/invoices/records.rules.ts';
import { recordXml } from '@brasa/core/invoices/record-xml.rules.ts';
import type { Transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { VERSION } from '../version.ts';
import { keyOf } from './invoice-key.ts';
import type { StoredInvoice } from './invoices.store.ts';
import { insertRecord, type RecordRow } from './records.store.ts';
import { sealOf } from './seal.ts';

/** As computed by the tax agency's rules: 64 capital hexadecimal digits. */
export function huellaOf(record: InvoicingRecord): string {
  return createHash('sha256').update(hashedText(record), 'utf8').digest('hex').toUpperCase();
}

/** What is particular to the record; the chain gives it the rest. */
export type NewRecord = {
  invoice: StoredInvoice;
  type: RecordRow['type'];
  reason: string | null;
  by: number;
  /** What it says, in its place in the chain. */
  say: (place: Pick<InvoicingRecord, 'previous' | 'generatedAt' | 'system'>) => InvoicingRecord;
};

/** The end of the chain: its last record with its invoice; null before the first. */
export type ChainEnd = { record: RecordRow; invoice: StoredInvoice } | null;

/** Adds the record at the end of the chain, which the caller has locked; answers its row. */
export async function appendRecord(
  shop: Shop,
  transaction: Transaction,
  { invoice, type, reason, by, say }: NewRecord,
  { end, now }: { end: ChainEnd; now: number },
): Promise<RecordRow> {
  const previous = end && { ...keyOf(end.invoice), huella: end.record.huella };
  const record = say({ previous, generatedAt: now, system: systemFacts(shop, invoice) });
  const huella = huellaOf(record);
  const unsealed = {
    position: (end?.record.position ?? 0) + 1,
    invoiceId: invoice.id,
    type,
    reason,
    generatedAt: now,
    previousHuella: previous?.huella ?? '',
    huella,
    xml: recordXml(record, huella),
    madeBy: by,
  };
  const row = { ...unsealed, seal: sealOf(unsealed, invoice, end?.record.seal ?? '') };
  await insertRecord(transaction, row);
  transaction.announce('invoices');
  return row;
}

function systemFacts({ invoicingSystem }: Shop, invoice: StoredInvoice): SystemFacts {
  const { producer, installation } = invoicingSystem;
  const { issuerNif } = keyOf(invoice);
  return {
    producerName: producer?.name ?? invoice.issuerName,
    producerNif: producer?.nif ?? issuerNif,
    version: VERSION,
    installation,
  };
}
