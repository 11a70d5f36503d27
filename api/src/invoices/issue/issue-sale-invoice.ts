// A counter sale's invoice, which is a simplified one (docs/rules/invoices.md#invoice-of-a-sale).
import {
  amountsOf,
  linesOfOrder,
  simplifiedRefusal,
} from '@brasa/core/invoices/invoice-lines.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure, orRefuse, throwRefusal } from '../../failure.ts';
import { lockSale, noteInvoicedTotal, type SaleRow } from '../../sales/index.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type StaffTarget } from '../../transact-once.ts';
import { listStandingOfSale } from '../invoices.store.ts';
import { holdChain, holdIssuer, issueFiscal, issuerOf, type Draft, type Issuer } from './issue.ts';

/** A sale that is being invoiced, locked. */
type Job = {
  shop: Shop;
  transaction: Transaction;
  sale: SaleRow;
  now: number;
  by: number;
};

/**
 * Makes the sale's simplified invoice, or finds the one that it has; answers its id. Throws SALE_NOT_FOUND,
 * INVOICE_TAX_IDENTITY_MISSING, INVOICE_SALE_ANNULLED, INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE,
 * INVOICE_CLOCK_BEHIND.
 */
export async function issueSaleInvoice(
  shop: Shop,
  { id, by, identity: request }: StaffTarget,
): Promise<{ invoiceId: number }> {
  return transactOnce(shop, request, async (transaction, now) => {
    const sale = await lockSale(transaction, id);
    const issuer = await holdIssuer(transaction);
    return { invoiceId: await standingOrNew({ shop, transaction, sale, now, by }, issuer) };
  });
}

/**
 * Makes the simplified invoice that the sale's receipt is, where the shop has a tax identity and the sale no invoice
 * yet. Throws INVOICE_SALE_ANNULLED, INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE, INVOICE_TAX_IDENTITY_MISSING once
 * there is a record of any invoice, INVOICE_CLOCK_BEHIND.
 */
export async function invoiceForSaleReceipt(sold: Job): Promise<void> {
  const issuer = await holdIssuer(sold.transaction);
  if (!issuer.isPaper) await standingOrNew(sold, issuer);
}

async function standingOrNew(job: Job, issuer: Issuer): Promise<number> {
  const standing = await listStandingOfSale(job.transaction.sql, job.sale.id);
  return standing.at(-1)?.id ?? make(job, issuer);
}

async function make(job: Job, issuer: Issuer): Promise<number> {
  const { shop, transaction, sale, now, by } = job;
  const identity = orRefuse(issuer.identity, 'INVOICE_TAX_IDENTITY_MISSING');
  const { id, total, lines, chickens, day, annulledAt } = sale;
  if (annulledAt !== null) throw new Failure('INVOICE_SALE_ANNULLED');
  if (total === 0) throw new Failure('INVOICE_WITHOUT_AMOUNT');
  throwRefusal(simplifiedRefusal(total));
  const draft: Draft = {
    ...{ kind: 'F2', orderId: null, saleId: id, soldOn: day, issuer: issuerOf(issuer.settings) },
    ...amountsOf(linesOfOrder({ lines, details: null, quantity: chickens }, total)),
    ...{ recipient: null, payment: sale.paymentMethod, cites: null, method: null, reason: null },
  };
  const chain = await holdChain(transaction, now);
  const issuing = { citesId: null, by };
  const invoice = await issueFiscal(shop, transaction, { draft, identity, chain, issuing });
  await noteInvoicedTotal(transaction, id, invoice.total);
  return invoice.id;
}
