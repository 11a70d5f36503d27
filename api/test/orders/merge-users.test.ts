// Two accounts of one person become one (decision 0017).
import { describe, expect, test } from 'vitest';
import { settleExpiry } from '../../src/loyalty/settle-expiry.ts';
import { customerBody } from '../accounts/customer-body.ts';
import { countRows } from '../count-rows.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { NOW, openShop, PASSWORD, type Caller, type ShopUnderTest } from '../shop-under-test.ts';
import {
  accountOf,
  listed,
  merge,
  merged,
  openWithTwo,
  personWith,
  pointsOf,
  wait,
} from './people.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 366 * DAY;

const readUser = ({ shop }: ShopUnderTest, id: number) =>
  shop.db.read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('two accounts that become one', () => {
  test('have one balance, one history and one total, of which nothing but the owner has changed', async () => {
    const { under, staff, kept, other } = await openWithTwo([70, 60]);
    const rows = () =>
      under.shop.db.read
        .selectFrom('point_transactions')
        .selectAll()
        .orderBy('id')
        .execute()
        .then((all) => all.map(({ user_id: _, original_user_id: __, ...row }) => row));
    const before = await rows();
    const reply = await merge(staff, kept.id, other.id);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        user: { id: kept.id, phone: kept.phone, phoneOnly: true },
        moved: { availablePoints: 60, totalPoints: 60, orders: 0 },
      },
    });
    expect(await rows()).toEqual(before);
    expect(await pointsOf(staff, kept.phone)).toEqual([130, 130]);
    const owners = await under.shop.db.read
      .selectFrom('point_transactions')
      .select(['user_id', 'original_user_id'])
      .orderBy('id')
      .execute();
    expect(owners).toEqual([
      { user_id: kept.id, original_user_id: null },
      { user_id: kept.id, original_user_id: other.id },
    ]);
    await expectLedgerToAgree(under.shop);
  });

  test('are found by either phone, in every search, and points go to the one', async () => {
    const { under, staff, kept, other } = await openWithTwo([10, 20]);
    await merged(staff, kept.id, other.id);
    const count = (await countRows(under.shop.db)).users;
    expect(await pointsOf(staff, other.phone)).toEqual([30, 30]);
    await staff.post('/api/points/assign-by-phone', { phone: other.phone, points: 5 });
    const walkIn = { paymentAmount: 7, cashPayment: true, walkIn: true, walkInId: 'visita-0001' };
    await staff.post('/api/auth/points/accumulate', { phone: other.phone, ...walkIn });
    expect(await pointsOf(staff, kept.phone)).toEqual([42, 42]);
    expect((await staff.get(`/api/auth/users/search/phone/${other.phone}`)).body).toMatchObject({
      found: true,
      user: { id: kept.id, phone: kept.phone },
    });
    expect((await listed(staff, other.phone)).map(({ id }) => id)).toEqual([kept.id]);
    expect((await countRows(under.shop.db)).users).toBe(count);
  });

  test('keep the phones to themselves, whoever wants one', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    const registered = await under
      .visitor()
      .post('/api/auth/register', customerBody({ phone: other.phone }));
    expect(registered).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } });
    const passwords = { password: 'secreta1', confirmPassword: 'secreta1' };
    const created = await staff.post('/api/auth/users', {
      ...{ username: 'otra', phone: other.phone },
      ...passwords,
    });
    expect(created).toMatchObject({ status: 409, body: { code: 'USER_PHONE_TAKEN' } });
    const stranger = await newCustomer(under);
    const edited = await staff.patch(`/api/auth/users/${stranger.id}`, { phone: other.phone });
    expect(edited).toMatchObject({ status: 409, body: { code: 'USER_PHONE_TAKEN' } });
  });

  test('may make the further phone the main one', async () => {
    const { staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    const edited = await staff.patch(`/api/auth/users/${kept.id}`, { phone: other.phone });
    expect(edited).toMatchObject({ status: 200, body: { phone: other.phone } });
    expect((await accountOf(staff, kept.id)).otherPhones).toEqual([]);
  });

  test('leave a row without a person, which is nobody any more', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    expect(await readUser(under, other.id)).toMatchObject({
      ...{ phone: null, name: null, active: 0, erased_at: NOW, merged_into: kept.id },
    });
    expect((await staff.patch(`/api/auth/users/${other.id}`, { name: 'Ana' })).status).toBe(404);
    expect((await staff.get(`/api/auth/users/${other.id}/account`)).status).toBe(404);
  });

  test('fill what is blank of the one from the other, consent with its day, and join the details', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const [kept, other] = [await newCustomer(under), await newCustomer(under)];
    await staff.patch(`/api/auth/users/${kept.id}`, { name: 'Ana', details: 'Sin sal' });
    await staff.patch(`/api/auth/users/${other.id}`, {
      ...{ name: 'Ana María', email: 'ana@example.com', details: 'Comparsa Estudiantes' },
    });
    const extra = { postal_code: '03400', comparsa_name: 'Estudiantes' };
    const consent = { gdpr_consent_date: NOW - DAY, gdpr_consent_version: '2026-11' };
    await under.shop.db.transact(({ sql }) =>
      sql
        .updateTable('users')
        .set({ ...extra, ...consent })
        .where('id', '=', other.id)
        .execute(),
    );
    await merged(staff, kept.id, other.id);
    expect(await readUser(under, kept.id)).toMatchObject({
      ...{ name: 'Ana', email: 'ana@example.com', phone: kept.phone },
      ...{ details: 'Sin sal\nComparsa Estudiantes', ...extra, ...consent },
    });
    expect((await listed(staff, 'estudiantes')).map(({ id }) => id)).toEqual([kept.id]);
  });

  test('give the phone of the one to the other where that one has none', async () => {
    const under = await openShop();
    const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const other = await personWith(under, 40);
    expect((await merged(staff, customer.id, other.id)).user.phone).toBe(other.phone);
    expect((await accountOf(staff, customer.id)).otherPhones).toEqual([]);
    expect((await customer.get('/api/points/me')).body).toMatchObject({ availablePoints: 40 });
  });

  test('have the orders of both, the pending included', async () => {
    const under = await openShop();
    const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const second = await under.signedIn('abaranci');
    const [first, pending] = [await placeOrder(second), await placeOrder(second)];
    await staff.patch(`/api/orders/${first.id}/confirm`);
    const { moved } = await merged(staff, customer.id, second.id);
    expect(moved.orders).toBe(2);
    for (const { id } of [first, pending]) {
      expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({ userId: customer.id });
    }
    expect((await staff.patch(`/api/orders/${pending.id}/confirm`)).status).toBe(200);
    await staff.patch(`/api/auth/users/${customer.id}`, { name: 'Lucía' });
    const { history } = (await staff.get(`/api/orders/${pending.id}`)).body as {
      history: { action: string; createdBy: { name: string } | null }[];
    };
    const created = history.find(({ action }) => action === 'created');
    expect(created?.createdBy).toMatchObject({ name: 'Lucía' });
  });

  test('are told in the log, with who did it', async () => {
    const { staff, kept, other } = await openWithTwo([10, 120]);
    await merged(staff, kept.id, other.id);
    expect(await accountOf(staff, kept.id)).toEqual({
      ...{ availablePoints: 130, totalPoints: 130, orders: 0, otherPhones: [other.phone] },
      merges: [
        {
          ...{ availablePoints: 120, totalPoints: 120, orders: 0, by: 'Prueba' },
          mergedAt: '2026-11-20T11:10:00.000Z',
        },
      ],
    });
  });

  test('become one once, however often it is sent', async () => {
    const { under, staff, kept, other } = await openWithTwo([10, 20]);
    const key = 'unir-cuentas-0001';
    const first = await merge(staff, kept.id, other.id, key);
    const rows = await countRows(under.shop.db);
    expect((await merge(staff, kept.id, other.id, key)).body).toEqual(first.body);
    expect(await countRows(under.shop.db)).toEqual(rows);
    expect(await merge(staff, other.id, kept.id, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });
});

describe('who signs in', () => {
  test('as the one who goes is signed out everywhere and signs in no more', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const gone = await under.signedIn('abaranci');
    await merged(staff, kept.id, gone.id);
    expect((await gone.get('/api/auth/me')).status).toBe(401);
    expect((await gone.get('/api/points/me')).status).toBe(401);
    const credentials = { username: gone.username, password: PASSWORD };
    expect((await under.visitor().post('/api/auth/login', credentials)).status).toBe(401);
    expect((await kept.get('/api/auth/me')).status).toBe(200);
    const passwords = { password: 'secreta1', confirmPassword: 'secreta1' };
    const again = await staff.post('/api/auth/users', { username: gone.username, ...passwords });
    expect(again.status).toBe(201);
  });

  test('by a signed QR of the old account is the one; an unsigned one finds nobody', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const [middle, gone] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
    await earn(under, gone.id, 120);
    const { qrCode } = (await gone.get('/api/points/wallet-qr')).body as { qrCode: string };
    await merged(staff, middle.id, gone.id);
    await merged(staff, kept.id, middle.id);
    const find = async (text: string) =>
      (await staff.post('/api/points/search-qr', { qrCode: text })).body;
    expect(await find(qrCode)).toMatchObject({
      ...{ found: true, verified: true, user: { id: kept.id }, points: { available: 120 } },
    });
    // Even where the name is somebody's again.
    await staff.patch(`/api/auth/users/${kept.id}`, { username: gone.username });
    const { signature: _, ...unsigned } = JSON.parse(qrCode) as Record<string, unknown>;
    expect(await find(JSON.stringify(unsigned))).toEqual({ found: false });
    const used = await staff.post('/api/points/consume-bonus', { userId: gone.id, qrCode });
    expect(used).toMatchObject({ status: 200, body: { discountApplied: 5 } });
    expect((await kept.get('/api/points/me')).body).toMatchObject({ availablePoints: 20 });
  });
});

describe('what follows', () => {
  /** An order of somebody's own, done with points of the one who goes. */
  async function openWithOrder() {
    const opened = await openWithTwo();
    const { under, staff, other } = opened;
    const order = await placeOrder(staff, { is_manual_entry: true, totalAmount: '30.00' });
    const earns = (points: number) =>
      staff.post('/api/auth/points/accumulate', {
        ...{ phone: other.phone, orderId: order.id, paymentAmount: points, cashPayment: true },
      });
    const spends = () =>
      staff.post('/api/points/consume-bonus', { userId: other.id, orderId: order.id });
    const cancel = async () => {
      expect((await staff.patch(`/api/orders/${order.id}/cancel`)).status).toBe(200);
      await expectLedgerToAgree(under.shop);
    };
    return { ...opened, order, earns, spends, cancel };
  }

  test('an order that the other earned with is called off: its points are taken back', async () => {
    const { staff, kept, other, earns, cancel } = await openWithOrder();
    await earns(30);
    await merged(staff, kept.id, other.id);
    await cancel();
    expect(await pointsOf(staff, kept.phone)).toEqual([0, 0]);
  });

  test('one that they spent with gives them back, each with its own end', async () => {
    const { under, staff, kept, other, spends, cancel } = await openWithOrder();
    await earn(under, other.id, 120);
    await wait(under, 100 * DAY);
    expect((await spends()).status).toBe(200);
    await merged(staff, kept.id, other.id);
    await cancel();
    expect(await pointsOf(staff, kept.phone)).toEqual([120, 120]);
    await wait(under, YEAR);
    expect(await pointsOf(staff, kept.phone)).toEqual([120, 0]);
  });

  test('one that did both is undone in both', async () => {
    const { under, staff, kept, other, earns, spends, cancel } = await openWithOrder();
    await earn(under, other.id, 100);
    await earn(under, kept.id, 3);
    expect((await spends()).status).toBe(200);
    expect((await earns(25)).status).toBe(200);
    await merged(staff, kept.id, other.id);
    await cancel();
    expect(await pointsOf(staff, kept.phone)).toEqual([103, 103]);
  });

  test('one whose points were spent is paid by the points of the other account, the rest is owed', async () => {
    const { under, staff, kept, other, order } = await openWithOrder();
    await earn(under, other.id, 150, order.id);
    await staff.post('/api/points/consume-bonus', { userId: other.id });
    await earn(under, kept.id, 70);
    await merged(staff, kept.id, other.id);
    await staff.patch(`/api/orders/${order.id}/cancel`);
    expect(await pointsOf(staff, kept.phone)).toEqual([70, 0]);
    const reversals = under.shop.db.read.selectFrom('point_reversals').select('shortfall');
    expect(await reversals.execute()).toEqual([{ shortfall: 30 }]);
    await expectLedgerToAgree(under.shop);
  });

  test('three discounts a day are three of both together', async () => {
    const { under, staff, kept, other } = await openWithTwo([300, 1000]);
    const use = (userId: number) => staff.post('/api/points/consume-bonus', { userId });
    for (const id of [kept.id, other.id]) expect((await use(id)).status).toBe(200);
    await merged(staff, kept.id, other.id);
    expect((await use(kept.id)).status).toBe(200);
    expect(await use(kept.id)).toMatchObject({
      status: 422,
      body: { code: 'DISCOUNT_LIMIT_REACHED' },
    });
    await expectLedgerToAgree(under.shop);
  });

  test('lots keep their ends and are spent oldest first, whosever they were', async () => {
    const { under, staff, kept, other } = await openWithTwo([0, 80]);
    await wait(under, 100 * DAY);
    await earn(under, kept.id, 80);
    await merged(staff, kept.id, other.id);
    await staff.post('/api/points/consume-bonus', { userId: kept.id });
    await wait(under, YEAR - 90 * DAY);
    await settleExpiry(under.shop);
    expect(await pointsOf(staff, kept.phone)).toEqual([160, 60]);
    await expectLedgerToAgree(under.shop);
  });

  test('what had expired on either side is gone before', async () => {
    const { under, staff, kept, other } = await openWithTwo([40, 50]);
    await wait(under, YEAR);
    expect((await merged(staff, kept.id, other.id)).moved).toMatchObject({
      ...{ availablePoints: 0, totalPoints: 50 },
    });
    expect(await pointsOf(staff, kept.phone)).toEqual([90, 0]);
    await expectLedgerToAgree(under.shop);
  });

  test('a visit that was told before counts once, also when it is told again by the old phone', async () => {
    const { staff, kept, other } = await openWithTwo();
    const visit = {
      ...{ phone: other.phone, paymentAmount: 12, cashPayment: true },
      ...{ walkIn: true, walkInId: 'visita-0002' },
    };
    const tell = (changes = {}) =>
      staff.post('/api/auth/points/accumulate', { ...visit, ...changes });
    const first = await tell();
    await merged(staff, kept.id, other.id);
    expect([await tell(), await tell({ phone: kept.phone })]).toMatchObject([
      { status: 200, body: first.body },
      { status: 200, body: first.body },
    ]);
    expect(await tell({ paymentAmount: 13 })).toMatchObject({
      status: 409,
      body: { code: 'POINTS_ALREADY_GIVEN' },
    });
    expect(await pointsOf(staff, kept.phone)).toEqual([12, 12]);
  });

  test('the history of both is one, the latest first', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const other = await personWith(under, 30);
    await wait(under, DAY);
    await earn(under, kept.id, 10);
    await wait(under, YEAR - DAY);
    await earn(under, kept.id, 5);
    // Written down now, though it was over before.
    await merged(staff, kept.id, other.id);
    const history = (await kept.get('/api/points/history')).body as { points: number }[];
    expect(history.map(({ points }) => points)).toEqual([5, -30, 10, 30]);
    await expectLedgerToAgree(under.shop);
  });

  test('the file of own data tells the phones and the merges, and erasing takes all of it', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const customer = under.visitor();
    await customer.post('/api/auth/register', customerBody());
    const [account] = await listed(staff, 'maria.jose');
    const id = account?.id ?? 0;
    const other = await personWith(under, 25);
    await merged(staff, id, other.id);
    expect((await customer.get('/api/auth/me/data')).body).toMatchObject({
      otherPhones: [other.phone],
      merges: [{ availablePoints: 25, totalPoints: 25, orders: 0 }],
      pointTransactions: [{ points: 25 }],
    });
    expect(JSON.stringify((await customer.get('/api/auth/me/data')).body)).not.toContain('Prueba');
    const password = 'leña y brasa';
    expect((await customer.post('/api/auth/me/erasure', { password })).status).toBe(200);
    expect(await pointsOrNobody(staff, other.phone)).toEqual({ found: false });
    const phones = under.shop.db.read.selectFrom('user_phones').selectAll();
    expect(await phones.execute()).toEqual([]);
    await expectLedgerToAgree(under.shop);
    const reply = await staff.post('/api/points/assign-by-phone', {
      ...{ phone: other.phone, points: 5 },
    });
    expect(reply.status).toBe(200);
    expect(await pointsOf(staff, other.phone)).toEqual([5, 5]);
  });

  const pointsOrNobody = async (staff: { post: Caller['post'] }, phone: string) =>
    (await staff.post('/api/points/search-phone', { phone })).body;
});

describe('a chain of three', () => {
  test('is one in the end, with all phones, points and the whole log', async () => {
    const { under, staff, kept: a, other: b } = await openWithTwo([10, 20]);
    const c = await personWith(under, 40);
    await merged(staff, b.id, a.id);
    await staff.post('/api/points/assign-by-phone', { phone: a.phone, points: 100 });
    await staff.post('/api/points/consume-bonus', { userId: b.id });
    await merged(staff, c.id, b.id);
    for (const { phone } of [a, b, c]) expect(await pointsOf(staff, phone)).toEqual([170, 70]);
    const { otherPhones, merges } = await accountOf(staff, c.id);
    expect(otherPhones.toSorted()).toEqual([a.phone, b.phone].toSorted());
    expect(merges.map(({ totalPoints }) => totalPoints)).toEqual([130, 10]);
    expect(await readUser(under, a.id)).toMatchObject({ merged_into: c.id });
    await expectLedgerToAgree(under.shop);
  });
});

describe('a further phone', () => {
  test('that turns out not to be theirs is taken away, and is nobody’s', async () => {
    const { staff, kept, other } = await openWithTwo([10, 20]);
    await merged(staff, kept.id, other.id);
    const url = `/api/auth/users/${kept.id}/phones/${other.phone}`;
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await staff.send('DELETE', url)).toMatchObject({
        status: 200,
        body: { otherPhones: [] },
      });
    }
    expect((await listed(staff, other.phone)).length).toBe(0);
    await staff.post('/api/points/assign-by-phone', { phone: other.phone, points: 5 });
    expect(await pointsOf(staff, other.phone)).toEqual([5, 5]);
    expect(await pointsOf(staff, kept.phone)).toEqual([30, 30]);
  });

  test('is not taken by the address of somebody else, nor the main one', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    const stranger = await newCustomer(under);
    const remove = (id: number, phone: string) =>
      staff.send('DELETE', `/api/auth/users/${id}/phones/${phone}`);
    expect((await remove(stranger.id, other.phone)).status).toBe(200);
    expect((await remove(kept.id, kept.phone)).status).toBe(200);
    expect((await remove(4711, other.phone)).status).toBe(404);
    expect((await remove(kept.id, 'x')).status).toBe(400);
    expect(await accountOf(staff, kept.id)).toMatchObject({ otherPhones: [other.phone] });
    expect((await listed(staff, kept.phone)).map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('refused, without changing anything', () => {
  async function openWithAll() {
    const under = await openShop();
    const [staff, owner] = [await under.signedIn('haykakan'), await under.signedIn('superadmin')];
    const [colleague, customer] = [
      await under.signedIn('haykakan'),
      await under.signedIn('abaranci'),
    ];
    const phone = await personWith(under, 30);
    const ids = {
      ...{ staff: staff.id, owner: owner.id, colleague: colleague.id, customer: customer.id },
      ...{ phone: phone.id, nobody: 4711 },
    };
    return { under, callers: { staff, owner }, ids };
  }

  test.each([
    ['staff', 'phone', 'customer', 422, 'MERGE_SIGN_IN_STAYS'],
    ['staff', 'customer', 'customer', 422, 'MERGE_SAME_USER'],
    ['staff', 'customer', 'colleague', 422, 'MERGE_STAFF_STAYS'],
    ['staff', 'customer', 'staff', 422, 'MERGE_STAFF_STAYS'],
    ['staff', 'owner', 'phone', 403, 'SUPERADMIN_ONLY'],
    ['staff', 'phone', 'owner', 403, 'SUPERADMIN_ONLY'],
    ['owner', 'owner', 'phone', 403, 'MERGE_SUPERADMIN'],
    ['owner', 'customer', 'owner', 403, 'MERGE_SUPERADMIN'],
    ['staff', 'nobody', 'phone', 404, 'USER_NOT_FOUND'],
    ['staff', 'phone', 'nobody', 404, 'USER_NOT_FOUND'],
  ] as const)('%s merges into %s: %s (%i %s)', async (who, kept, other, status, code) => {
    const { under, callers, ids } = await openWithAll();
    const before = await countRows(under.shop.db);
    const users = await under.shop.db.read.selectFrom('users').selectAll().execute();
    const reply = await merge(callers[who], ids[kept], ids[other]);
    expect(reply).toMatchObject({ status, body: { code } });
    expect((reply.body as { error: string }).error).toMatch(/[a-záéíóúñ]/);
    expect(await countRows(under.shop.db)).toEqual(before);
    expect(await under.shop.db.read.selectFrom('users').selectAll().execute()).toEqual(users);
  });

  test('one who was merged or erased before', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    const third = await newCustomer(under);
    await merged(staff, kept.id, other.id);
    for (const [into, from] of [
      [kept.id, other.id],
      [other.id, kept.id],
      [third.id, other.id],
    ] as const) {
      expect(await merge(staff, into, from)).toMatchObject({
        status: 409,
        body: {
          code: 'MERGE_USER_GONE',
          error:
            'Una de las dos cuentas ya no está: se ha unido con otra o se ha borrado. Actualiza la lista',
        },
      });
    }
  });

  test.each([[{}], [{ mergedUserId: 'x' }], [{ mergedUserId: 0 }], [{ mergedUserId: 1.5 }]])(
    'what names no account: %o',
    async (body) => {
      const { staff, kept } = await openWithTwo();
      const reply = await staff.post(`/api/auth/users/${kept.id}/merge`, body);
      expect(reply).toMatchObject({
        status: 400,
        body: { details: [{ path: 'mergedUserId', message: 'Elige la otra cuenta' }] },
      });
    },
  );
});

test('an order with points of an account long merged is called off without harm', async () => {
  const { under, staff, kept, other } = await openWithTwo();
  const { id: order } = await placeOrder(staff);
  await earn(under, other.id, 50, order);
  await merged(staff, kept.id, other.id);
  const third = await personWith(under, 1);
  await merged(staff, third.id, kept.id);
  expect((await staff.patch(`/api/orders/${order}/cancel`)).status).toBe(200);
  expect(await pointsOf(staff, other.phone)).toEqual([1, 1]);
  await expectLedgerToAgree(under.shop);
});
