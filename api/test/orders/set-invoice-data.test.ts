import { expect, test } from 'vitest';
import { openShop, orderBody } from '../shop-under-test.ts';

test('invoice data leaves status and stock alone, and the number is the padded order id', async () => {
  const { visitor, signedIn } = await openShop();
  await visitor().post('/api/orders', orderBody());
  const staff = await signedIn('haykakan');
  await staff.patch('/api/orders/1/confirm');
  const stock = await staff.get('/api/stock');
  const reply = await staff.patch('/api/orders/1', {
    invoiceNumber: '999999',
    customerDNI: '12345678Z',
    customerAddress: 'Calle Mayor, 1',
    totalAmount: '27.5',
  });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      invoiceNumber: '000001',
      status: 'delivered',
      confirmado: true,
      customerDNI: '12345678Z',
      customerPhone: '600111222',
      totalAmount: '27.50',
    },
  });
  expect((await staff.get('/api/stock')).body).toEqual(stock.body);
});

test.each([
  ['customerEmail', 'nada', 'Email inválido'],
  ['customerPhone', '12', 'Teléfono inválido'],
  ['totalAmount', -1, 'El total debe ser mayor que 0'],
])('faulty invoice data (%s) changes nothing', async (field, value, message) => {
  const { visitor, signedIn } = await openShop();
  await visitor().post('/api/orders', orderBody());
  const staff = await signedIn('haykakan');
  const reply = await staff.patch('/api/orders/1', { invoiceNumber: '', [field]: value });
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path: field, message }] } });
  expect((await staff.get('/api/orders/1')).body).toMatchObject({ invoiceNumber: null });
});

test('an order that does not exist has no invoice data', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('superadmin');
  expect((await staff.patch('/api/orders/7', { invoiceNumber: 'x' })).status).toBe(404);
});
