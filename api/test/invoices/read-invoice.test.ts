// Looking at invoices, and at the program that makes them.
import { expect, test } from 'vitest';
import { openShop } from '../shop-under-test.ts';
import { openInvoicingShop, SHOP_NIF } from './invoicing-shop.ts';

test('an invoice is read by its id as it is listed, and its order’s PDF is its own', async () => {
  const { staff, order, full } = await openInvoicingShop();
  const paid = await order('20.00');
  const invoice = await full(paid);
  expect((await staff.get(`/api/invoices/${invoice.id}`)).body).toEqual(invoice);
  const reply = await staff.get(`/api/orders/${paid.id}/invoice`);
  expect([reply.status, String(reply.body).slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await staff.get(`/api/invoices/${invoice.id}/pdf`)).body).toBe(reply.body);
});

test('the statement of compliance says what the environment does, and nothing for the rest', async () => {
  const systemOf = async (environment: Record<string, string>) => {
    const { signedIn } = await openShop(environment);
    return (await (await signedIn('haykakan')).get('/api/invoicing-system')).body;
  };
  const unsaid = { producerAddress: null, declaredOn: null, declaredIn: null };
  expect(await systemOf({})).toEqual({
    ...{ version: expect.stringMatching(/^\d/) as string, installation: '1' },
    ...{ producerName: null, producerNif: null, ...unsaid },
  });
  expect(
    await systemOf({
      ...{ SIF_PRODUCER_NAME: 'Leña Digital SL', SIF_PRODUCER_NIF: SHOP_NIF },
      ...{ SIF_PRODUCER_ADDRESS: 'Calle Nueva, 3', SIF_DECLARED_ON: '2026-11-20' },
      ...{ SIF_DECLARED_IN: 'Villena', SIF_INSTALLATION: '7' },
    }),
  ).toMatchObject({
    ...{ producerName: 'Leña Digital SL', producerNif: SHOP_NIF, installation: '7' },
    ...{ producerAddress: 'Calle Nueva, 3', declaredOn: '2026-11-20', declaredIn: 'Villena' },
  });
});
