// What is done to an invoice that stands: it is corrected, annulled, or its record is put right. Each adds
// something; nothing of what was issued changes (docs/rules/invoices.md#corrections).
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import {
  annulmentRefusal,
  correctionFault,
  correctionRefusal,
  invoicedSum,
  type Standing,
} from '@brasa/core/invoices/correction.rules.ts';
import {
  amountsOf,
  oneOfEach,
  simplifiedRefusal,
} from '@brasa/core/invoices/invoice-lines.rules.ts';
import type {
  AmendmentRequest,
  AnnulmentRequest,
  CorrectionRequest,
  RecordState,
} from '@brasa/core/invoices/invoices.contract.ts';
import type {
  EarlierRejection,
  InvoicingRecord,
} from '@brasa/core/invoices/records/records.rules.ts';
import { sumOf } from '@brasa/core/invoices/tax-split.rules.ts';
import { normalizeRecipientId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import { NIF_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import type { Transaction } from '../db/database.ts';
import { Failure, invalidField, throwRefusal } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { appendRecord, type HeldChain } from './records/append-record.ts';
import { keyOf } from './issue/invoice-key.ts';
import { lockSubject, type Subject } from './invoiced-subject.ts';
import {
  listCiting,
  readInvoice,
  type StandingInvoice,
  type StoredInvoice,
} from './invoices.store.ts';
import { storedIssuer, storedRecipient } from './issue/issued-invoice.ts';
import { holdChain, issueFiscal } from './issue/issue.ts';
import { listRecordsOf, type AnsweredRecord } from './records/records.store.ts';
import { recipientNow } from './recorded-recipient.ts';
import { registrationOf } from './records/registration-record.ts';
import { standingRates } from './issue/standing-rates.ts';

/** The invoice that is changed, its order or sale locked and the chain held. */
type Job = Subject & {
  shop: Shop;
  transaction: Transaction;
  invoice: StoredInvoice;
  /** The invoice's, in the order of the chain. */
  records: AnsweredRecord[];
  citedBy: StandingInvoice[];
  chain: HeldChain;
  now: number;
  by: number;
};

function changeOnce(
  shop: Shop,
  { id, by, identity }: StaffTarget,
  run: (job: Job) => Promise<number>,
): Promise<{ invoiceId: number }> {
  return transactOnce(shop, identity, async (transaction, now) => {
    const { sql } = transaction;
    const invoice = await readInvoice(sql, id);
    keyOf(invoice);
    const subject = await lockSubject(transaction, invoice);
    const chain = await holdChain(transaction, now);
    const records = await listRecordsOf(sql, [id]);
    const citedBy = await listCiting(sql, [id]);
    const job = { ...subject, shop, transaction, invoice, records, citedBy, chain, now, by };
    return { invoiceId: await run(job) };
  });
}

const standingOf = ({ invoice, records, citedBy }: Job): Standing => ({
  kind: invoice.kind,
  method: invoice.method,
  isAnnulled: records.some(({ type }) => type === 'annulment'),
  citedBy,
});

/**
 * Corrects the invoice by a further one and answers its id. Throws INVOICE_NOT_FOUND, INVOICE_NOT_FISCAL,
 * INVOICE_ANNULLED, INVOICE_SUPERSEDED, INVOICE_ORDER_CHANGED, INVOICE_CORRECTED_MEANWHILE where its worth is not the
 * `expectedTotal`, CORRECTION_KIND_WRONG, CORRECTION_OF_DIFFERENCE, CORRECTION_WITHOUT_EFFECT, CORRECTION_EXCEEDS_INVOICE,
 * CORRECTION_TOO_LARGE, SIMPLIFIED_TOO_LARGE, INVOICE_CLOCK_BEHIND, and
 * where it adds to what was called off or taken back INVOICE_ORDER_CALLED_OFF or INVOICE_SALE_ANNULLED.
 */
export function correctInvoice(
  shop: Shop,
  target: StaffTarget,
  { kind, method, lines, reason, expectedTotal }: CorrectionRequest,
): Promise<{ invoiceId: number }> {
  return changeOnce(shop, target, async (job) => {
    const { transaction, invoice, chain, by } = job;
    throwRefusal(correctionRefusal(standingOf(job), kind));
    await refuseSettled(job);
    const standing = await standingRates(transaction.sql, invoice.id);
    const worth = sumOf(standing.map((rate) => rate.total));
    if ((expectedTotal ?? worth) !== worth) throw new Failure('INVOICE_CORRECTED_MEANWHILE');
    throwRefusal(correctionFault({ standing, method, lines }));
    const drafts = oneOfEach(lines);
    const amounts = amountsOf(drafts, method === 'S' ? standing : []);
    const after = method === 'S' ? amounts.total : sumOf([worth, amounts.total]);
    if (kind === 'R5') throwRefusal(simplifiedRefusal(after));
    if (after > worth) throwRefusal(job.refusal);
    const issuer = storedIssuer(invoice);
    const draft = {
      ...amounts,
      kind,
      method,
      reason,
      orderId: invoice.orderId,
      saleId: invoice.saleId,
      soldOn: invoice.operationDay ?? invoice.issuedOn,
      issuer,
      recipient: correctedRecipient(job),
      payment: invoice.payment,
      cites: null,
    };
    const identity = { ...issuer, nif: keyOf(invoice).issuerNif };
    const issuing = { citesId: invoice.id, by };
    const parts = { draft, identity, chain, issuing };
    const correction = await issueFiscal(job.shop, transaction, parts);
    await job.noteStanding({ action: 'invoice_corrected', by, now: job.now });
    return correction.id;
  });
}

/** True where the payment equals the invoices' total; where that total is nothing, true where the amount charged is not the total after. */
const isFollowed = (
  { paid, charged }: Pick<Job, 'paid' | 'charged'>,
  before: Cents | null,
  after: Cents | null,
): boolean =>
  before === 0 ? charged !== null && charged !== after : paid !== null && paid === before;

/**
 * Annuls the invoice and answers its id. Throws INVOICE_NOT_FOUND, INVOICE_NOT_FISCAL, INVOICE_ANNULLED,
 * INVOICE_SUPERSEDED, INVOICE_ORDER_CHANGED, INVOICE_CLOCK_BEHIND, and for a correction, without which the invoice before
 * stands again, INVOICE_ORDER_CALLED_OFF or INVOICE_SALE_ANNULLED.
 */
export function annulInvoice(
  shop: Shop,
  target: StaffTarget,
  { reason }: AnnulmentRequest,
): Promise<{ invoiceId: number }> {
  return changeOnce(shop, target, async (job) => {
    throwRefusal(annulmentRefusal(standingOf(job)));
    await refuseFollowed(job);
    await refuseSettled(job);
    const standsAgain = job.invoice.citesId !== null;
    if (standsAgain) throwRefusal(job.refusal);
    const before = invoicedSum(await job.listStanding());
    await append(job, 'annulment', reason, (place) => annulmentRecord(job, place));
    const after = invoicedSum(await job.listStanding());
    // A payment that has followed the correction would be other than the invoice: it is corrected once more.
    if (standsAgain && before !== after && isFollowed(job, before, after))
      throw new Failure('INVOICE_ORDER_CHANGED');
    await job.noteStanding({ action: 'invoice_annulled', by: job.by, now: job.now });
    return job.invoice.id;
  });
}

/**
 * Puts right what the record says of the recipient, or sends a refused annulment again; answers the
 * invoice's id. Throws INVOICE_NOT_FOUND, INVOICE_NOT_FISCAL, INVOICE_ANNULLED where the annulment was not
 * refused, INVOICE_CLOCK_BEHIND, and VALIDATION for a tax number that is none.
 */
export function amendRecord(
  shop: Shop,
  target: StaffTarget,
  { recipientName, recipientNif, reason }: AmendmentRequest,
): Promise<{ invoiceId: number }> {
  return changeOnce(shop, target, async (job) => {
    const { invoice, transaction } = job;
    if (standingOf(job).isAnnulled) {
      if (stateOf(job.records) !== 'rejected') throw new Failure('INVOICE_ANNULLED');
      await append(job, 'annulment', reason, (place) => annulmentRecord(job, place));
      return invoice.id;
    }
    const cited =
      invoice.citesId === null ? null : await readInvoice(transaction.sql, invoice.citesId);
    const recipient = amendedRecipient(job, recipientName, recipientNif);
    const amendment = { earlierRejection: earlierRejectionOf(job.records), recipient };
    await append(job, 'amendment', reason, (place) =>
      registrationOf(invoice, { cited, amendment, place }),
    );
    return invoice.id;
  });
}

/** What was corrected since was worth what the invoice made of it. Throws INVOICE_SUPERSEDED. */
async function refuseFollowed(job: Job): Promise<void> {
  const { id, citesId } = job.invoice;
  if (citesId === null) return;
  const citing = await listCiting(job.transaction.sql, [citesId]);
  if (citing.some((one) => one.id > id)) throw new Failure('INVOICE_SUPERSEDED');
}

/** An order that was given back and is taken up again is another sale: the invoices of before stay as they are. */
async function refuseSettled({ invoice, listStanding }: Job): Promise<void> {
  const isHolding = (await listStanding()).some(({ id }) => id === invoice.id);
  if (!isHolding) throw new Failure('INVOICE_ORDER_CHANGED');
}

type Place = Pick<InvoicingRecord, 'previous' | 'generatedAt' | 'system'>;

async function append(
  { shop, transaction, invoice, chain, by }: Job,
  type: 'amendment' | 'annulment',
  reason: string,
  say: (place: Place) => InvoicingRecord,
): Promise<void> {
  await appendRecord(shop, transaction, { invoice, type, reason, by, say }, chain);
}

function annulmentRecord({ invoice, records }: Job, place: Place): InvoicingRecord {
  const isAgain = records.some(({ type }) => type === 'annulment');
  return {
    ...place,
    type: 'annulment',
    invoice: keyOf(invoice),
    earlierRejection: isAgain ? 'known' : 'none',
    isUnknownToAgency: isUnknown(records),
  };
}

/** Whom the invoice's record names by now, at the address of the invoice. */
function correctedRecipient({ invoice, records }: Job) {
  const stored = storedRecipient(invoice);
  return stored && { ...stored, ...recipientNow(invoice, records) };
}

/** Name and number are the record's where the request leaves them out. */
function amendedRecipient({ invoice, records }: Job, name: string | null, typed: string | null) {
  const recipient = recipientNow(invoice, records);
  if (!recipient) return null;
  const nif = typed === null ? recipient.nif : normalizeRecipientId(typed);
  if (nif === null) throw invalidField('recipientNif', NIF_MESSAGE);
  return { name: name ?? recipient.name, nif };
}

/** The last record's; pending while the tax agency has not answered. */
export const stateOf = (records: readonly AnsweredRecord[]): RecordState =>
  records.at(-1)?.answer?.state ?? 'pending';

/** Whether the tax agency has refused every record of the invoice. */
const isUnknown = (records: readonly AnsweredRecord[]): boolean =>
  records.every(({ answer }) => answer?.state === 'rejected');

function earlierRejectionOf(records: readonly AnsweredRecord[]): EarlierRejection {
  if (stateOf(records) !== 'rejected') return 'none';
  return isUnknown(records) ? 'unknown' : 'known';
}
