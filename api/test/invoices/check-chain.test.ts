// Whether the chain is as it was made (docs/rules/invoices.md#chain-check).
import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ChainCheck } from '@brasa/core/invoices/invoices.contract.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { engine } from '../shop-under-test.ts';
import { invoiceBody, openInvoicingShop, type InvoicingShop } from './invoicing-shop.ts';

/** Four records: an invoice, a simplified one, a correction and an annulment. */
async function openWithChain(): Promise<InvoicingShop> {
  const under = await openInvoicingShop();
  const { order, full, simplified, staff } = under;
  const invoice = await full(await order('20.00'));
  const ticket = await simplified('12.00');
  await staff.post(`/api/invoices/${invoice.id}/corrections`, {
    kind: 'R1',
    method: 'S',
    lines: [{ description: 'Pollo', rate: 10, total: '18.00' }],
    reason: 'Precio',
  });
  await staff.post(`/api/invoices/${ticket.id}/annulment`, { reason: 'No se vendió' });
  return under;
}

/** Does what the database refuses everybody: somebody with the whole machine could. */
async function tamper({ shop }: InvoicingShop, statement: string): Promise<void> {
  const tables = ['invoices', 'invoice_lines', 'invoice_rates', 'invoice_records'];
  await shop.db.transact(async ({ sql }) => {
    if (engine === 'postgres') await raw`set local session_replication_role = replica`.execute(sql);
    else {
      for (const table of tables) {
        await raw.raw(`drop trigger if exists ${table}_no_update`).execute(sql);
        await raw.raw(`drop trigger if exists ${table}_no_delete`).execute(sql);
      }
      await raw`pragma defer_foreign_keys = on`.execute(sql);
    }
    await raw.raw(statement).execute(sql);
  });
}

test('a chain that nobody touched is whole', async () => {
  const { shop, staff } = await openWithChain();
  expect(await checkChain(shop.db.read)).toEqual({ records: 4, broken: null });
  expect((await staff.get('/api/invoice-chain')).body).toEqual({ records: 4, broken: null });
});

test('a chain is whole whatever an order’s details are cut at', async () => {
  const { order, full, shop } = await openInvoicingShop();
  await rewriteSetting(shop, 'wholeChickenProduct', '');
  const invoice = await full(await order('20.00', { details: 'pan '.repeat(60) }));
  expect(invoice.lines.map(({ description }) => description)).toEqual(['pan '.repeat(50).trim()]);
  expect((await checkChain(shop.db.read)).broken).toBeNull();
});

describe('one change is found, at the first record that it concerns', () => {
  test.each([
    [
      'a total in the XML',
      2,
      `update invoice_records set xml = replace(xml, '12.00', '13.00') where position = 2`,
    ],
    [
      'a word in the XML',
      3,
      `update invoice_records set xml = replace(xml, 'Precio', 'Precia') where position = 3`,
    ],
    [
      'a hash',
      2,
      `update invoice_records set huella = 'A' || substr(huella, 2) || 'X' where position = 2`,
    ],
    ['the hash before', 3, `update invoice_records set previous_huella = 'A' where position = 3`],
    [
      'the moment',
      2,
      `update invoice_records set generated_at = generated_at + 1000 where position = 2`,
    ],
    [
      'the reason of an annulment',
      4,
      `update invoice_records set reason = 'Otro' where position = 4`,
    ],
    ['who made it', 4, `update invoice_records set made_by = 1 where position = 4`],
    ['a seal', 1, `update invoice_records set seal = 'x' where position = 1`],
    ['the recipient', 1, `update invoices set recipient_name = 'Otra' where id = 1`],
    ['the recipient’s address', 1, `update invoices set recipient_address = 'x' where id = 1`],
    ['a line', 1, `update invoice_lines set description = 'x' where invoice_id = 1`],
    ['an amount of a rate', 3, `update invoice_rates set rectified_base = 0 where invoice_id = 3`],
    ['a record that is gone', 3, `delete from invoice_records where position = 2`],
    ['a line that is gone', 1, `delete from invoice_lines where invoice_id = 1`],
  ])('%s', async (_name, position, statement) => {
    const under = await openWithChain();
    await tamper(under, statement);
    const { broken } = await checkChain(under.shop.db.read);
    expect(broken?.position).toBe(position);
  });

  test('the last record, gone, leaves an invoice without one or a number missing', async () => {
    const under = await openInvoicingShop();
    await under.simplified();
    await under.simplified();
    await tamper(under, 'delete from invoice_records where position = 2');
    const { broken } = (await checkChain(under.shop.db.read)) satisfies ChainCheck;
    expect(broken).toMatchObject({ code: 'S2026-000002', fault: 'La factura no tiene registro' });
  });

  test('the last invoice, gone with its record, is missed by its order', async () => {
    const under = await openInvoicingShop();
    await under.simplified();
    const { orderId } = await under.simplified();
    for (const part of ['records', 'lines', 'rates']) {
      await tamper(under, `delete from invoice_${part} where invoice_id = 2`);
    }
    await tamper(under, 'delete from invoices where id = 2');
    const { broken } = await checkChain(under.shop.db.read);
    expect(broken).toMatchObject({
      code: `Pedido ${orderId}`,
      fault: 'Su factura ya no está',
    });
  });
});

test('the database refuses to change or delete what was issued', async () => {
  const { shop } = await openWithChain();
  for (const table of ['invoices', 'invoice_lines', 'invoice_rates', 'invoice_records']) {
    for (const statement of [`update ${table} set total = total`, `delete from ${table}`]) {
      const column = table === 'invoice_records' ? 'seal' : 'total';
      const changing = shop.db.transact(({ sql }) =>
        raw.raw(statement.replaceAll('total', column)).execute(sql),
      );
      await expect(changing, statement).rejects.toThrow(/violates append-only/);
    }
  }
  expect((await checkChain(shop.db.read)).broken).toBeNull();
});

test('whoever is no member of staff sees and makes nothing', async () => {
  const { visitor, signedIn, order } = await openInvoicingShop();
  const { id } = await order('20.00');
  const customer = await signedIn('abaranci');
  for (const [caller, status] of [
    [visitor(), 401],
    [customer, 403],
  ] as const) {
    expect((await caller.get('/api/invoices')).status).toBe(status);
    expect((await caller.get('/api/invoice-chain')).status).toBe(status);
    expect((await caller.get(`/api/orders/${id}/invoice`)).status).toBe(status);
    expect((await caller.post(`/api/orders/${id}/invoice`, invoiceBody())).status).toBe(status);
  }
});
