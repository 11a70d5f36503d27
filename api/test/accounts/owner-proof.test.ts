// Where a second factor is on, the password alone proves nobody (docs/rules/accounts.md#switching-it-on-and-off).
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/durations.ts';
import { codeOf, FACTOR, openWithFactor, proof, switchOn } from './with-factor.ts';

const PROOF = '/api/auth/me/password-proof';
const ASKING = [PROOF, `${FACTOR}/recovery-codes`, `${FACTOR}/removal`];
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

describe.each(ASKING)('%s', (path) => {
  test('takes a code of the app beside the password, once', async () => {
    const { under, user, secret, code } = await openWithFactor();
    const before = await under.shop.db.read.selectFrom('secondFactors').selectAll().execute();
    expect(await user.post(path, proof)).toMatchObject(NEEDED);
    const used = codeOf(secret, under.time.now - 30_000);
    expect(await user.post(path, { ...proof, code: used })).toMatchObject(WRONG);
    expect(await user.post(path, { ...proof, code: 'AAAA AAAA AAAA' })).toMatchObject(WRONG);
    expect(await under.shop.db.read.selectFrom('secondFactors').selectAll().execute()).toEqual(
      before,
    );
    expect((await user.post(path, { ...proof, code: code() })).status).toBeLessThan(300);
    // A factor that is off asks for none.
    if (path === `${FACTOR}/removal`) await switchOn(under, user);
    expect(await user.post(path, { ...proof, code: code() })).toMatchObject(WRONG);
  });

  test('takes a recovery code, once', async () => {
    const { under, user, recoveryCodes } = await openWithFactor();
    const given = { ...proof, code: recoveryCodes[0] };
    expect((await user.post(path, given)).status).toBeLessThan(300);
    if (path === `${FACTOR}/removal`) await switchOn(under, user);
    expect(await user.post(path, given)).toMatchObject(WRONG);
  });

  test('asks for no code where no factor is on', async () => {
    const { user, code } = await openWithFactor();
    await user.post(`${FACTOR}/removal`, { ...proof, code: code() });
    const on = path === `${FACTOR}/recovery-codes` ? 422 : 200;
    expect((await user.post(path, proof)).status).toBe(on);
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
