// Submitting twice creates one order (docs/rules/orders.md#an-order-is-created-once).
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { newPhone } from '../phone-of.ts';
import { openShop, orderBody } from '../shop-under-test.ts';

const key = (text: string) => ({ 'idempotency-key': text });
const PAST = '2026-11-20T10:00:00.000Z';

describe('an order with an Idempotency-Key', () => {
  test('sent twenty times at once is one order and twenty equal answers', async () => {
    const { visitor, shop } = await openShop();
    const customer = visitor();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        customer.post('/api/orders', orderBody(), key('doble-toque')),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(201));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(await countRows(shop.db)).toMatchObject({
      orders: 1,
      orderLogs: 1,
      stockHistory: 1,
      idempotencyKeys: 1,
    });
    await expectStockToAgree(shop);
  });

  test('is answered with its first answer later too, whatever became of the order', async () => {
    const { visitor, signedIn, time } = await openShop();
    const customer = visitor();
    const first = await customer.post('/api/orders', orderBody(), key('respuesta-perdida'));
    const staff = await signedIn('haykakan');
    await staff.patch('/api/orders/1/cancel');
    time.now += 6 * 60 * 60 * 1000;
    const again = await customer.post('/api/orders', orderBody(), key('respuesta-perdida'));
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test('with another body is refused, and nothing is written', async () => {
    const { visitor, shop } = await openShop();
    const customer = visitor();
    await customer.post('/api/orders', orderBody(), key('la-misma-clave'));
    const before = await countRows(shop.db);
    const reply = await customer.post(
      '/api/orders',
      orderBody({ quantity: 2 }),
      key('la-misma-clave'),
    );
    expect(reply).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('that is refused leaves its key free', async () => {
    const { visitor, shop } = await openShop();
    const customer = visitor();
    const before = await countRows(shop.db);
    const tooLate = orderBody({ pickupTime: PAST });
    expect((await customer.post('/api/orders', tooLate, key('libre-otra-vez'))).status).toBe(422);
    const invalid = orderBody({ customerName: '' });
    expect((await customer.post('/api/orders', invalid, key('libre-otra-vez'))).status).toBe(400);
    expect(await countRows(shop.db)).toEqual(before);
    expect((await customer.post('/api/orders', orderBody(), key('libre-otra-vez'))).status).toBe(
      201,
    );
  });

  test('does not meet the same key of another caller', async () => {
    const { visitor, signedIn, shop } = await openShop();
    const callers = [visitor(), await signedIn('haykakan'), await signedIn('haykakan')];
    const ids = new Set<unknown>();
    for (const [index, caller] of callers.entries()) {
      const reply = await caller.post(
        '/api/orders',
        orderBody({ quantity: index + 1 }),
        key('clave-comun'),
      );
      expect(reply.status).toBe(201);
      ids.add((reply.body as { id: number }).id);
    }
    expect(ids.size).toBe(3);
    await expectStockToAgree(shop);
  });

  test('is the same order where its customer has signed in meanwhile, or is signed out', async () => {
    const { visitor, signedIn, shop } = await openShop();
    const guest = visitor();
    const customer = await signedIn('abaranci');
    for (const [first, then] of [
      [guest, customer],
      [customer, guest],
    ] as const) {
      const name = key(first === guest ? 'entra-despues' : 'sale-despues');
      const sent = orderBody({ customerPhone: newPhone() });
      const reply = await first.post('/api/orders', sent, name);
      const again = await then.post('/api/orders', sent, name);
      expect([again.status, again.body]).toEqual([201, reply.body]);
    }
    expect(await countRows(shop.db)).toMatchObject({ orders: 2 });
  });

  test('and many different keys at once are as many orders', async () => {
    const { visitor, shop } = await openShop();
    const customer = visitor();
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        customer.post(
          '/api/orders',
          orderBody({ customerPhone: newPhone() }),
          key(`pedido-numero-${index}`),
        ),
      ),
    );
    expect(new Set(replies.map((reply) => (reply.body as { id: number }).id)).size).toBe(15);
    await expectStockToAgree(shop);
  });

  test('refuses a key that is no key', async () => {
    const { visitor, shop } = await openShop();
    const before = await countRows(shop.db);
    const bad = [
      '',
      'corta',
      'x'.repeat(101),
      'con espacios dentro',
      'ñandúñandú',
      'uno,dos,tres',
      '{"a":1}x',
    ];
    for (const text of bad) {
      const reply = await visitor().post('/api/orders', orderBody(), key(text));
      expect([text, reply.status]).toEqual([text, 400]);
      expect(reply.body).toMatchObject({ code: 'VALIDATION', error: expect.any(String) as string });
    }
    expect(await countRows(shop.db)).toEqual(before);
  });
});

test('two equal orders without a key are two orders', async () => {
  const { visitor, shop } = await openShop();
  await visitor().post('/api/orders', orderBody());
  await visitor().post('/api/orders', orderBody());
  expect(await countRows(shop.db)).toMatchObject({ orders: 2 });
});
