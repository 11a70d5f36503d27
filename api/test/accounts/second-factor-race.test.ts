// Codes that are sent twice at once: one of them has signed in.
import { expect, test } from 'vitest';
import { Caller, engine, PASSWORD } from '../shop-under-test.ts';
import { countStatuses } from '../two-devices.ts';
import { challengeOf, FACTOR, openWithFactor, proof, SECOND_STEP } from './with-factor.ts';

async function openRace() {
  const opened = await openWithFactor();
  const { app } = opened.under;
  const apps = engine === 'postgres' ? [app, await opened.under.secondProcess()] : [app];
  return { ...opened, callers: [0, 1, 2, 3].map((n) => new Caller(apps[n % apps.length] ?? app)) };
}

test('one code with several challenges is good for one of them', async () => {
  const { user, code, callers } = await openRace();
  const challenges: string[] = [];
  for (const caller of callers) challenges.push(await challengeOf(caller, user));
  const replies = await Promise.all(
    callers.map((caller, n) =>
      caller.post(SECOND_STEP, { challenge: challenges[n], code: code() }),
    ),
  );
  expect(countStatuses(replies)).toEqual({ 200: 1, 401: 3 });
});

test('one request sent several times begins one session', async () => {
  const { under, user, code, callers } = await openRace();
  const challenge = await challengeOf(under.visitor(), user);
  const replies = await Promise.all(
    callers.map((caller) => caller.post(SECOND_STEP, { challenge, code: code() })),
  );
  expect(countStatuses(replies)).toEqual({ 200: 1, 401: 3 });
  const sessions = under.shop.db.read.selectFrom('sessions').select('userId');
  expect(await sessions.where('userId', '=', user.id).execute()).toHaveLength(2);
});

test('one recovery code is used once, two are both used', async () => {
  const { user, recoveryCodes, callers } = await openRace();
  const challenges: string[] = [];
  for (const caller of callers) challenges.push(await challengeOf(caller, user));
  const replies = await Promise.all(
    callers.map((caller, n) =>
      caller.post(SECOND_STEP, { challenge: challenges[n], code: recoveryCodes[n % 2] }),
    ),
  );
  expect(countStatuses(replies)).toEqual({ 200: 2, 401: 2 });
  expect((await user.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 8 });
});

test('own data sent several times at once with a code and a key are changed once, for all', async () => {
  const { user, code, callers } = await openRace();
  for (const caller of callers)
    for (const [name, value] of user.cookies) caller.cookies.set(name, value);
  const change = { phone: '600333444', ...proof, code: code() };
  const key = { 'idempotency-key': 'mis-datos-0003' };
  const replies = await Promise.all(
    callers.map((caller) => caller.patch('/api/auth/me', change, key)),
  );
  expect(countStatuses(replies)).toEqual({ 200: 4 });
});

test('wrong codes at once are counted one by one', async () => {
  const { under, user, callers, code } = await openRace();
  const challenge = await challengeOf(under.visitor(), user);
  const guess = (caller: Caller) => caller.post(SECOND_STEP, { challenge, code: 'AAAA AAAA AAAA' });
  const replies = await Promise.all([...callers, ...callers].map(guess));
  const codes = replies.map(({ body }) => (body as { code: string }).code);
  expect(codes.filter((one) => one === 'SECOND_FACTOR_WRONG')).toHaveLength(5);
  expect(codes.filter((one) => one === 'CHALLENGE_GONE')).toHaveLength(3);
  const elsewhere = under.visitor('203.0.113.4');
  const late = await elsewhere.post(SECOND_STEP, { challenge, code: code() });
  expect(late.body).toMatchObject({ code: 'CHALLENGE_GONE' });
});

test('a code and another password at once: who got in first is out again, or has not come in', async () => {
  const { under, user, code } = await openRace();
  const owner = await under.signedIn('superadmin');
  const visitor = under.visitor();
  const challenge = await challengeOf(visitor, user);
  await Promise.all([
    visitor.post(SECOND_STEP, { challenge, code: code() }),
    owner.patch(`/api/auth/change-password/${user.id}`, { newPassword: 'pan con tomate' }),
  ]);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
});

test('switched on and off at once it is one of the two, in whole', async () => {
  const { under, user, callers, code } = await openRace();
  for (const caller of callers)
    for (const [name, value] of user.cookies) caller.cookies.set(name, value);
  const replies = await Promise.all(
    callers.map((caller, n) =>
      n % 2
        ? caller.post(FACTOR, proof)
        : caller.post(`${FACTOR}/removal`, { ...proof, code: code() }),
    ),
  );
  for (const { status } of replies) expect([200, 201, 409]).toContain(status);
  expect((await user.get(FACTOR)).body).toMatchObject({ since: null });
  const { username } = user;
  const reply = await under.visitor().post('/api/auth/login', { username, password: PASSWORD });
  expect(reply.status).toBe(200);
});
