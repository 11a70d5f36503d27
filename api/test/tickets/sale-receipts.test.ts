// The receipt of a counter sale (docs/rules/tickets.md#the-receipt). The starter products: 8 a whole chicken at 13.50,
// 26 beer at 2.00.
import { expect, test } from 'vitest';
import type { DaySales, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import type { Ticket } from '@brasa/core/tickets/ticket.rules.ts';
import type { PrintReply } from '@brasa/core/tickets/tickets.contract.ts';
import { ticketContent } from '../../src/invoices/index.ts';
import { countRows } from '../count-rows.ts';
import { SHOP_NIF } from '../invoices/invoicing-shop.ts';
import { readPaper } from '../outside/read-paper.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openPrintingShop } from './printing-shop.ts';

async function openCounter({ hasIdentity = false } = {}) {
  const under = await openPrintingShop();
  const { shop, staff, printer } = under;
  if (hasIdentity) {
    await rewriteSetting(shop, 'legalName', 'Pollos & Cía, S.L.');
    await rewriteSetting(shop, 'taxId', SHOP_NIF);
  }
  const contentOf = ticketContent(shop);
  let last = 0;
  return {
    ...under,
    sell: async () => {
      const reply = await staff.post(
        '/api/sales',
        {
          lines: [
            { productId: 8, quantity: 1 },
            { productId: 26, quantity: 3 },
          ],
          ...{ paymentMethod: 'mixed', cashAmount: '10.00', cardAmount: '9.50' },
        },
        { 'idempotency-key': `venta-con-recibo-${(last += 1)}` },
      );
      return (reply.body as SoldReply).sale.id;
    },
    print: (id: number, way = 'printer') => staff.post(`/api/sales/${id}/tickets`, { way }),
    printed: async () => {
      await under.printAll({ contentOf });
      return readPaper(printer.received.at(-1) ?? new Uint8Array()).lines.map(({ text }) =>
        text.trim(),
      );
    },
    shown: async ({ id }: PrintReply) => {
      const { lines } = (await staff.get(`/api/tickets/${id}`)).body as Ticket;
      return lines.flatMap((line) => (line.type === 'text' ? line.text.trim() : []));
    },
  };
}

const AMOUNTS = /^(.*\S)\s+(\S+ €)$/;

test('says what was bought and how it was paid, and a second time COPIA', async () => {
  const { sell, print, printed } = await openCounter();
  const id = await sell();
  expect(await print(id)).toMatchObject({ status: 201, body: { isCopy: false } });
  const paper = await printed();
  expect(paper).toContain(`Recibo de la venta ${id}`);
  expect(paper).toContain('Recibo sin validez fiscal');
  const amounts = paper.flatMap((line) => AMOUNTS.exec(line)?.slice(1).join(' ') ?? []);
  expect(amounts).toEqual([
    expect.stringMatching(/^1 × Pollo entero.* 13,50 €$/),
    '3 × Cerveza 6,00 €',
    'a 2,00 €',
    'TOTAL 19,50 €',
    'Efectivo 10,00 €',
    'Tarjeta 9,50 €',
  ]);
  expect(await print(id)).toMatchObject({ status: 201, body: { isCopy: true } });
  expect((await printed())[0]).toBe('COPIA');
});

test('shows in the browser where there is no printer, which is refused', async () => {
  const { shop, sell, print, shown } = await openCounter();
  await rewriteSetting(shop, 'ticketPrinter', '');
  const id = await sell();
  expect(await print(id)).toMatchObject({ status: 409, body: { code: 'PRINTER_MISSING' } });
  const first = (await print(id, 'browser')).body as PrintReply;
  expect(await shown(first)).toContain(`Recibo de la venta ${id}`);
  expect(await shown((await print(id, 'browser')).body as PrintReply)).toContain('COPIA');
  expect(await shown(first)).not.toContain('COPIA');
});

test('is no copy of the receipt of the order with its number', async () => {
  const { staff, sell, print } = await openCounter();
  const order = await placeOrder(staff, {});
  const id = await sell();
  expect(id).toBe(order.id);
  await staff.post(`/api/orders/${id}/tickets`, { kind: 'receipt', way: 'browser' });
  expect(await print(id, 'browser')).toMatchObject({ body: { isCopy: false } });
});

test('with a tax identity is its simplified invoice, made with it once', async () => {
  const { staff, sell, print, printed } = await openCounter({ hasIdentity: true });
  const id = await sell();
  await print(id);
  const paper = await printed();
  for (const line of ['Factura simplificada', 'S2026-000001', `Venta ${id}`, 'Pago mixto']) {
    expect(paper).toContain(line);
  }
  await print(id);
  expect(await printed()).toEqual(expect.arrayContaining(['COPIA', 'S2026-000001']));
  const { sales } = (await staff.get('/api/sales')).body as DaySales;
  expect(sales).toMatchObject([{ id, isInvoiced: true }]);
});

test('of a sale that was taken back says so, and with a tax identity is refused', async () => {
  const { shop, staff, sell, print, shown } = await openCounter();
  const id = await sell();
  await staff.post(`/api/sales/${id}/annulment`);
  const text = await shown((await print(id, 'browser')).body as PrintReply);
  expect(text).toContain('Venta anulada');
  expect(text.find((line) => line.startsWith('TOTAL'))).toMatch(/\s0,00\s€$/);
  await rewriteSetting(shop, 'legalName', 'Pollos & Cía, S.L.');
  await rewriteSetting(shop, 'taxId', SHOP_NIF);
  const rows = await countRows(shop.db);
  expect(await print(id, 'browser')).toMatchObject({ body: { code: 'INVOICE_SALE_ANNULLED' } });
  expect(await print(999, 'browser')).toMatchObject({ status: 404 });
  expect(await countRows(shop.db)).toEqual(rows);
});
