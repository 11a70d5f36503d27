// The own password (docs/rules/accounts.md#own-password).
import { describe, expect, test } from 'vitest';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { PASSWORD, openShop, type Caller, type SignedIn } from '../shop-under-test.ts';

const CALL = '/api/auth/me/password';
const NEW = 'nueva y larga';

const change = (caller: Caller, newPassword = NEW, currentPassword = PASSWORD) =>
  caller.patch(CALL, { currentPassword, newPassword });
const logIn = (caller: Caller, { username }: SignedIn, password: string) =>
  caller.post('/api/auth/login', { username, password });

describe('changing the own password', () => {
  test.each(['abaranci', 'haykakan', 'superadmin'] as const)(
    'lets %s in with the new one only',
    async (role) => {
      const under = await openShop();
      const user = await under.signedIn(role);
      expect(await change(user)).toMatchObject({ status: 200, body: { success: true } });
      expect((await logIn(under.visitor(), user, PASSWORD)).status).toBe(401);
      expect((await logIn(under.visitor(), user, NEW)).status).toBe(200);
    },
  );

  test('keeps this session, ends the others of the user and nobody else’s', async () => {
    const under = await openShop();
    const [user, other] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    const elsewhere = under.visitor();
    await logIn(elsewhere, user, PASSWORD);
    await change(user);
    const seen = async (caller: Caller) => (await caller.get('/api/auth/me')).status;
    expect([await seen(user), await seen(elsewhere), await seen(other)]).toEqual([200, 401, 200]);
  });

  test('is done once: a repeat whose answer was lost is answered, without another attempt', async () => {
    const under = await openShop();
    const user = await under.signedIn('abaranci');
    const headers = { 'idempotency-key': 'cambio-de-clave-1' };
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const send = (changes = {}) => user.patch(CALL, { ...body, ...changes }, headers);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await send()).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await send({ newPassword: 'otra y larga' })).toMatchObject({
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await logIn(under.visitor(), user, NEW)).status).toBe(200);
  });

  test('with a wrong one changes nothing and says which field it is', async () => {
    const under = await openShop();
    const user = await under.signedIn('abaranci');
    expect(await change(user, NEW, 'equivocada')).toMatchObject({
      status: 422,
      body: { code: 'OWN_PASSWORD_WRONG', error: 'La contraseña actual no es correcta' },
    });
    expect((await logIn(under.visitor(), user, PASSWORD)).status).toBe(200);
  });

  test.each([
    [{ newPassword: NEW }, 'La contraseña actual es requerida'],
    [
      { currentPassword: PASSWORD, newPassword: '12345' },
      'La nueva contraseña debe tener al menos 6 caracteres',
    ],
    [{ currentPassword: PASSWORD }, 'La nueva contraseña debe tener al menos 6 caracteres'],
  ])('with %o is refused with its message', async (body, message) => {
    const under = await openShop();
    const user = await under.signedIn('abaranci');
    const reply = await user.patch(CALL, body);
    expect(reply).toMatchObject({ status: 400, body: { details: [{ message }] } });
  });

  test('is throttled like a login, and counts together with it', async () => {
    const under = await openShop();
    const user = await under.signedIn('abaranci');
    for (let turn = 0; turn < 5; turn += 1) await change(user, NEW, 'equivocada');
    for (let turn = 0; turn < 5; turn += 1) await logIn(under.visitor(), user, 'equivocada');
    expect(await change(user)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    });
    under.time.now += 15 * 60 * 1000;
    expect((await change(user)).status).toBe(200);
  });

  test('works ten times in 24 hours', async () => {
    const { shop, signedIn, time } = await openShop();
    const user = await signedIn('abaranci');
    const rows = Array.from({ length: 9 }, () => ({
      bucket: `daily own-password of ${user.id}`,
      at: time.now,
    }));
    await shop.db.transact(({ sql }) => sql.insertInto('throttleHits').values(rows).execute());
    expect((await change(user)).status).toBe(200);
    expect((await change(user, PASSWORD, NEW)).status).toBe(429);
    time.now += DAY;
    expect((await change(user, PASSWORD, NEW)).status).toBe(200);
  });

  test('at the same time from two devices is done by one of them', async () => {
    const under = await openShop();
    const user = await under.signedIn('abaranci');
    const elsewhere = under.visitor();
    await logIn(elsewhere, user, PASSWORD);
    const replies = await Promise.all([
      change(user, 'primera-nueva'),
      change(elsewhere, 'otra-nueva'),
    ]);
    // Whoever is late has no session any more, or knows a password that is no longer right.
    expect(replies.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('a login that was checked against the old password does not outlive the new one', async () => {
  const under = await openShop();
  for (let round = 0; round < 5; round += 1) {
    const user = await under.signedIn('abaranci');
    const guest = under.visitor();
    const [, login] = await Promise.all([change(user), logIn(guest, user, PASSWORD)]);
    if (login.status === 200) expect((await guest.get('/api/auth/me')).status).toBe(401);
    else expect(login.status).toBe(401);
  }
});
