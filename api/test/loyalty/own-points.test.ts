import { expect, test } from 'vitest';
import { openShop } from '../shop-under-test.ts';
import { at, earn } from './customers.ts';

test('somebody without points reads zeros', async () => {
  const customer = await (await openShop()).signedIn('abaranci');
  expect((await customer.get('/api/points/me')).body).toEqual({
    availablePoints: 0,
    totalPoints: 0,
    availableDiscount: null,
    nextExpiries: [],
  });
  expect((await customer.get('/api/points/my-points')).body).toEqual({
    totalPoints: 0,
    availablePoints: 0,
    bonusActive: false,
  });
  expect((await customer.get('/api/points/history')).body).toEqual([]);
  expect((await customer.get('/api/points/notifications')).body).toEqual({
    availableDiscount: null,
    nextTierInfo: { pointsNeeded: 100, nextDiscount: 5 },
  });
});

test('points, tiers and what is next follow what was earned', async () => {
  const under = await openShop();
  const customer = await under.signedIn('abaranci');
  await earn(under, customer.id, 80);
  under.time.now = at('2026-12-03T12:00');
  await earn(under, customer.id, 150);

  expect((await customer.get('/api/points/me')).body).toEqual({
    availablePoints: 230,
    totalPoints: 230,
    availableDiscount: { discount: 13, points: 200 },
    nextExpiries: [
      { points: 80, lastDay: '2027-11-20' },
      { points: 150, lastDay: '2027-12-03' },
    ],
  });
  expect((await customer.get('/api/points/discounts/available')).body).toEqual({
    allTiers: [
      { name: 'Bronce', points: 100, discount: 5, available: true },
      { name: 'Plata', points: 200, discount: 13, available: true },
      { name: 'Oro', points: 300, discount: 20, available: false },
    ],
    currentPoints: 230,
  });
  expect((await customer.get('/api/points/notifications')).body).toEqual({
    availableDiscount: { discount: 13, points: 200 },
    nextTierInfo: { pointsNeeded: 70, nextDiscount: 20 },
  });
});

test('lots of the same day are one expiry', async () => {
  const under = await openShop();
  const customer = await under.signedIn('abaranci');
  await earn(under, customer.id, 10);
  under.time.now += 60_000;
  await earn(under, customer.id, 5);
  expect((await customer.get('/api/points/me')).body).toMatchObject({
    nextExpiries: [{ points: 15, lastDay: '2027-11-20' }],
  });
});

test('the history is newest first, signed, and only the own', async () => {
  const under = await openShop();
  const [customer, other] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
  await earn(under, customer.id, 120);
  await earn(under, other.id, 7);
  const staff = await under.signedIn('haykakan');
  await staff.post('/api/points/consume-bonus', { userId: customer.id });

  const history = (await customer.get('/api/points/history')).body;
  expect(history).toEqual([
    {
      id: expect.any(Number) as number,
      type: 'redeemed',
      points: -100,
      orderId: null,
      description: 'Bono Bronce: 5,00\u00a0€ de descuento',
      createdAt: '2026-11-20T11:10:00.000Z',
    },
    {
      id: expect.any(Number) as number,
      type: 'earned',
      points: 120,
      orderId: null,
      description: null,
      createdAt: '2026-11-20T11:10:00.000Z',
    },
  ]);
});
