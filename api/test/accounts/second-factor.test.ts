// Switching the second factor on and off (docs/rules/accounts.md#switching-it-on-and-off).
import { describe, expect, test } from 'vitest';
import type { NewSecondFactor } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { merge } from '../customers/people.ts';
import { openShop, PASSWORD } from '../shop-under-test.ts';
import {
  challengeOf,
  codeOf,
  FACTOR,
  openWithFactor,
  proof,
  SECOND_STEP,
  switchOn,
} from './with-factor.ts';

const OFF = { since: null, recoveryCodesLeft: 0 };

describe('switching it on', () => {
  test('takes the password and a first code, and then the sign-in asks for one', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    expect((await staff.get(FACTOR)).body).toEqual(OFF);
    const { status, body } = await staff.post(FACTOR, proof);
    const made = body as NewSecondFactor;
    expect(status).toBe(201);
    expect(made.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(made.address).toMatch(
      new RegExp(`^otpauth://totp/.+:${staff.username}\\?secret=${made.secret}&issuer=.+`),
    );
    expect(new Set(made.recoveryCodes).size).toBe(10);
    expect((await staff.get(FACTOR)).body).toEqual(OFF);
    const code = codeOf(made.secret, under.time.now);
    const on = { since: new Date(under.time.now).toISOString(), recoveryCodesLeft: 10 };
    expect((await staff.post(`${FACTOR}/confirmation`, { code })).body).toEqual(on);
    await challengeOf(under.visitor(), staff);
    expect((await staff.get(FACTOR)).body).toEqual(on);
    // The answer was lost: sent again, it is on.
    expect((await staff.post(`${FACTOR}/confirmation`, { code })).body).toEqual(on);
    const other = await staff.post(`${FACTOR}/confirmation`, { code: 'AAAA AAAA AAAA' });
    expect(other.status).toBe(400);
  });

  test('begun again makes the earlier secret void; once it is on it is not begun again', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const first = (await staff.post(FACTOR, proof)).body as NewSecondFactor;
    const second = (await staff.post(FACTOR, proof)).body as NewSecondFactor;
    const confirm = (secret: string) =>
      staff.post(`${FACTOR}/confirmation`, { code: codeOf(secret, under.time.now) });
    expect(await confirm(first.secret)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'code' }] },
    });
    expect((await confirm(second.secret)).status).toBe(200);
    expect(await staff.post(FACTOR, proof)).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_ON' },
    });
  });

  test('without having begun is refused', async () => {
    const staff = await (await openShop()).signedIn('haykakan');
    expect(await staff.post(`${FACTOR}/confirmation`, { code: '123456' })).toMatchObject({
      status: 422,
      body: { code: 'NO_SECOND_FACTOR' },
    });
    expect(await staff.post(`${FACTOR}/recovery-codes`, proof)).toMatchObject({
      status: 422,
      body: { code: 'NO_SECOND_FACTOR' },
    });
  });

  test('with wrong codes ends after ten, as with wrong passwords', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const { secret } = (await staff.post(FACTOR, proof)).body as NewSecondFactor;
    const code = 'AAAA AAAA AAAA';
    for (let index = 0; index < 10; index += 1) {
      expect((await staff.post(`${FACTOR}/confirmation`, { code })).status).toBe(400);
    }
    const right = { code: codeOf(secret, under.time.now) };
    expect((await staff.post(`${FACTOR}/confirmation`, right)).status).toBe(429);
    under.time.now += 16 * MINUTE;
    const later = { code: codeOf(secret, under.time.now) };
    expect((await staff.post(`${FACTOR}/confirmation`, later)).status).toBe(200);
  });

  test('again, once it is on, forgives no wrong password', async () => {
    const { user, secret, under } = await openWithFactor();
    const used = { code: codeOf(secret, under.time.now - 30_000) };
    const wrong = { currentPassword: 'otra', code: codeOf(secret, under.time.now) };
    const guess = () => user.post(`${FACTOR}/removal`, wrong);
    for (let index = 0; index < 9; index += 1) expect((await guess()).status).toBe(422);
    expect((await user.post(`${FACTOR}/confirmation`, used)).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });
});

test('a borrowed session changes nothing: each of them asks for the password', async () => {
  const { user, code } = await openWithFactor();
  for (const path of ['', '/recovery-codes', '/removal']) {
    const missing = await user.post(FACTOR + path, {});
    expect([path, missing.status]).toEqual([path, 400]);
    const wrong = await user.post(FACTOR + path, { currentPassword: 'otra', code: code() });
    expect([path, wrong.status, (wrong.body as { code: string }).code]).toEqual([
      path,
      422,
      'OWN_PASSWORD_WRONG',
    ]);
  }
  expect((await user.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 10 });
});

test('new recovery codes make the earlier ones void', async () => {
  const { under, user, recoveryCodes, code } = await openWithFactor();
  const reply = await user.post(`${FACTOR}/recovery-codes`, { ...proof, code: code() });
  const fresh = (reply.body as { recoveryCodes: string[] }).recoveryCodes;
  expect([reply.status, fresh.length]).toEqual([201, 10]);
  const challenge = await challengeOf(under.visitor(), user);
  const use = (code: string | undefined) => under.visitor().post(SECOND_STEP, { challenge, code });
  expect((await use(recoveryCodes[0])).status).toBe(401);
  expect((await use(fresh[0])).status).toBe(200);
});

test('switched off, it is asked for no more; a repeat finds it off', async () => {
  const { under, user, code } = await openWithFactor();
  expect((await user.post(`${FACTOR}/removal`, { ...proof, code: code() })).body).toEqual(OFF);
  expect((await user.post(`${FACTOR}/removal`, proof)).body).toEqual(OFF);
  const { username } = user;
  const reply = await under.visitor().post('/api/auth/login', { username, password: PASSWORD });
  expect(reply.status).toBe(200);
});

describe('a superadmin', () => {
  test('takes it off somebody else, once, and not off themselves', async () => {
    const { under, user } = await openWithFactor();
    const owner = await under.signedIn('superadmin');
    await switchOn(under, owner);
    expect((await owner.get('/api/auth/second-factors')).body).toEqual([user.id, owner.id]);
    const remove = (id: number) => owner.send('DELETE', `/api/auth/users/${id}/second-factor`);
    expect(await remove(owner.id)).toMatchObject({
      status: 403,
      body: { code: 'OWN_FACTOR_ELSEWHERE' },
    });
    expect(await remove(9999)).toMatchObject({ status: 404 });
    expect((await remove(user.id)).body).toEqual({ success: true });
    expect((await remove(user.id)).body).toEqual({ success: true });
    expect((await owner.get('/api/auth/second-factors')).body).toEqual([owner.id]);
    expect((await user.get(FACTOR)).body).toEqual(OFF);
  });
});

test('a session that began without it ends when it is switched on, but for the own', async () => {
  const under = await openShop();
  const user = await under.signedIn('haykakan');
  const elsewhere = under.visitor();
  const signIn = { username: user.username, password: PASSWORD };
  expect((await elsewhere.post('/api/auth/login', signIn)).status).toBe(200);
  await switchOn(under, user);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await user.get('/api/auth/me')).status).toBe(200);
});

describe('what happens to an account', () => {
  test('another password, another role and being switched off and on leave it', async () => {
    const { under, user } = await openWithFactor();
    const owner = await under.signedIn('superadmin');
    const url = `/api/auth/users/${user.id}`;
    await owner.patch(url, { password: 'pan con tomate', confirmPassword: 'pan con tomate' });
    await owner.patch(`${url}/toggle-active`, { active: false });
    await owner.patch(`${url}/toggle-active`, { active: true });
    await owner.patch(url, { role: 'abaranci' });
    await owner.patch(url, { role: 'haykakan' });
    await owner.patch(`/api/auth/change-password/${user.id}`, { newPassword: PASSWORD });
    await challengeOf(under.visitor(), user);
  });

  test('keeps it where another becomes part of it', async () => {
    const { under, user } = await openWithFactor();
    const owner = await under.signedIn('superadmin');
    const other = await under.signedIn('abaranci');
    const before = await under.shop.db.read.selectFrom('secondFactors').selectAll().execute();
    expect((await merge(owner, user.id, other.id)).status).toBe(200);
    const after = await under.shop.db.read.selectFrom('secondFactors').selectAll().execute();
    expect(after).toEqual(before);
    expect(after).toHaveLength(1);
  });

  test('that is erased loses it', async () => {
    const { under, user } = await openWithFactor();
    const owner = await under.signedIn('superadmin');
    await owner.patch(`/api/auth/users/${user.id}`, { role: 'abaranci' });
    expect((await owner.post(`/api/customers/${user.id}/erase`)).status).toBe(200);
    expect(await under.shop.db.read.selectFrom('secondFactors').selectAll().execute()).toEqual([]);
  });
});

test('neither secret nor recovery codes leave the database again', async () => {
  const { under, user, secret, recoveryCodes } = await openWithFactor();
  const owner = await under.signedIn('superadmin');
  const said: unknown[] = [];
  for (const url of [FACTOR, '/api/auth/me', '/api/auth/me/account', '/api/auth/me/data']) {
    said.push((await user.get(url)).body);
  }
  for (const url of ['/api/auth/users?showAll=true', `/api/auth/users/${user.id}/account`]) {
    said.push((await owner.get(url)).body);
  }
  const hashes = await under.shop.db.read
    .selectFrom('secondFactors')
    .select('recoveryCodes')
    .executeTakeFirstOrThrow();
  const record = await under.shop.db.read.selectFrom('auditEntries').selectAll().execute();
  const text = JSON.stringify([said, record]);
  expect(text).not.toContain(secret);
  for (const hash of JSON.parse(hashes.recoveryCodes) as string[]) expect(text).not.toContain(hash);
  for (const code of recoveryCodes) {
    expect(hashes.recoveryCodes).not.toContain(code.replaceAll(' ', ''));
  }
});
