// Links for a password (docs/rules/accounts.md#links-for-a-password).
import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import {
  NOW,
  openShop,
  PASSWORD,
  type Caller,
  type ShopUnderTest,
  type SignedIn,
} from '../shop-under-test.ts';
import { countLinks, openLink, phoneUser, tokenFor } from './password-link.ts';

const NEW = 'nueva y larga';
const ACCOUNT = {
  ...{ username: 'mjose', password: NEW, name: 'María José', email: 'mj@example.com' },
  ...{ postalCode: '03400', acceptDataPolicy: true, acceptFraudPolicy: true },
};
const GONE = { status: 404, body: { code: 'LINK_GONE' } };

const read = (caller: Caller, token: string) => caller.get(`/api/password-links/${token}`);
const setPassword = (caller: Caller, token: string, password = NEW) =>
  caller.post(`/api/password-links/${token}/password`, { password });
const setAccount = (caller: Caller, token: string, changes: object = {}) =>
  caller.post(`/api/password-links/${token}/account`, { ...ACCOUNT, ...changes });
const logIn = (caller: Caller, username: string, password = NEW) =>
  caller.post('/api/auth/login', { username, password });
const me = async (caller: Caller) => (await caller.get('/api/auth/me')).status;

describe('making a link', () => {
  test('answers its address and until when it is good, and stores only a hash', async () => {
    const under = await openShop();
    const [staff, user] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const reply = await staff.post(`/api/auth/users/${user.id}/password-link`);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        url: expect.stringMatching(/^\/contrasena\/[\w-]{32}$/) as string,
        expiresAt: new Date(NOW + 30 * MINUTE).toISOString(),
      },
    });
    const { url } = reply.body as { url: string };
    const rows = await under.shop.db.read.selectFrom('passwordLinks').selectAll().execute();
    expect(rows).toMatchObject([{ userId: user.id, expiresAt: NOW + 30 * MINUTE }]);
    expect(JSON.stringify(rows)).not.toContain(url.slice(-32));
  });

  test('answers the whole address where the shop knows its own', async () => {
    const under = await openShop({ PUBLIC_URL: 'https://brasa.example' });
    const [staff, user] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const { body } = await staff.post(`/api/auth/users/${user.id}/password-link`);
    expect((body as { url: string }).url).toMatch(/^https:\/\/brasa\.example\/contrasena\//);
  });

  test('makes the earlier ones of the user void, and nobody else’s', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const [one, other] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    const [first, others] = [await tokenFor(staff, one.id), await tokenFor(staff, other.id)];
    const second = await tokenFor(staff, one.id);
    const visitor = under.visitor();
    expect(await read(visitor, first)).toMatchObject(GONE);
    expect((await read(visitor, second)).status).toBe(200);
    expect((await read(visitor, others)).status).toBe(200);
  });

  test.each([
    ['haykakan', 'haykakan', 403],
    ['haykakan', 'superadmin', 403],
    ['superadmin', 'haykakan', 201],
    ['superadmin', 'superadmin', 201],
    ['abaranci', 'abaranci', 403],
  ] as const)('by %s for %s is answered %s→%i', async (by, role, status) => {
    const under = await openShop();
    const [maker, user] = [await under.signedIn(by), await under.signedIn(role)];
    const reply = await maker.post(`/api/auth/users/${user.id}/password-link`);
    expect(reply.status).toBe(status);
    expect(await countLinks(under)).toBe(status === 201 ? 1 : 0);
  });

  test('is refused for nobody and for who is inactive', async () => {
    const under = await openShop();
    const [staff, user] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    await staff.patch(`/api/auth/users/${user.id}/toggle-active`, { active: false });
    expect(await staff.post(`/api/auth/users/${user.id}/password-link`)).toMatchObject({
      status: 422,
      body: { code: 'LINK_FOR_INACTIVE' },
    });
    expect((await staff.post('/api/auth/users/9999/password-link')).status).toBe(404);
  });
});

describe('looking at a link', () => {
  test('says whose it is and uses nothing up', async () => {
    const { under, token, user } = await openLink();
    const visitor = under.visitor();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await read(visitor, token)).toMatchObject({
        status: 200,
        body: { username: user.username, phoneEnding: null },
      });
    }
    await visitor.send('HEAD', `/api/password-links/${token}`);
    expect((await setPassword(visitor, token)).status).toBe(200);
  });

  test('says of a phone how it ends, and nothing else of its owner', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const id = await phoneUser(under);
    await staff.patch(`/api/auth/users/${id}`, { name: 'Lola', email: 'lola@example.com' });
    const { body } = await read(under.visitor(), await tokenFor(staff, id));
    expect(body).toEqual({
      username: null,
      phoneEnding: '222',
      asksCode: false,
      expiresAt: new Date(NOW + 30 * MINUTE).toISOString(),
    });
  });

  test.each(['x', 'x'.repeat(32), 'x'.repeat(33), 'ñ'.repeat(32)])(
    'is refused for what opens nothing: %s',
    async (token) => {
      const { under } = await openLink();
      expect(await read(under.visitor(), encodeURIComponent(token))).toMatchObject(GONE);
    },
  );
});

describe('a new password', () => {
  test('signs in here, ends the other sessions and uses every link up', async () => {
    const { under, token, user } = await openLink();
    const visitor = under.visitor();
    expect(await setPassword(visitor, token)).toMatchObject({
      status: 200,
      body: { user: { id: user.id, username: user.username, role: 'abaranci' } },
    });
    expect([await me(visitor), await me(user)]).toEqual([200, 401]);
    expect((await logIn(under.visitor(), user.username)).status).toBe(200);
    expect((await logIn(under.visitor(), user.username, PASSWORD)).status).toBe(401);
    expect(await setPassword(under.visitor(), token)).toMatchObject(GONE);
    expect(await countLinks(under)).toBe(0);
  });

  test('takes the place of the session that the browser had', async () => {
    const { under, token, user } = await openLink();
    const other = await under.signedIn('abaranci');
    await setPassword(other, token);
    expect((await other.get('/api/auth/me')).body).toMatchObject({ id: user.id });
    const sessions = await under.shop.db.read.selectFrom('sessions').select('userId').execute();
    // The one of staff, and this one.
    expect(sessions).toHaveLength(2);
  });

  test('follows the rules of every password, and a fault uses nothing up', async () => {
    const { under, token } = await openLink();
    expect(await setPassword(under.visitor(), token, '12345')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'password' }] },
    });
    expect((await setPassword(under.visitor(), token)).status).toBe(200);
  });

  test('is refused once the half hour is over', async () => {
    const { under, token } = await openLink();
    under.time.now += 30 * MINUTE;
    expect(await read(under.visitor(), token)).toMatchObject(GONE);
    expect(await setPassword(under.visitor(), token)).toMatchObject(GONE);
  });

  test.each<[string, (under: ShopUnderTest, user: SignedIn, staff: SignedIn) => Promise<unknown>]>([
    [
      'is switched off',
      (_under, { id }, staff) =>
        staff.patch(`/api/auth/users/${id}/toggle-active`, { active: false }),
    ],
    [
      'has become another',
      (_under, { id }, staff) => staff.patch(`/api/auth/users/${id}`, { email: 'x@example.com' }),
    ],
    [
      'has changed the password',
      (_under, user) =>
        user.patch('/api/auth/me/password', { currentPassword: PASSWORD, newPassword: 'otra más' }),
    ],
    [
      'has another e-mail',
      (_under, user) =>
        user.patch('/api/auth/me', { email: 'y@example.com', currentPassword: PASSWORD }),
    ],
    [
      'was given a password',
      async (under, { id }) =>
        (await under.signedIn('superadmin')).patch(`/api/auth/change-password/${id}`, {
          newPassword: 'otra más',
        }),
    ],
    [
      'has taken another in',
      async (under, { id }, staff) =>
        staff.post(`/api/auth/users/${id}/merge`, { mergedUserId: await phoneUser(under) }),
    ],
    ['is erased', (_under, user) => user.post('/api/auth/me/erasure', { password: PASSWORD })],
  ])('is refused where the account %s', async (_what, happen) => {
    const { under, token, user, staff } = await openLink();
    expect((await happen(under, user, staff)) as { status: number }).toMatchObject({ status: 200 });
    expect(await countLinks(under)).toBe(0);
    expect(await setPassword(under.visitor(), token)).toMatchObject(GONE);
  });

  test('is limited by address, before anything is looked at', async () => {
    const { under, token } = await openLink();
    const visitor = under.visitor('203.0.113.9');
    for (let turn = 0; turn < 60; turn += 1) await setPassword(visitor, 'x'.repeat(32));
    expect(await setPassword(visitor, token)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    });
    expect((await setPassword(under.visitor(), token)).status).toBe(200);
  });
});

describe('an account for a phone', () => {
  async function openPhone() {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const id = await phoneUser(under);
    return { under, staff, id, token: await tokenFor(staff, id) };
  }

  test('makes a full customer with the same id, with consent, and signs in', async () => {
    const { under, id, token } = await openPhone();
    const visitor = under.visitor();
    expect(await setAccount(visitor, token)).toMatchObject({
      status: 200,
      body: { user: { id, username: 'mjose', name: 'María José', role: 'abaranci' } },
    });
    const { body } = await visitor.get('/api/auth/me/account');
    expect(body).toMatchObject({
      ...{ phone: '600111222', email: 'mj@example.com', postalCode: '03400' },
      consent: { date: new Date(NOW).toISOString(), version: CONSENT_VERSION },
    });
    expect((await logIn(under.visitor(), 'mjose')).status).toBe(200);
    expect(await setAccount(under.visitor(), token)).toMatchObject(GONE);
  });

  test('is refused where the phone has become part of another account', async () => {
    const { under, staff, id, token } = await openPhone();
    const kept = await under.signedIn('abaranci');
    const merged = await staff.post(`/api/auth/users/${kept.id}/merge`, { mergedUserId: id });
    expect(merged.status).toBe(200);
    expect(await countLinks(under)).toBe(0);
    expect(await setAccount(under.visitor(), token)).toMatchObject(GONE);
  });

  test('is found by its new name', async () => {
    const { under, staff, token } = await openPhone();
    await setAccount(under.visitor(), token);
    expect((await staff.get('/api/auth/users?q=mjose')).body).toMatchObject([{ phoneOnly: false }]);
  });

  test('with a name that is taken is refused, and the link is still good', async () => {
    const { under, token } = await openPhone();
    const { username } = await under.signedIn('abaranci');
    expect(await setAccount(under.visitor(), token, { username })).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN' },
    });
    expect((await setAccount(under.visitor(), token)).status).toBe(200);
  });

  test('wants what registering wants', async () => {
    const { under, token } = await openPhone();
    const { body } = await under.visitor().post(`/api/password-links/${token}/account`, {});
    const paths = (body as { details: { path: string }[] }).details.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(Object.keys(ACCOUNT).toSorted());
  });

  test('is not for who has one, nor a password alone for a phone', async () => {
    const phone = await openPhone();
    expect(await setPassword(phone.under.visitor(), phone.token)).toMatchObject(GONE);
    const full = await openLink();
    expect(await setAccount(full.under.visitor(), full.token)).toMatchObject(GONE);
  });
});
