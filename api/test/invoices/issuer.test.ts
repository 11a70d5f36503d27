// Who issues the invoices, once there is a record of one (docs/rules/settings.md#who-issues-the-invoices).
import { describe, expect, test } from 'vitest';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { up } from '../../src/db/migrations/0049-a-chain-for-each-issuer.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { engine, type Reply, type SignedIn } from '../shop-under-test.ts';
import {
  answered,
  invoiceBody,
  openInvoicingShop,
  SHOP_NIF,
  type InvoicingShop,
} from './invoicing-shop.ts';

const OTHER_NIF = '12345678Z';
const codeOf = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

async function openWithRecord() {
  const under = await openInvoicingShop();
  const first = await under.simplified('20.00');
  return { ...under, first, owner: await under.signedIn('superadmin') };
}

/** Every way of changing a setting. */
const WAYS: [string, (who: SignedIn, key: string) => Promise<Reply>][] = [
  ['by PATCH', (who, key) => who.patch(`/api/settings/${key}`, { value: '12345678Z' })],
  ['to nothing', (who, key) => who.patch(`/api/settings/${key}`, { value: ' ' })],
  ['by DELETE', (who, key) => who.send('DELETE', `/api/settings/${key}`)],
  ['by POST', (who, key) => who.post('/api/settings', { key, value: '12345678Z' })],
];
const KEYS = ['legalName', 'taxId'];

async function values({ staff }: InvoicingShop): Promise<(string | undefined)[]> {
  const stored = answered(await staff.get('/api/settings')) as StoredSetting[];
  return KEYS.map((name) => stored.find(({ key }) => key === name)?.value);
}

describe('name and tax number of the shop', () => {
  test.each(WAYS)('are not changed %s by haykakan once there is a record', async (_how, change) => {
    const under = await openWithRecord();
    const before = await values(under);
    for (const key of KEYS) {
      const reply = await change(under.staff, key);
      expect(codeOf(reply)).toEqual([403, 'IDENTITY_OF_SUPERADMINS']);
      expect(reply.body).toMatchObject({
        error: 'Ya hay facturas registradas: el titular y su NIF solo los cambia un superadmin',
      });
    }
    expect(await values(under)).toEqual(before);
    await under.staff.post('/api/settings/initialize');
    expect(await values(under)).toEqual(before);
  });

  test('are not put back by haykakan where they had been deleted before', async () => {
    const { staff, shop } = await openWithRecord();
    await shop.db.transact(({ sql }) =>
      sql.deleteFrom('settings').where('key', 'in', KEYS).execute(),
    );
    const change = (key: string) => staff.patch(`/api/settings/${key}`, { value: '12345678Z' });
    const add = (key: string) => staff.post('/api/settings', { key, value: '12345678Z' });
    for (const key of KEYS) {
      for (const reply of [await change(key), await add(key)]) expect(reply.status).toBe(403);
    }
  });

  test('are the superadmin’s to change, and nobody’s to take away', async () => {
    const { owner } = await openWithRecord();
    for (const key of KEYS) {
      const empty = await owner.patch(`/api/settings/${key}`, { value: ' ' });
      const gone = await owner.send('DELETE', `/api/settings/${key}`);
      for (const reply of [empty, gone]) expect(codeOf(reply)).toEqual([422, 'IDENTITY_REQUIRED']);
    }
    const wrong = await owner.patch('/api/settings/taxId', { value: 'B12345675' });
    expect(codeOf(wrong)).toEqual([400, 'VALIDATION']);
    for (const key of KEYS) {
      expect((await owner.patch(`/api/settings/${key}`, { value: OTHER_NIF })).status).toBe(200);
    }
  });

  test('are haykakan’s like any other while there is no record; the address always is', async () => {
    const { staff, simplified, list, signedIn } = await openInvoicingShop();
    const owner = await signedIn('superadmin');
    const name = (value: string) => staff.patch('/api/settings/legalName', { value });
    expect((await name('Asador SL')).status).toBe(200);
    const held = async (who: SignedIn) =>
      (answered(await who.get('/api/settings')) as StoredSetting[]).flatMap((one) =>
        one.held ? [[one.key, one.held]] : [],
      );
    expect(await held(staff)).toEqual([]);
    await simplified();
    expect(await held(staff)).toEqual(KEYS.map((key) => [key, 'closed']));
    expect(await held(owner)).toEqual(KEYS.map((key) => [key, 'filled']));
    const moved = { value: 'Calle Ancha, 3' };
    expect((await staff.patch('/api/settings/streetAddress', moved)).status).toBe(200);
    const { code } = await simplified();
    expect(code).toBe('S2026-000002');
    expect((await list()).invoices).toHaveLength(2);
  });
});

describe('an identity that is not whole', () => {
  test.each(KEYS)('for want of %s refuses whatever would be an invoice', async (key) => {
    const { staff, shop, order, full } = await openWithRecord();
    const invoiced = await order('20.00');
    await full(invoiced);
    const { id } = await order('20.00');
    await rewriteSetting(shop, key, '');
    const before = await shop.db.read.selectFrom('invoices').select('id').execute();
    const way = { kind: 'receipt', way: 'browser' };
    for (const reply of [
      await staff.post(`/api/orders/${id}/invoice`, invoiceBody()),
      await staff.post(`/api/orders/${id}/simplified-invoice`),
      await staff.post(`/api/orders/${id}/tickets`, way),
    ]) {
      expect(codeOf(reply)).toEqual([422, 'INVOICE_TAX_IDENTITY_MISSING']);
      expect(reply.body).toMatchObject({ error: expect.stringContaining('NIF') as unknown });
    }
    expect(await shop.db.read.selectFrom('invoices').select('id').execute()).toEqual(before);
    const again = await staff.post(`/api/orders/${invoiced.id}/invoice`, invoiceBody());
    expect(again.status).toBe(200);
  });
});

describe('another tax number', () => {
  const renamed = async ({ shop }: InvoicingShop, name: string, nif: string) => {
    await rewriteSetting(shop, 'legalName', name);
    await rewriteSetting(shop, 'taxId', nif);
  };
  const correct = async ({ staff }: InvoicingShop, { id }: Invoice) => {
    const lines = [{ description: 'Pollo', rate: 10, total: '-1.00' }];
    const body = { kind: 'R5', method: 'I', lines, reason: 'Precio' };
    return answered(await staff.post(`/api/invoices/${id}/corrections`, body)) as Invoice;
  };
  const issuerOf = ({ shop }: InvoicingShop, { id }: Invoice) =>
    shop.db.read
      .selectFrom('invoices')
      .select(['issuerNif', 'issuerName'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const FIRST = { issuerNif: SHOP_NIF, issuerName: 'Brasa y Leña SL' };

  test('begins series and a chain of its own, and the first goes on where it was', async () => {
    const under = await openWithRecord();
    const { simplified, order, full, first, shop, staff } = under;
    await renamed(under, 'Ani Petrosyan', OTHER_NIF);
    const ticket = await simplified();
    expect(ticket).toMatchObject({ code: 'S2026B-000001', previousHuella: '' });
    const invoice = await full(await order('20.00'));
    expect(invoice).toMatchObject({ code: 'F2026B-000001', previousHuella: ticket.huella });
    const xml = String((await staff.get(`/api/invoices/${ticket.id}/xml`)).body);
    expect(xml).toContain('<sf:PrimerRegistro>S</sf:PrimerRegistro>');
    await renamed(under, 'Brasa y Leña SL', SHOP_NIF);
    const back = await simplified();
    expect(back).toMatchObject({ code: 'S2026-000002', previousHuella: first.huella });
    expect(await checkChain(shop.db.read)).toEqual({ records: 4, broken: null });
    const whole = await staff.get('/api/invoices.xml?from=2026-11-20&to=2026-11-20');
    expect(codeOf(whole)).toEqual([422, 'EXPORT_OF_TWO_ISSUERS']);
  });

  test('leaves what was issued to whom issued it: corrections, annulments, PDFs', async () => {
    const under = await openWithRecord();
    const { simplified, full, first, shop, staff } = under;
    const sold = await simplified();
    const pdf = (await staff.get(`/api/invoices/${first.id}/pdf`)).body;
    await renamed(under, 'Ani Petrosyan', OTHER_NIF);
    const theirs = await simplified();
    const correction = await correct(under, first);
    expect(correction).toMatchObject({ code: 'R2026-000001', previousHuella: sold.huella });
    expect(await issuerOf(under, correction)).toEqual(FIRST);
    const whole = await full({ id: sold.orderId } as Parameters<typeof full>[0]);
    expect(whole).toMatchObject({ kind: 'F3', code: 'F2026-000001' });
    expect(await issuerOf(under, whole)).toEqual(FIRST);
    answered(await staff.post(`/api/invoices/${theirs.id}/annulment`, { reason: 'Nada' }));
    answered(await staff.post(`/api/invoices/${correction.id}/annulment`, { reason: 'Nada' }));
    expect((await staff.get(`/api/invoices/${first.id}/pdf`)).body).toEqual(pdf);
    expect(await checkChain(shop.db.read)).toEqual({ records: 7, broken: null });
  });

  test('a shop whose numbers shared one chain stays whole, and goes on', async () => {
    const under = await openWithRecord();
    const { shop, simplified } = under;
    await shop.db.transact(({ sql }) => up(sql, engine));
    expect(await checkChain(shop.db.read)).toEqual({ records: 1, broken: null });
    await renamed(under, 'Ani Petrosyan', OTHER_NIF);
    await simplified();
    expect(await checkChain(shop.db.read)).toEqual({ records: 2, broken: null });
    const change = shop.db.transact(({ sql }) =>
      sql.updateTable('invoiceRecords').set({ xml: 'x' }).execute(),
    );
    await expect(change).rejects.toThrow(/violates append-only/);
  });
});
