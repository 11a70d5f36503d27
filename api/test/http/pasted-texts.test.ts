// Pasted texts carry characters that nobody sees. They are taken as they are meant
// (docs/rules/kernel.md#what-renders-as-nothing).
import { describe, expect, test } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { openShop, orderBody } from '../shop-under-test.ts';

const PHONES = [
  '\u202a+34 600 111 222\u202c',
  '\u2068600 111 222\u2069',
  '600\u200b111\u2060222\u00ad',
  '600\u2011111\u2013222',
  '\uff0b34 \uff16\uff10\uff10 111 222',
];

describe('an order', () => {
  test.each(PHONES)('with the phone %j is that of 600 111 222', async (customerPhone) => {
    const { visitor } = await openShop();
    const changes = { customerPhone, customerEmail: 'maria\u200b\uff20example.com' };
    const { status, body } = await visitor().post('/api/orders', orderBody(changes));
    expect(status).toBe(201);
    expect(body).toMatchObject({ customerPhone: '600111222', customerEmail: 'maria@example.com' });
  });

  test('has a name without marks of direction, and emoji as they are', async () => {
    const { visitor } = await openShop();
    const changes = { customerName: '\u202eMar\u200bía 👩‍🍳', details: '\u2066Sin sal\u2069' };
    const { body } = await visitor().post('/api/orders', orderBody(changes));
    expect(body).toMatchObject({ customerName: 'María 👩‍🍳', details: 'Sin sal' });
  });

  test.each(['\u200b\u2060', '\u2800', '\u3164\u00ad '])('for %j is for nobody', async (nobody) => {
    const { visitor } = await openShop();
    const { status, body } = await visitor().post(
      '/api/orders',
      orderBody({ customerName: nobody }),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ path: 'customerName' }] });
  });

  test('is found by what was pasted into the search', async () => {
    const { visitor, signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const { id } = (await visitor().post('/api/orders', orderBody())).body as Order;
    for (const searched of [
      '\u202a600 111 222\u202c',
      'N\u00adúñez\u200b',
      '\uff2d\uff41\uff52\uff49\uff41',
    ]) {
      const found = await staff.get(`/api/order-archive?search=${encodeURIComponent(searched)}`);
      expect(found).toMatchObject({ status: 200, body: { orders: [{ id }] } });
    }
  });
});

describe('a user name', () => {
  const newUser = (username: string) => ({
    ...{ username, role: 'haykakan', name: 'Prueba' },
    ...{ password: 'leña-de-encina', confirmPassword: 'leña-de-encina' },
  });

  test.each(['аdmin-1', 'ad\u200bmin-1', 'ａｄｍｉｎ-1', 'ΑDMΙΝ-1', 'admin\u20111'])(
    'that looks like another one is taken: %s',
    async (username) => {
      const { signedIn } = await openShop();
      const owner = await signedIn('superadmin');
      expect((await owner.post('/api/auth/users', newUser('admin-1'))).status).toBe(201);
      expect(await owner.post('/api/auth/users', newUser(username))).toMatchObject({
        status: 409,
        body: { code: 'USERNAME_TAKEN' },
      });
    },
  );

  test('of nothing that anybody sees is none', async () => {
    const { signedIn } = await openShop();
    const owner = await signedIn('superadmin');
    const reply = await owner.post('/api/auth/users', newUser('\u200b\u2060\ufeff'));
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: 'username' }] } });
  });
});

describe('a setting', () => {
  test.each([
    ['taxId', 'ES-B12345674', 'B12345674'],
    ['taxId', 'b/12345674\u200e', 'B12345674'],
    ['postalCode', '\uff10\uff13\uff16\uff10\uff10', '03600'],
    ['phonePrimary', '\u202a965 000 111\u202c', '965 000 111'],
    ['email', 'hola\uff20example.com\u200b', 'hola@example.com'],
    ['restaurantName', 'Asador\u200b La Brasa', 'Asador La Brasa'],
  ])('%s of %j is stored as %s', async (key, value, stored) => {
    const { signedIn } = await openShop();
    const owner = await signedIn('superadmin');
    const reply = await owner.patch(`/api/settings/${key}`, { value });
    expect(reply).toMatchObject({ status: 200, body: { key, value: stored } });
  });
});
