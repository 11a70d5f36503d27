// Registering (docs/rules/accounts.md#registration).
import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import type { Shop } from '../../src/shop.ts';
import { insertPhoneOnlyUser } from '../../src/accounts/users/phone-users.store.ts';
import { countRows } from '../count-rows.ts';
import { NOW, openShop } from '../shop-under-test.ts';
import { customerBody } from './customer-body.ts';
import { rewriteSetting } from '../rewrite-setting.ts';

const PATH = '/api/auth/register';

const usersOf = (shop: Shop) =>
  shop.db.read.selectFrom('users').selectAll().where('id', '>', 1).orderBy('id').execute();

describe('registering', () => {
  test('makes a customer with everything that was said, and the consent', async () => {
    const { visitor, shop } = await openShop();
    const reply = await visitor().post(PATH, customerBody({ role: 'superadmin', active: false }));
    expect([reply.status, reply.body]).toEqual([
      201,
      { user: { id: 2, username: 'maria.jose', name: 'María José Núñez', role: 'abaranci' } },
    ]);
    const [user] = await usersOf(shop);
    expect(user).toMatchObject({
      role: 'abaranci',
      phone: '600111222',
      email: 'maria@example.com',
      postalCode: '03400',
      active: 1,
      phoneOnly: 0,
      gdprConsentDate: NOW,
      gdprConsentVersion: CONSENT_VERSION,
      createdAt: NOW,
    });
    expect(user?.password).toMatch(/^\$argon2id\$/);
  });

  test('signs in at once, and again later with the same password', async () => {
    const { visitor } = await openShop();
    const customer = visitor();
    const reply = await customer.post(PATH, customerBody());
    expect([...customer.cookies.keys()]).toEqual(['brasa_session', 'brasa_signed_in']);
    expect(String(reply.headers['set-cookie'])).toContain('HttpOnly');
    expect((await customer.get('/api/auth/me')).body).toMatchObject({ id: 2, role: 'abaranci' });
    expect((await customer.get('/api/orders/1')).status).toBe(403);
    const { username, password } = customerBody();
    const again = await visitor().post('/api/auth/login', { username, password });
    expect(again.status).toBe(200);
  });

  test('ends the session that the browser still had', async () => {
    const { visitor, signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const old = staff.cookies.get('brasa_session') ?? '';
    expect((await staff.post(PATH, customerBody())).status).toBe(201);
    expect((await staff.get('/api/auth/me')).body).toMatchObject({ role: 'abaranci' });
    const thief = visitor();
    thief.cookies.set('brasa_session', old);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  test('without a word of the policies records no consent', async () => {
    const { visitor, shop } = await openShop();
    const { acceptDataPolicy: _, acceptFraudPolicy: __, ...specified } = customerBody();
    expect((await visitor().post(PATH, specified)).status).toBe(201);
    expect(await usersOf(shop)).toMatchObject([
      { gdprConsentDate: null, gdprConsentVersion: null },
    ]);
  });

  test('with faults says each, and writes nothing', async () => {
    const { visitor, shop } = await openShop();
    const before = await countRows(shop.db);
    const reply = await visitor().post(PATH, { acceptFraudPolicy: false });
    expect([reply.status, reply.body]).toEqual([
      400,
      {
        error: 'Revisa los datos enviados',
        code: 'VALIDATION',
        details: [
          { path: 'username', message: 'El nombre de usuario debe tener al menos 3 caracteres' },
          { path: 'password', message: 'La contraseña debe tener al menos 6 caracteres' },
          { path: 'name', message: 'El nombre es obligatorio' },
          { path: 'phone', message: 'El teléfono debe tener al menos 9 dígitos' },
          { path: 'email', message: 'Ingrese un email válido' },
          { path: 'postalCode', message: 'Código postal obligatorio' },
          { path: 'acceptFraudPolicy', message: 'Debe aceptar las condiciones de fraude' },
        ],
      },
    ]);
    expect(await countRows(shop.db)).toEqual(before);
  });
});

describe('a phone that has an account', () => {
  const other = { username: 'otra.persona', email: 'otra@example.com' };

  test.each(['600111222', '+34 600 111 222', '0034600111222'])(
    'is refused as %s, with a WhatsApp chat to the shop',
    async (phone) => {
      const { visitor, shop } = await openShop();
      await visitor().post(PATH, customerBody());
      const before = await countRows(shop.db);
      const caller = visitor();
      const reply = await caller.post(PATH, customerBody({ ...other, phone }));
      const text = 'Este teléfono ya tiene una cuenta. Escríbenos y te ayudamos';
      expect([reply.status, reply.body]).toEqual([
        409,
        {
          error: text,
          message: text,
          code: 'PHONE_TAKEN',
          whatsappLink: expect.stringMatching(
            /^https:\/\/wa\.me\/34600000222\?text=Hola%2C%20quiero%20registrarme/,
          ) as string,
        },
      ]);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(await countRows(shop.db)).toEqual(before);
    },
  );

  test('is one too when only the points know it, or its owner is inactive', async () => {
    const { visitor, shop } = await openShop();
    await shop.db.transact((transaction) => insertPhoneOnlyUser(transaction, '600111222', NOW));
    const refused = await visitor().post(PATH, customerBody(other));
    expect(refused).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } });
    await shop.db.transact(({ sql }) => sql.updateTable('users').set({ active: 0 }).execute());
    const again = await visitor().post(PATH, customerBody(other));
    expect(again).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } });
  });

  test.each(['600 000 222', '+34 600000222', '0034 600 000 222'])(
    'is refused with the chat however the shop has typed its number: %s',
    async (typed) => {
      const { visitor, shop } = await openShop();
      await rewriteSetting(shop, 'whatsappNumber', typed);
      await visitor().post(PATH, customerBody());
      const reply = await visitor().post(PATH, customerBody(other));
      expect(reply.body).toMatchObject({
        whatsappLink: expect.stringContaining('https://wa.me/34600000222?text=') as string,
      });
    },
  );

  test('is refused without a link where the shop has no number for it', async () => {
    const { visitor, shop } = await openShop();
    await rewriteSetting(shop, 'whatsappNumber', 'pronto');
    await visitor().post(PATH, customerBody());
    const reply = await visitor().post(PATH, customerBody(other));
    expect(reply).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } });
    expect(reply.body).not.toHaveProperty('whatsappLink');
  });
});

test('a user name that is taken is refused, and nothing is written', async () => {
  const { visitor, shop } = await openShop();
  await visitor().post(PATH, customerBody());
  const before = await countRows(shop.db);
  const reply = await visitor().post(PATH, customerBody({ phone: '600333444' }));
  expect([reply.status, reply.body]).toEqual([
    409,
    { error: 'Ese nombre de usuario ya está ocupado. Elige otro', code: 'USERNAME_TAKEN' },
  ]);
  expect(await countRows(shop.db)).toEqual(before);
});
