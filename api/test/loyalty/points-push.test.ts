// Phones that are told of points (docs/rules/messages.md#to-a-phone).
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { CustomerMovements } from '@brasa/core/loyalty/movements.contract.ts';
import { tellExpiring } from '../../src/loyalty/index.ts';
import { sweep } from '../../src/db/housekeeping.ts';
import { PASSWORD } from '../shop-under-test.ts';
import { openPushingShop } from '../messages/pushing-shop.ts';
import { at, earn } from './customers.ts';

/** A customer with so many points, whose phone is told of them from now on. */
async function openTold(points = 0) {
  const under = await openPushingShop();
  const customer = await under.signedIn('abaranci');
  if (points > 0) await earn(under, customer.id, points);
  const body = under.service.subscribe('maria');
  expect((await customer.post('/api/points/push', body)).status).toBe(204);
  const notices = () => under.service.received.map(({ notice }) => notice);
  return { ...under, customer, notices };
}

describe('points that were given', () => {
  test('are told of with what they come to', async () => {
    const under = await openTold(90);
    await earn(under, under.customer.id, 20);
    await under.sendAll();
    expect(under.notices()).toEqual([
      {
        title: 'Te hemos apuntado 20 puntos',
        body: 'Ahora tienes 110 puntos. Ya puedes usar 5 € de descuento.',
        path: '/puntos',
        tag: 'points',
      },
    ]);
  });

  test('and taken back before anybody was told are not told of', async () => {
    const under = await openTold();
    const { customer, staff, sendAll, rows } = under;
    await earn(under, customer.id, 20);
    const { body } = await staff.get(`/api/points/users/${customer.id}/movements`);
    const [given] = (body as CustomerMovements).movements;
    const annulled = await staff.post(`/api/points/movements/${given?.id}/annulment`, {});
    expect(annulled.status).toBe(200);
    await sendAll();
    expect(under.notices()).toEqual([]);
    expect(await rows()).toMatchObject([{ outcome: 'dropped' }]);
  });

  test('are nobody else’s to hear of, nor of somebody’s who is shut out or has stopped it', async () => {
    const under = await openTold();
    const { customer, service, shop, sendAll, rows } = under;
    const other = await under.signedIn('abaranci');
    await earn(under, other.id, 5);
    expect(await rows()).toEqual([]);
    await earn(under, customer.id, 5);
    await shop.db.transact(async ({ sql }) => {
      await sql.updateTable('users').set({ active: 0 }).where('id', '=', customer.id).execute();
    });
    await sendAll();
    expect(under.notices()).toEqual([]);
    await shop.db.transact(async ({ sql }) => {
      await sql.updateTable('users').set({ active: 1 }).where('id', '=', customer.id).execute();
    });
    const endpoint = `${service.origin}/maria`;
    expect((await other.post('/api/points/push/stop', { endpoint })).status).toBe(204);
    expect(await under.subscriptions()).toHaveLength(1);
    expect((await customer.post('/api/points/push/stop', { endpoint })).status).toBe(204);
    expect(await under.subscriptions()).toEqual([]);
  });
});

describe('a browser hears of points no more', () => {
  const endpoints = async ({ subscriptions }: Awaited<ReturnType<typeof openTold>>) =>
    (await subscriptions()).map(({ endpoint }) => endpoint.split('/').at(-1));

  test('once its user has signed out, also where the browser itself says nothing', async () => {
    const under = await openTold();
    const { customer, sendAll, rows } = under;
    await earn(under, customer.id, 20);
    expect((await customer.post('/api/auth/logout')).status).toBe(200);
    await sendAll();
    expect([await endpoints(under), await rows(), under.notices()]).toEqual([[], [], []]);
  });

  test('once a new password has ended the session', async () => {
    const under = await openTold();
    const { customer, service, visitor } = under;
    const lost = visitor();
    await lost.post('/api/auth/login', { username: customer.username, password: PASSWORD });
    expect((await lost.post('/api/points/push', service.subscribe('lost'))).status).toBe(204);
    const words = { currentPassword: PASSWORD, newPassword: 'leña y brasa' };
    expect((await customer.patch('/api/auth/me/password', words)).status).toBe(200);
    expect(await endpoints(under)).toEqual(['maria']);
  });

  test('of the one before once somebody else asks on it', async () => {
    const under = await openTold();
    const { customer, service, shop } = under;
    const next = await under.signedIn('abaranci');
    await shop.db.transact(async ({ sql }) => {
      await sql.updateTable('pushSubscriptions').set({ session: null }).execute();
    });
    await next.post('/api/points/push', service.subscribe('maria'));
    await earn(under, customer.id, 20);
    await under.sendAll();
    expect(under.notices()).toEqual([]);
    expect(await under.subscriptions()).toMatchObject([{ userId: next.id }]);
  });

  test('but goes on when a session has run out by itself', async () => {
    const under = await openTold();
    const { shop, time } = under;
    time.now += 31 * DAY;
    await sweep(shop.db, time.now);
    expect(await under.subscriptions()).toMatchObject([{ session: null }]);
  });
});

describe('a browser whose session ran out by itself hears of points no more', () => {
  const pastSession = async () => {
    const under = await openTold();
    const { shop, customer, time, visitor } = under;
    time.now += 31 * DAY;
    await sweep(shop.db, time.now);
    const here = visitor();
    const { username } = customer;
    await here.post('/api/auth/login', { username, password: PASSWORD });
    expect(await under.subscriptions()).toMatchObject([{ session: null }]);
    return { ...under, here };
  };

  test('once the password is another one', async () => {
    const { here, subscriptions } = await pastSession();
    const words = { currentPassword: PASSWORD, newPassword: 'leña y brasa' };
    expect((await here.patch('/api/auth/me/password', words)).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
  });

  test('once the others are closed', async () => {
    const { here, subscriptions } = await pastSession();
    expect((await here.send('DELETE', '/api/auth/me/sessions')).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
  });
});

describe('points that are about to expire', () => {
  test('are told of within thirty days, by day, once a week at most', async () => {
    const under = await openTold(20);
    const { shop, time, sendAll, customer, notices } = under;
    const given = time.now;
    time.now = at('2026-11-27T12:00');
    await earn(under, customer.id, 7);
    await sendAll();
    under.service.received.length = 0;
    const tell = async () => {
      await tellExpiring(shop);
      await sendAll();
    };
    time.now = given + 330 * DAY;
    await tell();
    expect(notices()).toEqual([]);
    time.now = at('2027-10-27T09:59');
    await tell();
    expect(notices()).toEqual([]);
    time.now += HOUR;
    await tell();
    await tell();
    expect(notices()).toMatchObject([
      { title: 'Tus puntos están a punto de caducar', body: '20 puntos caducan el 20/11/2027.' },
    ]);
    // The other seven come within sight the next day, and are told of a week later.
    time.now += 2 * DAY;
    await tell();
    expect(notices()).toHaveLength(1);
    time.now += 5 * DAY + HOUR;
    await tell();
    expect(notices()).toMatchObject([
      {},
      {
        body: '20 puntos caducan el 20/11/2027; en los próximos 30 días, 27 puntos en total.',
      },
    ]);
    time.now += 8 * DAY;
    await tell();
    expect(notices()).toHaveLength(2);
  });

  test('and have been spent meanwhile are not', async () => {
    const under = await openTold(20);
    const { shop, time, customer, rows } = under;
    time.now = at('2027-11-01T12:00');
    await tellExpiring(shop);
    const staff = await under.signedIn('haykakan');
    const taken = { userId: customer.id, points: -20, reason: 'Apuntados por error' };
    expect((await staff.post('/api/points/corrections', taken)).status).toBe(200);
    await under.sendAll();
    expect(under.notices()).toEqual([]);
    expect(await rows()).toMatchObject([{ kind: 'pointsExpiring', outcome: 'dropped' }]);
  });
});

test('a visitor is told of nobody’s points', async () => {
  const { visitor, service } = await openPushingShop();
  const body = service.subscribe('maria');
  expect((await visitor().post('/api/points/push', body)).status).toBe(401);
});

describe('a browser with a new subscription', () => {
  const renewed = (under: Awaited<ReturnType<typeof openTold>>) => {
    const { service, visitor } = under;
    const subscription = service.subscribe('maria-anew');
    const endpoint = `${service.origin}/maria`;
    return visitor().post('/api/push/renewal', { endpoint, subscription });
  };

  test('is told of points there until its session ends', async () => {
    const under = await openTold();
    const { customer, sendAll, service, subscriptions } = under;
    expect((await renewed(under)).status).toBe(204);
    await earn(under, customer.id, 20);
    await sendAll();
    expect(service.received.map(({ browser }) => browser)).toEqual(['maria-anew']);
    await customer.post('/api/auth/logout');
    expect(await subscriptions()).toEqual([]);
  });

  test('is told of nobody’s points but those of who has it by now', async () => {
    const under = await openTold();
    const { customer, service, sendAll, subscriptions } = under;
    const next = await under.signedIn('abaranci');
    await next.post('/api/points/push', service.subscribe('maria-anew'));
    expect((await renewed(under)).status).toBe(204);
    expect(await subscriptions()).toMatchObject([{ userId: next.id }]);
    await earn(under, customer.id, 20);
    await sendAll();
    expect(under.notices()).toEqual([]);
  });
});
