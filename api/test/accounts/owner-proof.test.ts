// Where a second factor is on, the password alone proves nobody (docs/rules/accounts.md#switching-it-on-and-off).
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { newPhone } from '../phone-of.ts';
import { PASSWORD, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';
import {
  challengeOf,
  codeOf,
  FACTOR,
  openWithFactor,
  proof,
  SECOND_STEP,
  switchOn,
} from './with-factor.ts';

const ACCOUNT = '/api/auth/me';
const PROOF = '/api/auth/me/password-proof';
const PASSWORD_CHANGE = '/api/auth/me/password';
/** The fields of each call beside the proof. The call needs the proof each time. */
const ASKING: Record<string, () => object> = {
  [PROOF]: () => ({}),
  [`${FACTOR}/recovery-codes`]: () => ({}),
  [`${FACTOR}/removal`]: () => ({}),
  [PASSWORD_CHANGE]: () => ({ newPassword: PASSWORD }),
  [ACCOUNT]: () => ({ phone: newPhone() }),
};
const send = (user: SignedIn, path: string, given: object) => {
  const method = path === ACCOUNT || path === PASSWORD_CHANGE ? 'PATCH' : 'POST';
  return user.send(method, path, { ...ASKING[path]?.(), ...given });
};
const NEEDED = {
  status: 400,
  body: {
    code: 'VALIDATION',
    details: [
      { path: 'code', message: 'Escribe las 6 cifras de tu app o un código de recuperación' },
    ],
  },
};
const WRONG = { status: 401, body: { code: 'SECOND_FACTOR_WRONG' } };

describe.each(Object.keys(ASKING))('%s', (path) => {
  test('takes a code of the app beside the password, once', async () => {
    const { under, user, secret, code } = await openWithFactor();
    const before = await under.shop.db.read.selectFrom('secondFactors').selectAll().execute();
    expect(await send(user, path, proof)).toMatchObject(NEEDED);
    const used = codeOf(secret, under.time.now - 30_000);
    expect(await send(user, path, { ...proof, code: used })).toMatchObject(WRONG);
    expect(await send(user, path, { ...proof, code: 'AAAA AAAA AAAA' })).toMatchObject(WRONG);
    expect(await under.shop.db.read.selectFrom('secondFactors').selectAll().execute()).toEqual(
      before,
    );
    expect((await send(user, path, { ...proof, code: code() })).status).toBeLessThan(300);
    // A factor that is off asks for none.
    if (path === `${FACTOR}/removal`) await switchOn(under, user);
    expect(await send(user, path, { ...proof, code: code() })).toMatchObject(WRONG);
  });

  test('takes a recovery code, once', async () => {
    const { under, user, recoveryCodes } = await openWithFactor();
    const given = { ...proof, code: recoveryCodes[0] };
    expect((await send(user, path, given)).status).toBeLessThan(300);
    if (path === `${FACTOR}/removal`) await switchOn(under, user);
    expect(await send(user, path, given)).toMatchObject(WRONG);
  });

  test('asks for no code where no factor is on', async () => {
    const { user, code } = await openWithFactor();
    await user.post(`${FACTOR}/removal`, { ...proof, code: code() });
    const on = path === `${FACTOR}/recovery-codes` ? 422 : 200;
    expect((await send(user, path, proof)).status).toBe(on);
  });
});

test('a proof without the code opens nothing', async () => {
  const { under, user, code } = await openWithFactor();
  under.time.now += 16 * MINUTE;
  const password = { password: 'lumbre-de-olivo', confirmPassword: 'lumbre-de-olivo' };
  const add = () =>
    user.post('/api/auth/users', { username: 'nueva', role: 'haykakan', ...password });
  await user.post(PROOF, proof);
  await user.post(PROOF, { ...proof, code: 'AAAA AAAA AAAA' });
  expect(await add()).toMatchObject({ status: 403, body: { code: 'PASSWORD_AGAIN' } });
  expect((await user.post(PROOF, { ...proof, code: code() })).status).toBe(200);
  expect((await add()).status).toBe(201);
});

describe('guessing the code', () => {
  test('counts with failed sign-ins; a missing one is no guess', async () => {
    const { user, code } = await openWithFactor();
    for (let index = 0; index < 10; index += 1) {
      expect((await user.post(PROOF, proof)).status).toBe(400);
    }
    const wrong = { ...proof, code: 'AAAA AAAA AAAA' };
    for (let index = 0; index < 10; index += 1) {
      expect((await user.post(PROOF, wrong)).status).toBe(401);
    }
    expect((await user.post(PROOF, { ...proof, code: code() })).status).toBe(429);
  });

  test('ends after thirty codes of the app an hour; a recovery code goes on', async () => {
    const { under, user, code, recoveryCodes } = await openWithFactor();
    for (let index = 0; index < 30; index += 1) {
      if (index % 10 === 0) under.time.now += 16 * MINUTE;
      const wrong = code() === '000000' ? '000001' : '000000';
      expect((await user.post(PROOF, { ...proof, code: wrong })).status).toBe(401);
    }
    under.time.now += 16 * MINUTE;
    expect((await user.post(PROOF, { ...proof, code: code() })).status).toBe(429);
    expect((await user.post(PROOF, { ...proof, code: recoveryCodes[0] })).status).toBe(200);
  });

  test('without the password uses none of them up', async () => {
    const { under, user, code } = await openWithFactor();
    for (let index = 0; index < 30; index += 1) {
      if (index % 10 === 0) under.time.now += 16 * MINUTE;
      const wrong = { currentPassword: 'otra', code: '000000' };
      expect((await user.post(PROOF, wrong)).status).toBe(422);
    }
    under.time.now += 16 * MINUTE;
    expect((await user.post(PROOF, { ...proof, code: code() })).status).toBe(200);
  });
});

const users = ({ shop }: ShopUnderTest) =>
  shop.db.read.selectFrom('users').selectAll().orderBy('id').execute();

describe('a password that was watched, in a borrowed session', () => {
  const taken: [string, object][] = [
    [PASSWORD_CHANGE, { newPassword: 'lumbre-de-olivo' }],
    [ACCOUNT, { email: 'otra@example.com' }],
    [ACCOUNT, { phone: '600333444', name: 'Otra' }],
  ];

  test.each(taken)('changes nothing by %s with %o', async (path, change) => {
    const { under, user, recoveryCodes } = await openWithFactor();
    const elsewhere = under.visitor();
    const challenge = await challengeOf(elsewhere, user);
    await elsewhere.post(SECOND_STEP, { challenge, code: recoveryCodes[1] });
    const before = await users(under);
    expect(await user.patch(path, { ...change, ...proof })).toMatchObject(NEEDED);
    const wrong = { ...change, ...proof, code: 'AAAA AAAA AAAA' };
    expect(await user.patch(path, wrong)).toMatchObject(WRONG);
    expect(await users(under)).toEqual(before);
    expect((await elsewhere.get(ACCOUNT)).status).toBe(200);
  });

  test('is asked for a code also of somebody who is staff no more', async () => {
    const { under, user, recoveryCodes } = await openWithFactor();
    const owner = await under.signedIn('superadmin');
    await owner.patch(`/api/auth/users/${user.id}`, { role: 'abaranci' });
    const challenge = await challengeOf(user, user);
    await user.post(SECOND_STEP, { challenge, code: recoveryCodes[1] });
    for (const path of [PASSWORD_CHANGE, ACCOUNT]) {
      expect(await send(user, path, proof)).toMatchObject(NEEDED);
      expect((await send(user, path, { ...proof, code: recoveryCodes.pop() })).status).toBe(200);
    }
  });

  test('corrects a name without either', async () => {
    const { user } = await openWithFactor();
    expect((await user.patch(ACCOUNT, { name: 'Ani' })).status).toBe(200);
  });
});

test('wrong codes use up none of the phones that may be tried in a day', async () => {
  const { user, code } = await openWithFactor();
  const change = { phone: '600333444', ...proof };
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await user.patch(ACCOUNT, { ...change, code: 'AAAA AAAA AAAA' })).toMatchObject(WRONG);
  }
  expect((await user.patch(ACCOUNT, { ...change, code: code() })).status).toBe(200);
});

describe('own data with a code and an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'mis-datos-0002' };

  test('are answered again though the code is used up, which counts as no attempt', async () => {
    const { under, user, code, recoveryCodes } = await openWithFactor();
    const change = { phone: '600333444', ...proof, code: code() };
    expect((await user.patch(ACCOUNT, change, key)).status).toBe(200);
    const other = { phone: '600333555', ...proof, code: recoveryCodes[0] };
    expect((await user.patch(ACCOUNT, other)).status).toBe(200);
    const before = await users(under);
    for (let turn = 0; turn < 11; turn += 1) {
      expect(await user.patch(ACCOUNT, change, key)).toMatchObject({
        status: 200,
        body: { phone: other.phone },
      });
    }
    expect(await users(under)).toEqual(before);
  });

  test('refused for a wrong code are done under the same key with the right one', async () => {
    const { user, code } = await openWithFactor();
    const change = { phone: '600333444', ...proof };
    const wrong = { ...change, code: 'AAAA AAAA AAAA' };
    expect(await user.patch(ACCOUNT, wrong, key)).toMatchObject(WRONG);
    expect((await user.patch(ACCOUNT, { ...change, code: code() }, key)).status).toBe(200);
  });

  test('with another code are another request, and without a key find it done', async () => {
    const { user, code, recoveryCodes } = await openWithFactor();
    const change = { phone: '600333444', ...proof };
    await user.patch(ACCOUNT, { ...change, code: code() }, key);
    const later = { ...change, code: recoveryCodes[0] };
    expect(await user.patch(ACCOUNT, later, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await user.patch(ACCOUNT, later)).status).toBe(200);
    expect((await user.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 10 });
  });
});
