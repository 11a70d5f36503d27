// Phones that are told of an order (docs/rules/messages.md#to-a-phone).
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { OrderMessages } from '@brasa/core/messages/messages.contract.ts';
import { BROWSERS_AT_MOST } from '@brasa/core/messages/push.rules.ts';
import { sweepMessages } from '../../src/messages/index.ts';
import { openPushingShop } from './pushing-shop.ts';

const LATER = '2026-11-20T15:00:00.000Z';

describe('a browser that has asked', () => {
  test('hears once that the order is ready, however often it is marked, and staff see it', async () => {
    const { orderTold, staff, sendAll, service } = await openPushingShop();
    const { id, code } = await orderTold('maria');
    await staff.patch(`/api/orders/${id}/ready`);
    await sendAll();
    await staff.send('DELETE', `/api/orders/${id}/ready`);
    await staff.patch(`/api/orders/${id}/ready`);
    await sendAll();
    expect(service.received.map(({ notice }) => notice)).toEqual([
      {
        title: 'Tu pedido está listo',
        body: `Ya puedes venir a por tu pedido n.º ${id}.`,
        path: `/pedido/${code}`,
        tag: `order-${id}`,
      },
    ]);
    const { messages } = (await staff.get(`/api/orders/${id}/messages`)).body as OrderMessages;
    expect(messages.map(({ kind, channel, state }) => [kind, channel, state])).toEqual([
      ['ready', 'push', 'sent'],
      ['ready', 'push', 'dropped'],
    ]);
  });

  test('hears what the shop changes, not what its own customer does', async () => {
    const { orderTold, staff, sendAll, visitor, titles } = await openPushingShop();
    const { id, code } = await orderTold('maria');
    await visitor().post(`/api/order-pages/${code}/change`, { version: 1, pickupTime: LATER });
    await sendAll();
    expect(titles()).toEqual([]);
    await staff.patch(`/api/orders/${id}/cancel`);
    await sendAll();
    await staff.patch(`/api/orders/${id}/reopen`);
    await sendAll();
    expect(titles()).toEqual(['Tu pedido está cancelado', 'Tu pedido ha cambiado']);
  });

  test('is not told what is no longer so', async () => {
    const { orderTold, staff, sendAll, service, titles, rows } = await openPushingShop();
    const { id } = await orderTold('maria');
    service.behave(503);
    await staff.patch(`/api/orders/${id}/ready`);
    await staff.patch(`/api/orders/${id}/confirm`);
    service.behave(201);
    await sendAll();
    expect(titles()).toEqual([]);
    expect(await rows()).toMatchObject([{ outcome: 'dropped' }]);
  });

  test('stops when told to, and what waits for it goes', async () => {
    const { orderTold, staff, sendAll, visitor, service, titles, rows } = await openPushingShop();
    const { id, code } = await orderTold('maria');
    await staff.patch(`/api/orders/${id}/ready`);
    const endpoint = `${service.origin}/maria`;
    const stopped = await visitor().post(`/api/order-pages/${code}/push/stop`, { endpoint });
    expect(stopped.status).toBe(204);
    await sendAll();
    expect([titles(), await rows()]).toEqual([[], []]);
  });

  test('that is there no more is forgotten, and the others hear all the same', async () => {
    const { orderTold, visitor, staff, sendAll, service, titles, subscriptions } =
      await openPushingShop();
    const { id, code } = await orderTold('maria');
    const gone = { ...service.subscribe('gone'), endpoint: `${service.origin}/nobody` };
    await visitor().post(`/api/order-pages/${code}/push`, gone);
    await staff.patch(`/api/orders/${id}/ready`);
    await sendAll();
    expect(titles()).toEqual(['Tu pedido está listo']);
    expect(await subscriptions()).toMatchObject([{ endpoint: `${service.origin}/maria` }]);
  });
});

test.each(['cut', 'silent', 503, 429] as const)(
  'a service on a bad day (%s) is asked again later, and holds up nobody else',
  async (behaviour) => {
    const { orderTold, staff, step, sendAll, service, titles, time, rows } =
      await openPushingShop();
    const { id } = await orderTold('maria');
    const other = await orderTold('ana');
    service.behave(behaviour);
    await staff.patch(`/api/orders/${id}/ready`);
    await staff.patch(`/api/orders/${other.id}/ready`);
    const begun = time.now;
    const patience = behaviour === 'silent' ? 50 : undefined;
    expect((await step(patience)).fault).not.toBeNull();
    const second = await step(patience);
    expect([second.fault === null, second.next]).toEqual([false, begun]);
    expect((await step()).next).toBe(begun + MINUTE);
    service.received.length = 0;
    service.behave(201);
    await sendAll();
    expect(titles()).toEqual(['Tu pedido está listo', 'Tu pedido está listo']);
    expect(await rows()).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }]);
  },
);

describe('asking', () => {
  test('twice changes nothing, and the browsers that asked last are told', async () => {
    const { order, visitor, service, subscriptions, time } = await openPushingShop();
    const { code } = await order();
    const ask = (name: string) => {
      time.now += 1;
      return visitor().post(`/api/order-pages/${code}/push`, service.subscribe(name));
    };
    for (let number = 0; number <= BROWSERS_AT_MOST; number += 1) await ask(`phone${number}`);
    expect((await ask('phone3')).status).toBe(204);
    expect((await subscriptions()).map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
      ...['phone1', 'phone2', 'phone3', 'phone4', 'phone5'],
    ]);
    await ask('phone1');
    await ask('phone6');
    expect((await subscriptions()).map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
      ...['phone1', 'phone3', 'phone4', 'phone5', 'phone6'],
    ]);
  });

  test('of an order that is over, or of none, is refused', async () => {
    const { order, visitor, staff, service, subscriptions } = await openPushingShop();
    const { id, code } = await order();
    const body = service.subscribe('maria');
    await staff.patch(`/api/orders/${id}/cancel`);
    const cancelled = await visitor().post(`/api/order-pages/${code}/push`, body);
    expect(cancelled).toMatchObject({ status: 409, body: { code: 'ORDER_IS_CANCELLED' } });
    const wrong = await visitor().post(`/api/order-pages/${'A'.repeat(22)}/push`, body);
    expect(wrong).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    expect(await subscriptions()).toEqual([]);
  });

  test.each([
    [{ endpoint: 'https://10.0.0.1/a' }, 422, 'PUSH_REFUSED'],
    [{ endpoint: 'http://push.example/a' }, 422, 'PUSH_REFUSED'],
    [{ endpoint: 'ftp://push.example/a' }, 400, 'VALIDATION'],
    [{ endpoint: `https://push.example/${'a'.repeat(1000)}` }, 400, 'VALIDATION'],
    [{ endpoint: 7 }, 400, 'VALIDATION'],
    [{ p256dh: 'A'.repeat(86) }, 400, 'VALIDATION'],
    [{ p256dh: '\u0000'.repeat(87) }, 400, 'VALIDATION'],
    [{ auth: '' }, 400, 'VALIDATION'],
    [{ auth: 'ñ'.repeat(22) }, 400, 'VALIDATION'],
  ])('with %j is refused', async (changes, status, code) => {
    const { order, visitor, service, subscriptions } = await openPushingShop();
    const placed = await order();
    const body = { ...service.subscribe('maria'), ...changes };
    const reply = await visitor().post(`/api/order-pages/${placed.code}/push`, body);
    expect(reply).toMatchObject({ status, body: { code } });
    expect(await subscriptions()).toEqual([]);
  });

  test('from one address has a limit', async () => {
    const { order, visitor, service } = await openPushingShop();
    const { code } = await order();
    const body = service.subscribe('maria');
    for (let count = 0; count < 60; count += 1) {
      await visitor('192.0.2.1').post(`/api/order-pages/${code}/push`, body);
    }
    const refused = await visitor('192.0.2.1').post(`/api/order-pages/${code}/push`, body);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const other = await visitor('192.0.2.2').post(`/api/order-pages/${code}/push`, body);
    expect(other.status).toBe(204);
  });
});

test('the key is the same at every asking', async () => {
  const { visitor } = await openPushingShop();
  const { body } = await visitor().get('/api/push');
  const { publicKey } = body as { publicKey: string };
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect((await visitor().get('/api/push')).body).toEqual(body);
});

test('who wanted to hear of an order is forgotten the day after it', async () => {
  const { orderTold, shop, time, subscriptions } = await openPushingShop();
  await orderTold('maria');
  await sweepMessages(shop);
  expect(await subscriptions()).toHaveLength(1);
  time.now += 2 * DAY;
  await sweepMessages(shop);
  expect(await subscriptions()).toEqual([]);
});

describe('a browser with a new subscription', () => {
  const RENEWAL = '/api/push/renewal';

  test('hears there what it asked for, and what waited for it', async () => {
    const { orderTold, staff, sendAll, visitor, service, subscriptions, rows } =
      await openPushingShop();
    const { id } = await orderTold('maria');
    const other = await orderTold('pepe');
    await staff.patch(`/api/orders/${id}/ready`);
    const body = {
      endpoint: `${service.origin}/maria`,
      subscription: service.subscribe('maria-anew'),
    };
    for (const caller of [visitor(), staff]) {
      expect((await caller.post(RENEWAL, body)).status).toBe(204);
    }
    expect(await subscriptions()).toMatchObject([
      { endpoint: `${service.origin}/maria-anew`, orderId: id },
      { endpoint: `${service.origin}/pepe`, orderId: other.id },
    ]);
    await sendAll();
    expect(await rows()).toMatchObject([{ outcome: 'sent' }]);
    expect(service.received.map(({ browser }) => browser)).toEqual(['maria-anew']);
  });

  test.each(['before', 'after'])(
    'that has asked anew by itself hears once what is told %s the renewal',
    async (when) => {
      const { orderTold, staff, sendAll, visitor, service, subscriptions, titles } =
        await openPushingShop();
      const { id, code } = await orderTold('maria');
      const subscription = service.subscribe('maria-anew');
      await visitor().post(`/api/order-pages/${code}/push`, subscription);
      if (when === 'before') await staff.patch(`/api/orders/${id}/ready`);
      const endpoint = `${service.origin}/maria`;
      expect((await visitor().post(RENEWAL, { endpoint, subscription })).status).toBe(204);
      expect(await subscriptions()).toHaveLength(1);
      if (when === 'after') await staff.patch(`/api/orders/${id}/ready`);
      await sendAll();
      expect(titles()).toEqual(['Tu pedido está listo']);
    },
  );

  test('of a strange service, or at an address that nobody has, changes nothing', async () => {
    const { orderTold, visitor, service, subscriptions } = await openPushingShop();
    await orderTold('maria');
    const before = await subscriptions();
    const endpoint = `${service.origin}/maria`;
    const subscription = service.subscribe('maria-anew');
    const strange = { ...subscription, endpoint: 'https://push.example/maria' };
    expect(await visitor().post(RENEWAL, { endpoint, subscription: strange })).toMatchObject({
      status: 422,
      body: { code: 'PUSH_REFUSED' },
    });
    const nobodys = { endpoint: `${service.origin}/nadie`, subscription };
    expect((await visitor().post(RENEWAL, nobodys)).status).toBe(204);
    expect((await visitor().post(RENEWAL, { endpoint, subscription: { endpoint } })).status).toBe(
      400,
    );
    expect(await subscriptions()).toEqual(before);
  });
});
