import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { customerBody } from './customer-body.ts';
import { openShop } from '../shop-under-test.ts';

const CALL = '/api/auth/me/account';

test('a customer reads what is known of them, with the consent and its version', async () => {
  const under = await openShop();
  const customer = under.visitor();
  await customer.post('/api/auth/register', customerBody());
  expect((await customer.get(CALL)).body).toEqual({
    id: expect.any(Number) as number,
    username: 'maria.jose',
    name: 'María José Núñez',
    role: 'abaranci',
    phone: '600111222',
    email: 'maria@example.com',
    postalCode: '03400',
    comparsaName: null,
    details: null,
    consent: { date: '2026-11-20T11:10:00.000Z', version: CONSENT_VERSION },
    createdAt: '2026-11-20T11:10:00.000Z',
  });
});

test('an account without contact or consent says so', async () => {
  const staff = await (await openShop()).signedIn('haykakan');
  expect((await staff.get(CALL)).body).toMatchObject({
    role: 'haykakan',
    phone: null,
    email: null,
    consent: null,
  });
});
