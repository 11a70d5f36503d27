// Who else has an account on the machine reads no invoice (docs/rules/running.md#the-data-folder-is-private).
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { InvoiceFiles } from '../../src/invoices/invoice-files.ts';
import { openInvoicingShop } from './invoicing-shop.ts';

const modesOf = (folder: string) =>
  [folder, ...readdirSync(folder).map((name) => join(folder, name))].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );

test('the PDF of an invoice and its folder are for their owner alone, whatever the data folder is', async () => {
  const { folder, staff, simplified } = await openInvoicingShop();
  chmodSync(folder, 0o755);
  const { id } = await simplified();
  expect((await staff.get(`/api/invoices/${id}/pdf`)).status).toBe(200);
  expect(modesOf(join(folder, 'invoices'))).toEqual(['700', '600']);
});

test('what others could read of before is closed when the server is built; the data folder stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-pdfs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const invoices = join(folder, 'invoices');
  mkdirSync(invoices);
  writeFileSync(join(invoices, 'F2026-000001.pdf'), '');
  chmodSync(invoices, 0o755);
  chmodSync(join(invoices, 'F2026-000001.pdf'), 0o644);
  const open = () => new InvoiceFiles(folder, () => expect.unreachable());
  open();
  expect(modesOf(invoices)).toEqual(['700', '600']);
  open();
  expect([modesOf(folder)[0], ...modesOf(invoices)]).toEqual(['755', '700', '600']);
});
