// Records as files (docs/rules/invoices.md#exports).
import type { AuditPage } from '@brasa/core/audit/audit.contract.ts';
import { expect, test } from 'vitest';
import { answered, openInvoicingShop } from './invoicing-shop.ts';

test('one record and a period’s are documents with one declaration, and every record', async () => {
  const { staff, order, full } = await openInvoicingShop();
  const invoices = [await full(await order('20.00')), await full(await order('12.00'))];
  for (const path of [`/api/invoices/${invoices[0]?.id}/xml`, '/api/invoices.xml']) {
    const xml = answered(await staff.get(path)) as string;
    expect(xml.match(/<\?xml|^./g)).toEqual(['<?xml']);
    const expected = path.endsWith('.xml') ? invoices : invoices.slice(0, 1);
    const huellas = [...xml.matchAll(/TipoHuella><sf:Huella>(\w+)</g)].map(([, huella]) => huella);
    expect(huellas).toEqual(expected.map(({ huella }) => huella));
  }
});

test('a period without invoices has no document', async () => {
  const { staff } = await openInvoicingShop();
  const reply = await staff.get('/api/invoices.xml?from=2026-01-01&to=2026-01-31');
  expect(reply).toMatchObject({ status: 422, body: { code: 'EXPORT_WITHOUT_RECORDS' } });
});

test('a document of a period is told once, one that is refused never', async () => {
  const { staff, order, full, signedIn } = await openInvoicingShop();
  await full(await order('20.00'));
  await staff.get('/api/invoices.xml?from=2026-01-01&to=2026-01-31');
  await staff.get('/api/invoices.xml?from=2026-11-20&to=2026-11-20');
  const superadmin = await signedIn('superadmin');
  const { entries } = answered(await superadmin.get('/api/audit?kind=table_exported')) as AuditPage;
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    'Descargó los registros de facturación del 20/11/2026',
  ]);
});
