// The copy of everything that is kept about somebody (GDPR, articles 15 and 20).
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { exportedColumns } from '../../src/db/tables/personal-columns.ts';
import { earn } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

test('a customer takes along account, points, orders and sessions, as a file', async () => {
  const under = await openShop();
  const [customer, other] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
  await earn(under, customer.id, 120);
  await earn(under, other.id, 7);
  const { id } = await placeOrder(customer);
  await placeOrder(other, { customerPhone: '622333444' });
  const reply = await customer.get('/api/auth/me/data');
  expect(reply.headers['content-disposition']).toBe(
    'attachment; filename="mis-datos-2026-11-20.json"',
  );
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toMatchObject({
    exportedAt: '2026-11-20T11:10:00.000Z',
    account: { id: customer.id, username: customer.username, consent: null },
    points: { availablePoints: 120, nextExpiries: [{ points: 120, lastDay: '2027-11-20' }] },
    pointTransactions: [{ type: 'earned', points: 120 }],
    orders: [{ id, customerName: 'María José Núñez', customerPhone: '600111222' }],
    sessions: [{ startedAt: '2026-11-20T11:10:00.000Z' }],
  });
});

test('it holds no password, no token and nothing of anybody else', async () => {
  const under = await openShop();
  const customer = await under.signedIn('abaranci');
  const other = await under.signedIn('abaranci');
  await placeOrder(other, { customerName: 'Otra persona' });
  const { body } = await customer.get('/api/auth/me/data');
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/argon2|password|token|Otra persona/i);
  for (const value of customer.cookies.values()) expect(text).not.toContain(value);
});

/** What of a user's row says nothing about the person, or must not leave the house. */
const NOT_EXPORTED = [
  ...[
    'password',
    'searchText',
    'usernameFolded',
    'usernameCollides',
    'active',
    'phoneOnly',
    'walletVersion',
  ],
  ...['emailSince', 'erasedAt', 'mergedInto', 'version', 'updatedAt'],
];

test('everything that the shop holds about the person is in it', async () => {
  const under = await openShop();
  const customer = await under.signedIn('abaranci');
  const person = {
    ...{ name: 'Ani Petrosyan', email: 'ani@example.com', phone: '600111222' },
    ...{ postalCode: '03400', comparsaName: 'Estudiantes', details: 'Paga los viernes' },
    ...{ gdprConsentDate: under.time.now, gdprConsentVersion: CONSENT_VERSION },
  };
  await under.shop.db.transact(({ sql }) =>
    sql.updateTable('users').set(person).where('id', '=', customer.id).execute(),
  );
  await placeOrder(customer);
  const { account, orders } = (await customer.get('/api/auth/me/data')).body as {
    account: object;
    orders: object[];
  };
  expect(account).toEqual({
    ...{ id: customer.id, username: customer.username, role: 'abaranci' },
    ...{ name: 'Ani Petrosyan', email: 'ani@example.com', phone: '600111222' },
    ...{ postalCode: '03400', comparsaName: 'Estudiantes', details: 'Paga los viernes' },
    consent: { date: '2026-11-20T11:10:00.000Z', version: CONSENT_VERSION },
    createdAt: '2026-11-20T11:10:00.000Z',
  });
  const consent = { date: '2026-11-20T11:10:00.000Z', version: CONSENT_VERSION };
  expect(orders).toMatchObject([{ consent }]);

  // A column that is added later is exported, or said not to be.
  const row = await under.shop.db.read
    .selectFrom('users')
    .selectAll()
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const exported = Object.keys(row).filter((column) => !NOT_EXPORTED.includes(column));
  expect(exported.toSorted()).toEqual(
    [...Object.keys(person), 'id', 'username', 'role', 'createdAt'].toSorted(),
  );
  expect(exportedColumns('users').toSorted()).toEqual(
    [...Object.keys(person), 'username'].toSorted(),
  );
});

test('it is made 10 times an hour for one account, and says so beyond', async () => {
  const under = await openShop();
  const [customer, other] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
  const read = (caller: Caller) => caller.get('/api/auth/me/data');
  for (let turn = 1; turn <= 10; turn += 1) {
    expect((await read(customer)).status).toBe(200);
    under.time.now += 60 * 1000;
  }
  expect(await read(customer)).toMatchObject({
    status: 429,
    body: {
      error: 'Demasiados intentos. Espera 50 minutos y vuelve a probar',
      code: 'TOO_MANY_ATTEMPTS',
    },
    headers: { 'retry-after': '3000' },
  });
  expect((await read(other)).status).toBe(200);
  under.time.now += 50 * 60 * 1000;
  expect((await read(customer)).status).toBe(200);
});
