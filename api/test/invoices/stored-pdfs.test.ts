// A stored PDF is answered for its own invoice alone (docs/rules/invoices.md#stored-pdfs).
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invoiceCode } from '@brasa/core/invoices/records/numbering.rules.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { expect, test } from 'vitest';
import { openInvoicingShop } from './invoicing-shop.ts';

test('a file of another invoice gives way, as after a number was given out twice', async () => {
  const { folder, staff, simplified } = await openInvoicingShop();
  const one = await simplified();
  const other = await simplified();
  const pdfOf = async ({ id }: { id: number }) => {
    expect((await staff.get(`/api/invoices/${id}/pdf`)).status).toBe(200);
  };
  await pdfOf(one);
  await pdfOf(other);
  const fileOf = ({ series, number }: Invoice) =>
    join(folder, 'invoices', `${invoiceCode(series, number)}.pdf`);
  const whole = readFileSync(fileOf(one));
  copyFileSync(fileOf(other), fileOf(one));
  await pdfOf(one);
  expect(readFileSync(fileOf(one)).equals(whole)).toBe(true);
});
