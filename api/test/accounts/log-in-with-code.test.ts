// Signing in with a code too (docs/rules/accounts.md#second-factor).
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { sweep } from '../../src/db/housekeeping.ts';
import { countRows } from '../count-rows.ts';
import { OWNER, PASSWORD, openShop } from '../shop-under-test.ts';
import { tokenFor } from './password-link.ts';
import { challengeOf, codeOf, openWithFactor, SECOND_STEP, switchOn } from './with-factor.ts';

const WRONG = { status: 401, body: { code: 'SECOND_FACTOR_WRONG' } };
const GONE = { status: 401, body: { code: 'CHALLENGE_GONE' } };

describe('the password alone', () => {
  test('opens nothing and says what is to be sent with the code, and until when', async () => {
    const { under, user } = await openWithFactor();
    const visitor = under.visitor();
    const { username } = user;
    const reply = await visitor.post('/api/auth/login', { username, password: PASSWORD });
    expect(reply).toMatchObject({
      status: 401,
      body: {
        error: 'Escribe el código de tu app para terminar de entrar',
        code: 'SECOND_FACTOR_REQUIRED',
        challenge: expect.stringMatching(/^[\w-]{32}$/) as string,
        until: new Date(under.time.now + 5 * MINUTE).toISOString(),
      },
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    const stored = await under.shop.db.read.selectFrom('signInChallenges').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain((reply.body as { challenge: string }).challenge);
  });

  test('that is wrong says no more than it does of anybody', async () => {
    const { under, user } = await openWithFactor();
    const { username } = user;
    const reply = await under.visitor().post('/api/auth/login', { username, password: 'otra' });
    expect(reply.body).toEqual({
      error: 'Usuario o contraseña incorrectos',
      code: 'WRONG_CREDENTIALS',
    });
  });

  test('is all that is asked of who has begun to switch it on', async () => {
    const under = await openShop();
    const user = await under.signedIn('haykakan');
    await user.post('/api/auth/me/second-factor', { currentPassword: PASSWORD });
    const { username } = user;
    const reply = await under.visitor().post('/api/auth/login', { username, password: PASSWORD });
    expect(reply.status).toBe(200);
  });
});

describe('the code', () => {
  test('signs in, with the answer and the cookies of every sign-in, once', async () => {
    const { under, user, code } = await openWithFactor('superadmin');
    const visitor = under.visitor();
    const challenge = await challengeOf(visitor, user);
    const reply = await visitor.post(SECOND_STEP, { challenge, code: code() });
    const { id, username } = user;
    const signedIn = { id, username, name: 'Prueba', role: 'superadmin' };
    expect([reply.status, reply.body]).toEqual([200, { user: signedIn }]);
    expect((await visitor.get('/api/auth/me')).body).toEqual(signedIn);
    under.time.now += 30_000;
    expect(await under.visitor().post(SECOND_STEP, { challenge, code: code() })).toMatchObject(
      GONE,
    );
  });

  test.each([-30_000, 0, 30_000])('of a phone whose clock is %i ms off is good', async (off) => {
    const { under, user, secret } = await openWithFactor();
    under.time.now += 60_000;
    const challenge = await challengeOf(under.visitor(), user);
    const code = codeOf(secret, under.time.now + off);
    expect((await under.visitor().post(SECOND_STEP, { challenge, code })).status).toBe(200);
  });

  test.each([-60_000, 60_000])('of a phone whose clock is %i ms off is not', async (off) => {
    const { under, user, secret } = await openWithFactor();
    under.time.now += 90_000;
    const challenge = await challengeOf(under.visitor(), user);
    const code = codeOf(secret, under.time.now + off);
    expect(await under.visitor().post(SECOND_STEP, { challenge, code })).toMatchObject(WRONG);
  });

  test('is good once, whoever has seen it, and so is the one that switched it on', async () => {
    const { under, user, secret, code } = await openWithFactor();
    const first = await challengeOf(under.visitor(), user);
    const second = await challengeOf(under.visitor(), user);
    const before = codeOf(secret, under.time.now - 30_000);
    const replies = [
      await under.visitor().post(SECOND_STEP, { challenge: first, code: before }),
      await under.visitor().post(SECOND_STEP, { challenge: first, code: code() }),
      await under.visitor().post(SECOND_STEP, { challenge: second, code: code() }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 200, 401]);
    expect(replies[2]).toMatchObject(WRONG);
  });

  test('goes on being good after a clock that was far ahead', async () => {
    const { under, user, code } = await openWithFactor();
    const { now } = under.time;
    under.time.now += 400 * 24 * 60 * MINUTE;
    const ahead = await challengeOf(under.visitor(), user);
    await under.visitor().post(SECOND_STEP, { challenge: ahead, code: code() });
    under.time.now = now;
    const challenge = await challengeOf(under.visitor(), user);
    expect((await under.visitor().post(SECOND_STEP, { challenge, code: code() })).status).toBe(200);
  });

  test('that is no code is a fault of its field, and no attempt', async () => {
    const { under, user, code } = await openWithFactor();
    const challenge = await challengeOf(under.visitor(), user);
    for (const odd of ['', '12345', 123_456, null, 'x'.repeat(41), '000 000 000 000']) {
      const reply = await under.visitor().post(SECOND_STEP, { challenge, code: odd });
      expect([odd, reply.status]).toEqual([odd, 400]);
      expect(reply.body).toMatchObject({ details: [{ path: 'code' }] });
    }
    expect((await under.visitor().post(SECOND_STEP, { challenge, code: code() })).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is written, and says in the record how many are left', async () => {
    const { under, user, recoveryCodes } = await openWithFactor();
    const [one = '', other = ''] = recoveryCodes;
    const use = async (code: string) => {
      const challenge = await challengeOf(under.visitor(), user);
      return (await under.visitor().post(SECOND_STEP, { challenge, code })).status;
    };
    expect(await use(one.toLowerCase().replaceAll(' ', '-'))).toBe(200);
    expect(await use(one)).toBe(401);
    expect(await use(other)).toBe(200);
    expect((await user.get('/api/auth/me/second-factor')).body).toMatchObject({
      recoveryCodesLeft: 8,
    });
  });
});

describe('a challenge', () => {
  test('is over after five minutes, and swept', async () => {
    const { under, user, code } = await openWithFactor();
    const challenge = await challengeOf(under.visitor(), user);
    under.time.now += 5 * MINUTE - 1;
    const late = await challengeOf(under.visitor(), user);
    under.time.now += 1;
    expect(await under.visitor().post(SECOND_STEP, { challenge, code: code() })).toMatchObject(
      GONE,
    );
    const reply = await under.visitor().post(SECOND_STEP, { challenge: late, code: code() });
    expect(reply.status).toBe(200);
    const waiting = () => under.shop.db.read.selectFrom('signInChallenges').selectAll().execute();
    expect(await waiting()).toHaveLength(1);
    await sweep(under.shop.db, under.time.now);
    expect(await waiting()).toEqual([]);
  });

  test('takes five wrong codes; the right one comes too late then', async () => {
    const { under, user, code, recoveryCodes } = await openWithFactor();
    const challenge = await challengeOf(under.visitor(), user);
    const guess = (typed: string, address?: string) =>
      under.visitor(address).post(SECOND_STEP, { challenge, code: typed });
    const wrong = [code() === '000000' ? '000001' : '000000', 'AAAA AAAA AAAA'];
    for (let index = 0; index < 5; index += 1) {
      expect(await guess(wrong[index % 2] ?? '')).toMatchObject(WRONG);
    }
    expect(await guess(code())).toMatchObject(GONE);
    expect(await guess(recoveryCodes[0] ?? '')).toMatchObject(GONE);
  });

  test('that is made up opens nothing and writes nothing', async () => {
    const { under, code } = await openWithFactor();
    const before = await countRows(under.shop.db);
    for (const challenge of ['x', 'A'.repeat(32), "' or 1=1 --"]) {
      const reply = await under.visitor().post(SECOND_STEP, { challenge, code: code() });
      expect(reply).toMatchObject(GONE);
    }
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test.each<[string, (under: Awaited<ReturnType<typeof openWithFactor>>) => Promise<unknown>]>([
    [
      'another password, given',
      async ({ under, user }) => {
        const owner = await under.signedIn('superadmin');
        await owner.patch(`/api/auth/change-password/${user.id}`, {
          newPassword: 'pan con tomate',
        });
      },
    ],
    [
      'another password, by its owner',
      ({ user, recoveryCodes }) =>
        user.patch('/api/auth/me/password', {
          ...{ currentPassword: PASSWORD, newPassword: 'pan con tomate' },
          code: recoveryCodes[0],
        }),
    ],
    [
      'being switched off',
      async ({ under, user }) => {
        const owner = await under.signedIn('superadmin');
        const url = `/api/auth/users/${user.id}/toggle-active`;
        await owner.patch(url, { active: false });
        await owner.patch(url, { active: true });
      },
    ],
    [
      'a factor that is taken off',
      async ({ under, user }) => {
        const owner = await under.signedIn('superadmin');
        await owner.send('DELETE', `/api/auth/users/${user.id}/second-factor`);
      },
    ],
  ])('is void after %s', async (_what, happen) => {
    const opened = await openWithFactor();
    const { under, user, code } = opened;
    const challenge = await challengeOf(under.visitor(), user);
    await happen(opened);
    expect(await under.visitor().post(SECOND_STEP, { challenge, code: code() })).toMatchObject(
      GONE,
    );
  });
});

describe('guessing', () => {
  test('counts with failed sign-ins: a right password forgives nothing before the code', async () => {
    const { under, user, code } = await openWithFactor();
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const challenge = await challengeOf(under.visitor(), user);
      for (let index = 0; index < 4; index += 1) {
        const typed = 'BBBB BBBB BBBB';
        statuses.push((await under.visitor().post(SECOND_STEP, { challenge, code: typed })).status);
      }
    }
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 401));
    const { username } = user;
    const again = await under.visitor().post('/api/auth/login', { username, password: PASSWORD });
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const elsewhere = under.visitor('203.0.113.9');
    const challenge = await challengeOf(elsewhere, user);
    expect((await elsewhere.post(SECOND_STEP, { challenge, code: code() })).status).toBe(200);
  });

  test('from many addresses ends after thirty codes an hour; a recovery code goes on', async () => {
    const { under, user, code, recoveryCodes } = await openWithFactor();
    const wrong = code() === '000000' ? '000001' : '000000';
    for (let index = 0; index < 30; index += 1) {
      const attacker = under.visitor(`203.0.113.${index}`);
      const challenge = await challengeOf(attacker, user);
      expect((await attacker.post(SECOND_STEP, { challenge, code: wrong })).status).toBe(401);
    }
    const visitor = under.visitor('198.51.100.7');
    const challenge = await challengeOf(visitor, user);
    expect((await visitor.post(SECOND_STEP, { challenge, code: code() })).status).toBe(429);
    const recovered = await visitor.post(SECOND_STEP, { challenge, code: recoveryCodes[0] });
    expect(recovered.status).toBe(200);
  });
});

describe('beside the form', () => {
  test('a link for the password does not replace the code', async () => {
    const { under, user, secret } = await openWithFactor();
    const owner = await under.signedIn('superadmin');
    const token = await tokenFor(owner, user.id);
    const url = `/api/password-links/${token}`;
    expect((await under.visitor().get(url)).body).toMatchObject({ asksCode: true });
    const visitor = under.visitor();
    const password = 'pan con tomate';
    const send = (code?: string) => visitor.post(`${url}/password`, { password, code });
    expect(await send()).toMatchObject({ status: 400, body: { details: [{ path: 'code' }] } });
    expect(await send('AAAA AAAA AAAA')).toMatchObject(WRONG);
    const { username } = user;
    expect((await visitor.post('/api/auth/login', { username, password })).body).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect((await send(codeOf(secret, under.time.now))).status).toBe(200);
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
    const again = await under.visitor().post('/api/auth/login', { username, password });
    expect(again.body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  test('nor does the registration, sent again, of who has become staff', async () => {
    const under = await openShop();
    const body = {
      ...{ username: 'rosa', password: PASSWORD, name: 'Rosa', phone: '600111222' },
      ...{ email: 'rosa@example.com', postalCode: '30001' },
    };
    const key = { 'idempotency-key': 'register-0001' };
    const rosa = under.visitor();
    const { user } = (await rosa.post('/api/auth/register', body, key)).body as {
      user: { id: number };
    };
    const owner = under.visitor();
    await owner.post('/api/auth/login', { username: OWNER, password: PASSWORD });
    await owner.patch(`/api/auth/users/${user.id}`, { role: 'haykakan' });
    await rosa.post('/api/auth/login', { username: 'rosa', password: PASSWORD });
    await switchOn(under, rosa);
    const again = await under.visitor().post('/api/auth/register', body, key);
    expect(again).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('it is asked of who is staff no more, too, until it is taken off', async () => {
    const { under, user } = await openWithFactor();
    const owner = await under.signedIn('superadmin');
    await owner.patch(`/api/auth/users/${user.id}`, { role: 'abaranci' });
    await challengeOf(under.visitor(), user);
    expect((await owner.get('/api/auth/second-factors')).body).toEqual([user.id]);
    await owner.send('DELETE', `/api/auth/users/${user.id}/second-factor`);
    const { username } = user;
    const reply = await under.visitor().post('/api/auth/login', { username, password: PASSWORD });
    expect(reply.status).toBe(200);
  });
});
