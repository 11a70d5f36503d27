import { describe, expect, test } from 'vitest';
import type { OwnSession } from '@brasa/core/accounts/session/sessions.contract.ts';
import { signWallet } from '../../src/loyalty/wallet/wallet-signature.ts';
import { countRows } from '../count-rows.ts';
import { tokenFor } from '../accounts/password-link.ts';
import { openShop, PASSWORD } from '../shop-under-test.ts';
import { earn } from './customers.ts';

const SEARCH = '/api/points/search-qr';
const MEMBER = { comparsaName: 'Moros Nuevos', postalCode: '03400' };

async function openWithWallet() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = await under.signedIn('abaranci');
  await under.shop.db.transact(({ sql }) =>
    sql
      .updateTable('users')
      .set({ phone: '600111222', ...MEMBER })
      .where('id', '=', customer.id)
      .execute(),
  );
  await earn(under, customer.id, 120);
  const { qrCode } = (await customer.get('/api/points/wallet-qr')).body as { qrCode: string };
  const wallet = JSON.parse(qrCode) as Record<string, unknown>;
  const unsigned = JSON.stringify({ ...wallet, signature: undefined });
  const search = (text: string) => staff.post(SEARCH, { qrCode: text });
  const consume = (body: object) =>
    staff.post('/api/points/consume-bonus', { userId: customer.id, ...body });
  return { under, staff, customer, qrCode, wallet, unsigned, search, consume };
}

describe('the QR of the own wallet', () => {
  test('is the specified JSON, signed, and found by it', async () => {
    const { under, customer, wallet, qrCode, search } = await openWithWallet();
    expect(wallet).toEqual({
      userId: customer.id,
      username: customer.username,
      type: 'user_wallet',
      timestamp: under.time.now,
      signature: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect((await search(qrCode)).body).toEqual({
      found: true,
      verified: true,
      user: { id: customer.id, name: 'Prueba', phone: '600111222', phoneOnly: false, ...MEMBER },
      points: { total: 120, available: 120, bonusActive: true },
      availableDiscount: { discount: 5, points: 100 },
    });
  });

  test('with any byte of the signed changed is no QR', async () => {
    const { staff, wallet, search } = await openWithWallet();
    const signature = String(wallet['signature']);
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const changes = [
      { userId: staff.id },
      { username: 'otra' },
      { timestamp: 1 },
      { signature: flipped },
      { signature: '' },
      { signature: signature.slice(1) },
      { signature: `${signature}=` },
    ];
    for (const change of changes) {
      const reply = await search(JSON.stringify({ ...wallet, ...change }));
      expect([change, reply.status, reply.body]).toEqual([
        change,
        422,
        { error: 'QR no válido', code: 'QR_INVALID' },
      ]);
    }
  });

  test('of another shop is no QR', async () => {
    const { customer, wallet, search } = await openWithWallet();
    const owner = { userId: customer.id, username: customer.username, timestamp: 1, version: 0 };
    const signature = signWallet(Buffer.alloc(32, 7), owner);
    expect((await search(JSON.stringify({ ...wallet, ...owner, signature }))).status).toBe(422);
  });

  test('is still found under a new user name, and not once the user is inactive', async () => {
    const { under, customer, qrCode, search } = await openWithWallet();
    const set = (change: { username?: string; active?: 0 }) =>
      under.shop.db.transact(({ sql }) =>
        sql.updateTable('users').set(change).where('id', '=', customer.id).execute(),
      );
    await set({ username: 'renombrada' });
    expect((await search(qrCode)).body).toMatchObject({ found: true, verified: true });
    await set({ active: 0 });
    expect((await search(qrCode)).body).toEqual({ found: false });
  });
});

describe('a renewed QR', () => {
  const RENEW = '/api/points/wallet-qr/renew';
  const INVALID = { status: 422, body: { error: 'QR no válido', code: 'QR_INVALID' } };
  const codeOf = ({ body }: { body: unknown }) => (body as { qrCode: string }).qrCode;

  test('is good, and the one before is none any more, for the bonus either', async () => {
    const { customer, qrCode, search, consume } = await openWithWallet();
    const renewed = codeOf(await customer.post(RENEW));
    expect(await search(qrCode)).toMatchObject(INVALID);
    expect(await consume({ qrCode })).toMatchObject(INVALID);
    expect((await search(renewed)).body).toMatchObject({ found: true, verified: true });
    expect(JSON.parse(renewed)).toMatchObject({ type: 'user_wallet', version: 1 });
    expect((await consume({ qrCode: renewed })).status).toBe(200);
  });

  test('is what the wallet shows from then on, and can be renewed again', async () => {
    const { customer, search } = await openWithWallet();
    const codes = [codeOf(await customer.post(RENEW)), codeOf(await customer.post(RENEW))];
    codes.push(codeOf(await customer.get('/api/points/wallet-qr')));
    const found = await Promise.all(codes.map(async (code) => (await search(code)).status));
    expect(found).toEqual([422, 200, 200]);
  });

  test('is made good of nothing but the renewal: its version is signed', async () => {
    const { customer, wallet, search } = await openWithWallet();
    const renewed = JSON.parse(codeOf(await customer.post(RENEW))) as Record<string, unknown>;
    for (const forged of [
      { ...wallet, version: 1 },
      { ...renewed, version: 0 },
      { ...renewed, version: undefined },
      { ...renewed, version: 2 },
    ]) {
      expect(await search(JSON.stringify(forged))).toMatchObject(INVALID);
    }
  });

  test('is nobody else’s business', async () => {
    const { under, customer, qrCode, search } = await openWithWallet();
    const other = await under.signedIn('abaranci');
    await other.post(RENEW, { userId: customer.id });
    expect((await search(qrCode)).body).toMatchObject({ found: true, verified: true });
    expect((await under.visitor().post(RENEW)).status).toBe(401);
  });

  test('asked for again with the same key is renewed once', async () => {
    const { under, customer, search } = await openWithWallet();
    const key = { 'idempotency-key': 'renovar-0001' };
    const first = codeOf(await customer.post(RENEW, undefined, key));
    const before = await countRows(under.shop.db);
    const again = codeOf(await customer.post(RENEW, undefined, key));
    expect(await countRows(under.shop.db)).toEqual(before);
    for (const code of [first, again]) expect((await search(code)).status).toBe(200);
  });

  test('is renewed 30 times an hour by one account, repeats not counted', async () => {
    const { under, customer, search } = await openWithWallet();
    const other = await under.signedIn('abaranci');
    const renew = (turn: number) =>
      customer.post(RENEW, undefined, { 'idempotency-key': `renovar-${String(turn)}-de-30` });
    for (let turn = 1; turn <= 30; turn += 1) expect((await renew(turn)).status).toBe(200);
    const last = codeOf(await renew(30));
    expect(await renew(31)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await search(last)).status).toBe(200);
    expect((await other.post(RENEW)).status).toBe(200);
    under.time.now += 60 * 60 * 1000;
    expect((await renew(31)).status).toBe(200);
  });

  test('leaves the search by phone as it was', async () => {
    const { staff, customer } = await openWithWallet();
    await customer.post(RENEW);
    const reply = await staff.post('/api/points/search-phone', { phone: '600111222' });
    expect(reply.body).toMatchObject({ found: true, verified: true });
  });
});

describe('the QR of an account', () => {
  type Opened = Awaited<ReturnType<typeof openWithWallet>>;
  const password = 'otra y bien larga';
  const given = { password, confirmPassword: password };

  const WAYS: [string, (opened: Opened) => Promise<unknown>][] = [
    [
      'its owner changes the password',
      ({ customer }) =>
        customer.patch('/api/auth/me/password', {
          currentPassword: PASSWORD,
          newPassword: password,
        }),
    ],
    [
      'staff give it a password',
      ({ staff, customer }) => staff.patch(`/api/auth/users/${customer.id}`, given),
    ],
    [
      'a superadmin gives it a password',
      async ({ under, customer }) =>
        (await under.signedIn('superadmin')).patch(`/api/auth/change-password/${customer.id}`, {
          newPassword: password,
        }),
    ],
    [
      'a link gives it a password',
      async ({ under, staff, customer }) =>
        under
          .visitor()
          .post(`/api/password-links/${await tokenFor(staff, customer.id)}/password`, { password }),
    ],
    [
      'its owner closes the other sessions',
      async ({ under, customer }) => {
        const login = { username: customer.username, password: PASSWORD };
        await under.visitor().post('/api/auth/login', login);
        return customer.send('DELETE', '/api/auth/me/sessions');
      },
    ],
  ];

  test.each(WAYS)('is renewed when %s', async (_what, renew) => {
    const opened = await openWithWallet();
    const { under, customer, qrCode, search } = opened;
    expect(await renew(opened)).toMatchObject({ status: 200 });
    expect(await search(qrCode)).toMatchObject({ status: 422, body: { code: 'QR_INVALID' } });
    const again = under.visitor();
    for (const known of [password, PASSWORD]) {
      await again.post('/api/auth/login', { username: customer.username, password: known });
    }
    const { qrCode: renewed } = (await again.get('/api/points/wallet-qr')).body as typeof opened;
    expect((await search(renewed)).body).toMatchObject({ found: true, verified: true });
  });

  test('stays good where one session is closed, where there is none to close, and through other edits', async () => {
    const { under, staff, customer, qrCode, search } = await openWithWallet();
    const close = (which = '') => customer.send('DELETE', `/api/auth/me/sessions${which}`);
    expect((await close()).body).toEqual({ ended: 0 });
    const login = { username: customer.username, password: PASSWORD };
    await under.visitor().post('/api/auth/login', login);
    const sessions = (await customer.get('/api/auth/me/sessions')).body as OwnSession[];
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect((await close(`/${other?.id ?? ''}`)).body).toEqual({ ended: 1 });
    await staff.patch(`/api/auth/users/${customer.id}`, { name: 'Otro nombre' });
    expect((await search(qrCode)).body).toMatchObject({ found: true, verified: true });
  });
});

describe('a QR without a signature', () => {
  test('finds its user, unverified, and withholds the phone and where they belong', async () => {
    const { customer, unsigned, search } = await openWithWallet();
    expect((await search(unsigned)).body).toMatchObject({
      found: true,
      verified: false,
      user: { id: customer.id, phone: null, comparsaName: null, postalCode: null },
      points: { available: 120 },
    });
  });

  test('finds nobody when the name is another', async () => {
    const { wallet, search } = await openWithWallet();
    const text = JSON.stringify({ ...wallet, username: 'otra', signature: null });
    expect((await search(text)).body).toEqual({ found: false });
  });

  test('uses the bonus only with the last three digits of the phone', async () => {
    const { under, unsigned, consume } = await openWithWallet();
    const before = await countRows(under.shop.db);
    for (const phoneDigits of [null, '223', '111']) {
      expect(await consume({ qrCode: unsigned, phoneDigits })).toMatchObject({
        status: 422,
        body: { code: 'PHONE_DIGITS_WRONG' },
      });
    }
    expect(await countRows(under.shop.db)).toEqual(before);
    expect(await consume({ qrCode: unsigned, phoneDigits: '222' })).toMatchObject({
      status: 200,
      body: { discountApplied: 5 },
    });
  });
});

describe('a QR that is nothing but a phone', () => {
  const phones = ['600111222', '+34 600 111 222'];

  test.each(phones)('%s finds its user, unverified, as a code without signature', async (text) => {
    const { customer, search } = await openWithWallet();
    expect((await search(text)).body).toMatchObject({
      found: true,
      verified: false,
      user: { id: customer.id, phone: null, comparsaName: null, postalCode: null },
      points: { available: 120 },
    });
    expect((await search('600999888')).body).toEqual({ found: false });
  });

  test.each(phones)('%s uses the bonus only with the last three digits', async (qrCode) => {
    const { under, search, consume } = await openWithWallet();
    await search(qrCode);
    const before = await countRows(under.shop.db);
    for (const wrong of [{ qrCode }, {}, { qrCode, phoneDigits: '111' }]) {
      expect(await consume(wrong)).toMatchObject({
        status: 422,
        body: { code: 'PHONE_DIGITS_WRONG' },
      });
    }
    expect(await countRows(under.shop.db)).toEqual(before);
    expect((await consume({ qrCode, phoneDigits: '222' })).status).toBe(200);
  });
});

describe('the digits', () => {
  const all = Array.from({ length: 6 }, (_, index) => `00${index}`);
  const REFUSED = { status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } };

  test('are not found out by trying: five wrong ones in an hour, whoever tries', async () => {
    const { under, customer, unsigned, qrCode, search, consume } = await openWithWallet();
    const colleague = await under.signedIn('superadmin');
    await search(unsigned);
    for (const phoneDigits of all.slice(0, 5)) {
      expect((await consume({ qrCode: unsigned, phoneDigits })).status).toBe(422);
    }
    const right = { qrCode: unsigned, phoneDigits: '222' };
    const refused = await consume(right);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(
      await colleague.post('/api/points/consume-bonus', { userId: customer.id, ...right }),
    ).toMatchObject(REFUSED);
    // The customer is not locked out: the signed one is as good as ever.
    expect((await consume({ qrCode })).status).toBe(200);
    await earn(under, customer.id, 100);
    under.time.now += 60 * 60 * 1000;
    expect((await consume(right)).status).toBe(200);
  });

  test('sent at once are no more than five either', async () => {
    const { unsigned, consume } = await openWithWallet();
    const replies = await Promise.all(
      [...all, ...all].map((phoneDigits) => consume({ qrCode: unsigned, phoneDigits })),
    );
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test('that are right forget the wrong ones', async () => {
    const { under, customer, unsigned, consume } = await openWithWallet();
    await earn(under, customer.id, 400);
    for (let turn = 0; turn < 2; turn += 1) {
      for (const phoneDigits of all.slice(0, 4)) await consume({ qrCode: unsigned, phoneDigits });
      expect((await consume({ qrCode: unsigned, phoneDigits: '222' })).status).toBe(200);
    }
  });
});

test('a signed QR needs no digits to use the bonus, and must be the same user’s', async () => {
  const { under, qrCode, consume } = await openWithWallet();
  const other = await under.signedIn('abaranci');
  await earn(under, other.id, 100);
  expect(await consume({ userId: other.id, qrCode })).toMatchObject({
    status: 422,
    body: { code: 'QR_INVALID' },
  });
  expect((await consume({ qrCode })).status).toBe(200);
});

describe('after an unsigned QR', () => {
  const MINUTE = 60_000;
  const refused = { status: 422, body: { code: 'PHONE_DIGITS_WRONG' } };

  test('leaving it out of the request does not use the bonus without the digits', async () => {
    const { under, unsigned, search, consume } = await openWithWallet();
    await search(unsigned);
    const before = await countRows(under.shop.db);
    under.time.now += 10 * MINUTE - 1;
    expect(await consume({})).toMatchObject(refused);
    expect(await countRows(under.shop.db)).toEqual(before);
    expect((await consume({ phoneDigits: '222' })).status).toBe(200);
  });

  test('finding the customer by the phone or the signed QR does', async () => {
    const { under, staff, customer, qrCode, unsigned, search, consume } = await openWithWallet();
    await earn(under, customer.id, 100);
    const finds = [
      () => staff.post('/api/points/search-phone', { phone: '600111222' }),
      () => staff.get('/api/auth/users/search/phone/600111222'),
      () => search(qrCode),
    ];
    for (const find of finds) {
      await search(unsigned);
      await search(unsigned);
      expect(await consume({})).toMatchObject(refused);
      await find();
      expect((await consume({})).status).toBe(200);
      await earn(under, customer.id, 200);
    }
  });

  test('the phone that an open order has does not stand for the digits of the code that is sent', async () => {
    const { staff, unsigned, search, consume } = await openWithWallet();
    await search(unsigned);
    // What the drawer of an order of the same customer asks by itself.
    await staff.post('/api/points/search-phone', { phone: '600111222' });
    expect(await consume({ qrCode: unsigned })).toMatchObject(refused);
    expect(await consume({ qrCode: unsigned, phoneDigits: '111' })).toMatchObject(refused);
    expect((await consume({ qrCode: unsigned, phoneDigits: '222' })).status).toBe(200);
  });

  test('the signed one in the request itself does', async () => {
    const { qrCode, unsigned, search, consume } = await openWithWallet();
    await search(unsigned);
    expect((await consume({ qrCode })).status).toBe(200);
  });

  test('it says nothing about other staff, other customers, or a quarter of an hour later', async () => {
    const { under, staff, customer, unsigned, search, consume } = await openWithWallet();
    await earn(under, customer.id, 800);
    const [colleague, other] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    await earn(under, other.id, 100);
    await search(unsigned);
    const url = '/api/points/consume-bonus';
    expect((await colleague.post(url, { userId: customer.id })).status).toBe(200);
    expect((await staff.post(url, { userId: other.id })).status).toBe(200);
    expect(await consume({})).toMatchObject(refused);
    under.time.now += 10 * MINUTE;
    expect((await consume({})).status).toBe(200);
  });
});

describe('another QR', () => {
  test('with a bare user id stays unresolved', async () => {
    const { customer, search } = await openWithWallet();
    expect((await search(JSON.stringify({ userId: customer.id }))).body).toEqual({ found: false });
  });

  test.each(['hola', '12345678', 'https://example.com', '{"type":"user_wallet"}'])(
    'that reads %s is none',
    async (text) => {
      const { search } = await openWithWallet();
      expect(await search(text)).toMatchObject({ status: 422, body: { error: 'QR no válido' } });
    },
  );
});
