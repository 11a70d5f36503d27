// What making any invoice has in common: its number, its moment and its record are given in one
// transaction that holds the chain (docs/rules/invoices.md#series-and-numbers).
import { chainMoment } from '@brasa/core/invoices/records/chain-clock.rules.ts';
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import {
  invoiceCode,
  markOf,
  markOfNth,
  seriesOf,
} from '@brasa/core/invoices/records/numbering.rules.ts';
import { qrAddress } from '@brasa/core/invoices/records/qr-address.rules.ts';
import { taxIdentityOf, type TaxIdentity } from '@brasa/core/invoices/tax-identity.rules.ts';
import { postalAddress } from '@brasa/core/settings/postal-address.rules.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { settingsFrom, type Settings } from '@brasa/core/settings/settings.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { orRefuse } from '../../failure.ts';
import { hasRecords, listSettings } from '../../settings/index.ts';
import type { Shop } from '../../shop.ts';
import { appendRecord, type HeldChain } from '../records/append-record.ts';
import {
  countIssuers,
  insertInvoice,
  lastCodeOf,
  lastNumber,
  readInvoice,
  type StoredInvoice,
} from '../invoices.store.ts';
import { lastRecord, lockChain } from '../records/records.store.ts';
import { storedIssuer } from './issued-invoice.ts';
import { registrationOf } from '../records/registration-record.ts';

/** Who issues, as it is while the transaction holds the chain. */
export type Issuer = {
  settings: Settings;
  /** Null where it is not whole. */
  identity: TaxIdentity | null;
  /** Whether a paper without a record will do, since there is none of any invoice. */
  isPaper: boolean;
};

/** Waits for the chain, and reads who issues: the invoice takes one identity as a whole, whoever changes it meanwhile. */
export async function holdIssuer(transaction: Transaction): Promise<Issuer> {
  await lockChain(transaction);
  const settings = settingsFrom(await listSettings(transaction.sql));
  const identity = taxIdentityOf(settings);
  return { settings, identity, isPaper: !identity && !(await hasRecords(transaction.sql)) };
}

/** Waits for the chain and holds it. Throws INVOICE_CLOCK_BEHIND. */
export async function holdChain(transaction: Transaction, now: number): Promise<HeldChain> {
  await lockChain(transaction);
  const end = (await lastRecord(transaction.sql)) ?? null;
  const moment = chainMoment(now, end?.generatedAt ?? null);
  return { end, now: orRefuse(moment, 'INVOICE_CLOCK_BEHIND') };
}

/** An invoice without what the chain gives it. */
export type Draft = Omit<
  IssuedInvoice,
  'series' | 'code' | 'issuedAt' | 'issuedOn' | 'operationDay' | 'qrUrl' | 'isVerifiable' | 'issuer'
> & {
  issuer: Omit<IssuedInvoice['issuer'], 'nif'>;
  /** The day of the sale. */
  soldOn: Day;
};

type FiscalParts = {
  draft: Draft;
  identity: TaxIdentity;
  chain: HeldChain;
  issuing: { citesId: number | null; by: number };
};

/** The shop as it issues now; what the tax agency knows it by comes with the tax identity. */
export function issuerOf(settings: Settings): Draft['issuer'] {
  const { restaurantName: brand, legalName, phonePrimary: phone, email } = settings;
  return { brand, name: legalName.trim() || brand, address: postalAddress(settings), phone, email };
}

/** Gives the draft its number, stores it and adds its record. */
export async function issueFiscal(
  shop: Shop,
  transaction: Transaction,
  { draft, identity, chain, issuing: { citesId, by } }: FiscalParts,
): Promise<StoredInvoice> {
  const { kind, total } = draft;
  const issuedOn = madridDay(chain.now);
  const mark = await issuerMark(transaction, identity.nif, chain);
  const series = await nextNumber(transaction, seriesOf(kind, issuedOn, mark));
  const code = invoiceCode(series.name, series.number);
  const key = { issuerNif: identity.nif, code, issuedOn };
  const agency = shop.taxAgency?.environment ?? null;
  const invoice = await insertInvoice(
    transaction,
    {
      ...dated(draft, chain.now),
      series,
      code,
      issuer: { ...draft.issuer, ...identity },
      qrUrl: qrAddress({ ...key, total }, agency),
      isVerifiable: agency !== null,
    },
    { citesId, by },
  );
  const cited = citesId === null ? null : await readInvoice(transaction.sql, citesId);
  await appendRecord(
    shop,
    transaction,
    {
      invoice,
      type: 'registration',
      reason: null,
      by,
      say: (place) => registrationOf(invoice, { cited, amendment: null, place }),
    },
    chain,
  );
  return invoice;
}

/**
 * Issues the draft in the place of the ticket that it cites, if there is one. A ticket that was made under another tax number is
 * replaced under that number: its sale is that firm's to invoice.
 */
export function issueInPlace(
  shop: Shop,
  transaction: Transaction,
  parts: FiscalParts,
  replaced: StoredInvoice | null,
): Promise<StoredInvoice> {
  const ticket = replaced && storedIssuer(replaced);
  if (!ticket?.nif || ticket.nif === parts.identity.nif)
    return issueFiscal(shop, transaction, parts);
  return issueFiscal(shop, transaction, {
    ...parts,
    draft: { ...parts.draft, issuer: ticket },
    identity: { ...ticket, nif: ticket.nif },
  });
}

/** What the tax number's series are told from others' by. */
async function issuerMark({ sql }: Transaction, nif: string, { end }: HeldChain): Promise<string> {
  const last = end?.issuerNif === nif ? end.code : await lastCodeOf(sql, nif);
  return last === undefined ? markOfNth((await countIssuers(sql)) + 1) : markOf(last);
}

async function nextNumber({ sql }: Transaction, name: string) {
  return { name, number: (await lastNumber(sql, name)) + 1 };
}

/** The draft with its days: that of the sale is told only where it is an earlier one. */
export function dated({ soldOn, ...draft }: Draft, now: number) {
  const issuedOn = madridDay(now);
  return { ...draft, issuedAt: now, issuedOn, operationDay: soldOn < issuedOn ? soldOn : null };
}
