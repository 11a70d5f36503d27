// What the page of invoices shows of a period (docs/rules/invoices.md#page-of-invoices).
import type { z } from 'zod';
import type { InvoiceList, invoicesQuery } from '@brasa/core/invoices/invoices.contract.ts';
import { taxIdentityOf } from '@brasa/core/invoices/tax-identity.rules.ts';
import { totalOf } from '@brasa/core/invoices/tax-split.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Shop } from '../shop.ts';
import { readDelivery } from './sending/deliveries.store.ts';
import { decimals, viewInvoices, viewRate } from './invoice-view.ts';
import { findInvoices } from './invoices.store.ts';
import { countInvoices, countUnsettled, listIds, sumRates } from './invoices.report.ts';

/** A page of the period's invoices, newest first, with the totals of the whole period. */
export async function listInvoices(
  shop: Shop,
  query: z.output<typeof invoicesQuery>,
): Promise<InvoiceList> {
  const sql = shop.db.read;
  const [ids, rates, count, sending, settings] = await Promise.all([
    listIds(sql, query),
    sumRates(sql, query),
    countInvoices(sql, query),
    sendingOf(shop),
    shop.settings(),
  ]);
  const page = await findInvoices(sql, ids.slice(0, query.limit));
  return {
    invoices: await viewInvoices(sql, page.toReversed()),
    hasMore: ids.length > query.limit,
    totals: { count, rates: rates.map(viewRate), ...decimals(totalOf(rates)) },
    sending,
    hasTaxIdentity: taxIdentityOf(settings) !== null,
  };
}

async function sendingOf({ db, taxAgency }: Shop): Promise<InvoiceList['sending']> {
  const unsettled = await countUnsettled(db.read);
  const delivery = await readDelivery(db.read);
  const isDue = taxAgency !== undefined && unsettled.pending > 0;
  return {
    mode: taxAgency?.environment ?? 'off',
    ...unsettled,
    nextAttemptAt: isDue && delivery ? instantToIso(delivery.nextAttemptAt) : null,
    lastError: delivery?.lastError ?? null,
  };
}
