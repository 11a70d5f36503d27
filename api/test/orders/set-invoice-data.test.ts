// PATCH with an invoiceNumber is the invoice's data, and no edit.
// See docs/rules/orders.md#invoice-data.
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const DATA = {
  invoiceNumber: '999999',
  customerEmail: 'otra@example.com',
  customerPhone: '+34 600 222 333',
  customerDNI: '12345678Z',
  customerAddress: 'Calle Mayor, 1',
  totalAmount: '27.00',
};

async function deskWithOrder() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const order = await placeOrder(under.visitor());
  return { under, staff, order, url: `/api/orders/${order.id}` };
}

describe('the data of an invoice', () => {
  test('is kept, its number being the padded id whatever the client says', async () => {
    const { staff, order, url } = await deskWithOrder();
    expect((await staff.patch(url, DATA)).body).toEqual({
      ...order,
      ...DATA,
      customerPhone: '600222333',
      invoiceNumber: '000001',
      amountDue: '27.00',
      version: 2,
    });
  });

  test.each(['confirm', 'cancel', 'error'])(
    'leaves an order after %s as it is, stock included',
    async (step) => {
      const { under, staff, url } = await deskWithOrder();
      const done = (await staff.patch(`${url}/${step}`)).body as Record<string, unknown>;
      const before = await countRows(under.shop.db);
      const edit = {
        ...DATA,
        status: 'pending',
        deleted: false,
        quantity: 9,
        pickupTime: '2026-11-25T14:00',
        details: 'x',
      };
      expect((await staff.patch(url, edit)).body).toMatchObject({
        status: done['status'],
        confirmado: done['confirmado'],
        deleted: done['deleted'],
        error: done['error'],
        quantity: '1.5',
        details: '1 1/2 pollos',
        pickupTime: done['pickupTime'],
      });
      expect(await countRows(under.shop.db)).toEqual({
        ...before,
        orderLogs: 3,
      });
      await expectStockToAgree(under.shop);
    },
  );

  test('of another version than the order has is refused with the order, and changes nothing', async () => {
    const { staff, order, url } = await deskWithOrder();
    const now = (await staff.patch(url, { customerName: 'Otra' })).body;
    const reply = await staff.patch(url, { ...DATA, version: order.version });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE', current: { customerName: 'Otra', customerDNI: null } },
    });
    expect((await staff.get(url)).body).toMatchObject(now as object);
    expect((await staff.patch(url, { ...DATA, version: 2 })).status).toBe(200);
  });

  test('leaves what it does not name', async () => {
    const { staff, order, url } = await deskWithOrder();
    const reply = await staff.patch(url, { invoiceNumber: '1', totalAmount: 10 });
    expect(reply.body).toEqual({
      ...order,
      invoiceNumber: '000001',
      ...{ totalAmount: '10.00', amountDue: '10.00' },
      version: 2,
    });
  });

  test.each([
    ['in one way', { totalAmount: 20, paymentMethod: 'card' }],
    ['in two', { totalAmount: 20, paymentMethod: 'mixed', cashAmount: 12, cardAmount: 8 }],
  ])('leaves what was paid %s, whatever total it says', async (_how, payment) => {
    const { under, staff, url } = await deskWithOrder();
    const paid = (await staff.patch(url, payment)).body as object;
    const { payments } = await countRows(under.shop.db);
    const reply = await staff.patch(url, { invoiceNumber: '1', totalAmount: 10 });
    expect(reply.body).toEqual({
      ...paid,
      invoiceNumber: '000001',
      version: 3,
    });
    expect(await countRows(under.shop.db)).toMatchObject({ payments });
  });

  test('that is wrong is refused with the messages of its form, and nothing is written', async () => {
    const { under, staff, url } = await deskWithOrder();
    const before = await countRows(under.shop.db);
    const wrong: [string, unknown, string][] = [
      ['customerEmail', 'x', 'Email inválido'],
      ['customerPhone', '12345678', 'Teléfono inválido'],
      ['customerDNI', 'x'.repeat(21), 'Como máximo 20 caracteres'],
      ['customerDNI', '1234567', 'DNI/NIF inválido'],
      ['customerAddress', 'a\u0000bcdef', 'El texto contiene caracteres no permitidos'],
      ['customerAddress', 'C/ 1', 'Dirección inválida'],
      ['totalAmount', -1, 'El total debe ser mayor que 0'],
      ['totalAmount', '1.005', 'El total debe ser mayor que 0'],
    ];
    for (const [path, value, message] of wrong) {
      expect(await staff.patch(url, { ...DATA, [path]: value })).toMatchObject({
        status: 400,
        body: { details: [{ path, message }] },
      });
    }
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('is in the log, with who entered it', async () => {
    const { under, staff, url } = await deskWithOrder();
    await staff.patch(url, DATA);
    const log = await under.shop.db.read
      .selectFrom('orderLogs')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({ action: 'invoice_data', createdBy: staff.id });
    const after = JSON.parse(log.newState ?? '') as object;
    expect(after).toMatchObject({ customerDni: '12345678Z', invoiceAmount: 2700 });
    expect(after).not.toHaveProperty('totalAmount');
  });
});
