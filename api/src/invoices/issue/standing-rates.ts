import { addedRates } from '@brasa/core/invoices/correction.rules.ts';
import type { RateAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import type { Queries } from '../../db/database.ts';
import { findInvoices, listCiting } from '../invoices.store.ts';

/** What the invoice is worth by now: its amounts and the differences that corrected it, by rates. */
export async function standingRates(sql: Queries, id: number): Promise<RateAmount[]> {
  const citing = await listCiting(sql, [id]);
  const differences = citing.filter(({ method }) => method === 'I');
  const invoices = await findInvoices(sql, [id, ...differences.map((one) => one.id)]);
  return addedRates(invoices.flatMap(({ rates }) => rates));
}
