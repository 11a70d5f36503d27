// The last invoices that a restored copy names (docs/rules/running.md#a-restored-copy-lets-nobody-in).
import { expect, test } from 'vitest';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { lastInvoiceCodes } from '../../src/invoices/index.ts';
import { placeOrder } from '../place-order.ts';
import { answered, openInvoicingShop } from './invoicing-shop.ts';

test('the last invoice of each series of the year, whatever was annulled since', async () => {
  const { shop, staff, signedIn, time, order, full, simplified } = await openInvoicingShop();
  expect(await lastInvoiceCodes(shop.db.read)).toEqual([]);
  const first = await simplified();
  const invoice = await full(await order('20.00'));
  const last = await simplified();
  const lasts = [last.code, invoice.code];
  expect(await lastInvoiceCodes(shop.db.read)).toEqual(lasts);
  answered(await staff.post(`/api/invoices/${first.id}/annulment`, { reason: 'Por error' }));
  expect(await lastInvoiceCodes(shop.db.read)).toEqual(lasts);
  time.now += 60 * DAY;
  const next = await signedIn('haykakan');
  const { id } = await placeOrder(next, { pickupTime: '2027-01-22T13:00:00.000Z' });
  answered(await next.patch(`/api/orders/${id}`, { totalAmount: '20.00' }));
  const made = answered(await next.post(`/api/orders/${id}/simplified-invoice`)) as Invoice;
  expect(await lastInvoiceCodes(shop.db.read)).toEqual([made.code]);
});
