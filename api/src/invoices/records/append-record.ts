// The end of a chain: a record is made of an invoice, hashed and linked to the one before of its tax number
// (docs/rules/invoices.md#records-and-their-chain).
import {
  hashedText,
  type InvoicingRecord,
  type SystemFacts,
} from '@brasa/core/invoices/records/records.rules.ts';
import { recordXml } from '@brasa/core/invoices/records/record-xml.rules.ts';
import type { Transaction } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { VERSION } from '../../version.ts';
import { keyOf } from '../issue/invoice-key.ts';
import type { StoredInvoice } from '../invoices.store.ts';
import { insertRecord, lastRecordOf, type LinkedRecord, type RecordRow } from './records.store.ts';
import { huellaOf, sealOf } from './seal.ts';

/** The records, which are the transaction's alone: the last of all, null before the first, and the moment of the next. */
export type HeldChain = { end: LinkedRecord | null; now: number };

/** What is particular to the record; the chain gives it the rest. */
export type NewRecord = {
  invoice: StoredInvoice;
  type: RecordRow['type'];
  reason: string | null;
  by: number;
  /** What it says, in its place in the chain. */
  say: (place: Pick<InvoicingRecord, 'previous' | 'generatedAt' | 'system'>) => InvoicingRecord;
};

/** Adds the record at the end of its tax number's chain, which the caller has locked; answers its row. */
export async function appendRecord(
  shop: Shop,
  transaction: Transaction,
  { invoice, type, reason, by, say }: NewRecord,
  { end, now }: HeldChain,
): Promise<RecordRow> {
  const { issuerNif } = keyOf(invoice);
  const before =
    end?.issuerNif === issuerNif ? end : await lastRecordOf(transaction.sql, issuerNif);
  const previous = before ? { ...keyOf(before), huella: before.huella } : null;
  const record = say({ previous, generatedAt: now, system: systemFacts(shop, invoice) });
  const huella = huellaOf(hashedText(record));
  const unsealed = {
    position: (end?.position ?? 0) + 1,
    invoiceId: invoice.id,
    type,
    reason,
    generatedAt: now,
    previousHuella: previous?.huella ?? '',
    huella,
    xml: recordXml(record, huella),
    madeBy: by,
  };
  const row = { ...unsealed, seal: sealOf(unsealed, invoice, end?.seal ?? '') };
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
