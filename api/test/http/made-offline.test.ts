// Changes that waited on a device while the line was down (docs/rules/wire.md#made-offline).
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { sweep } from '../../src/db/housekeeping.ts';
import type { Shop } from '../../src/shop.ts';
import { countRows } from '../count-rows.ts';
import { NOW, PASSWORD, openShop, orderBody, type SignedIn } from '../shop-under-test.ts';

const KEY = '4f0cbe1a-0000-4000-8000-000000000001';
const MOVEMENTS = '/api/stock/movements';
const TODAY = '2026-11-20';
const SALE = { type: 'walk_in_sale', quantity: 1 };

const madeAt = (at: number) => ({ 'idempotency-key': KEY, 'made-at': new Date(at).toISOString() });
const offline = ({ id }: Pick<SignedIn, 'id'>, at = NOW) => ({
  ...madeAt(at),
  'made-offline-by': String(id),
});

async function openDesk() {
  const under = await openShop();
  return {
    ...under,
    staff: await under.signedIn('haykakan'),
    customer: await under.signedIn('abaranci'),
  };
}

describe('a change that was made offline', () => {
  test('is done once, also when it comes again after the other keys are forgotten', async () => {
    const { shop, staff, time } = await openDesk();
    const first = await staff.post(MOVEMENTS, SALE, madeAt(NOW));
    expect(first.status).toBe(201);
    time.now += 29 * DAY;
    const { username } = staff;
    await staff.post('/api/auth/login', { username, password: PASSWORD });
    await sweep(shop.db, NOW + 31 * DAY);
    const before = await countRows(shop.db);
    expect(await staff.post(MOVEMENTS, SALE, offline(staff))).toMatchObject({
      status: 201,
      body: first.body as object,
    });
    expect(await countRows(shop.db)).toEqual(before);
    // The fingerprint keeps the call and no body. Another call with this key is refused.
    const keys = shop.db.read.selectFrom('idempotencyKeys').select('fingerprint');
    const [kept] = await keys.where('key', '=', KEY).execute();
    expect(kept?.fingerprint).toMatch(/^[\w-]{43}:$/);
    const visit = { phone: '600111222', paymentAmount: 20, cashPayment: true, walkInId: 'V1' };
    const other = await staff.post('/api/auth/points/accumulate', visit, offline(staff));
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('is staff’s: the key of a customer who claims it is forgotten like any other', async () => {
    const { shop, customer } = await openDesk();
    const ordered = await customer.post('/api/orders', orderBody(), offline(customer));
    expect(ordered.status).toBe(201);
    const keys = await shop.db.read
      .selectFrom('idempotencyKeys')
      .select('expiresAt')
      .where('key', '=', KEY)
      .execute();
    expect(keys).toEqual([{ expiresAt: NOW + 30 * DAY }]);
  });

  test('is refused in anybody else’s session and without one, and changes nothing', async () => {
    const { shop, staff, signedIn, visitor } = await openDesk();
    const other = await signedIn('haykakan');
    const before = await countRows(shop.db);
    const order = { ...orderBody(), is_manual_entry: true };
    for (const caller of [other, visitor()]) {
      for (const [path, body] of [
        [MOVEMENTS, SALE],
        ['/api/orders', order],
      ] as const) {
        const reply = await caller.post(path, body, offline(staff));
        expect([path, reply.status]).toEqual([path, 401]);
      }
    }
    expect(await countRows(shop.db)).toEqual(before);
    expect((await staff.post(MOVEMENTS, SALE, offline(staff))).status).toBe(201);
  });

  test.each(['', 'ayer', '1', '99999-01-01T00:00:00Z'])(
    'with "%s" as its time is refused',
    async (at) => {
      const { staff } = await openDesk();
      const reply = await staff.post(MOVEMENTS, SALE, { ...offline(staff), 'made-at': at });
      expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    },
  );

  test.each(['', 'x', '1.5', '9e99'])('of the user "%s" is refused', async (id) => {
    const { staff } = await openDesk();
    const headers = { ...offline(staff), 'made-offline-by': id };
    expect([400, 401]).toContain((await staff.post(MOVEMENTS, SALE, headers)).status);
  });

  test('moves the stock of the day on which it was made', async () => {
    const { staff, shop } = await openDesk();
    const reply = await staff.post(MOVEMENTS, SALE, offline(staff, NOW - DAY));
    expect(reply.body).toMatchObject({ stock: { date: '2026-11-19', currentStock: '59.0' } });
    expect(await countRows(shop.db)).toMatchObject({ stock: 1 });
  });

  test('a device whose clock is ahead made it today', async () => {
    const { staff } = await openDesk();
    const reply = await staff.post(MOVEMENTS, SALE, offline(staff, NOW + 3 * DAY));
    expect(reply.body).toMatchObject({ stock: { date: '2026-11-20' } });
  });

  test.each([
    ['7 days ago counts for its own day', NOW - 7 * DAY, '2026-11-13'],
    ['more than 7 days ago counts by the server’s time', NOW - 7 * DAY - 1, '2026-11-20'],
  ])('%s', async (_, at, date) => {
    const { staff } = await openDesk();
    const reply = await staff.post(MOVEMENTS, SALE, offline(staff, at));
    expect(reply.body).toMatchObject({ stock: { date } });
  });

  test('goes over a full slot; one that only says when it was made does not', async () => {
    const { staff } = await openDesk();
    await staff.patch('/api/settings/ovenChickensPerSlot', { value: '1' });
    const order = { ...orderBody({ quantity: 2 }), is_manual_entry: true };
    expect((await staff.post('/api/orders', order, madeAt(NOW))).status).toBe(409);
    const taken = await staff.post('/api/orders', order, offline(staff));
    expect(taken.status).toBe(201);
    const { id, version } = taken.body as Order;
    const edit = await staff.patch(
      `/api/orders/${id}`,
      { quantity: 3, version },
      { ...offline(staff), 'idempotency-key': `${KEY}-2` },
    );
    expect(edit.status).toBe(200);
  });

  test('earns its points by the hours of then', async () => {
    const { staff, time } = await openDesk();
    time.now = parseInstant('2026-11-20T23:50') ?? 0;
    const visit = { phone: '600111222', paymentAmount: '20.00', cashPayment: true, walkInId: KEY };
    const path = '/api/auth/points/accumulate';
    expect(await staff.post(path, visit, madeAt(NOW))).toMatchObject({
      body: { code: 'POINTS_OUTSIDE_HOURS' },
    });
    expect((await staff.post(path, visit, offline(staff, NOW))).status).toBe(200);
    const late = { ...visit, walkInId: `${KEY}-2` };
    const headers = { ...offline(staff, NOW - 8 * DAY), 'idempotency-key': `${KEY}-2` };
    expect(await staff.post(path, late, headers)).toMatchObject({
      body: { code: 'POINTS_VISIT_TOO_OLD' },
    });
  });
});

const ONE_BEER = { lines: [{ productId: 26, quantity: 1 }], paymentMethod: 'cash' };

const timesLost = (shop: Shop) =>
  shop.db.read
    .selectFrom('auditEntries')
    .select(['authorId', 'fieldsAfter'])
    .where('kind', '=', 'device_time_lost')
    .execute();

describe('on a device whose clock is wrong', () => {
  /** Made an hour ago and sent now, by a clock that is off by so much. */
  const wrong = (staff: SignedIn, off: number, ago = HOUR) => ({
    ...offline(staff, NOW + off - ago),
    'sent-at': new Date(NOW + off).toISOString(),
  });
  const IN_2015 = (parseInstant('2015-01-01T12:10') ?? 0) - NOW;

  test.each([
    ['five days behind', -5 * DAY],
    ['a month ahead', 30 * DAY],
    ['that has lost its time', IN_2015],
  ])('a sale by a clock %s is of the hour before', async (_, off) => {
    const { shop, staff } = await openDesk();
    const reply = await staff.post('/api/sales', ONE_BEER, wrong(staff, off));
    expect(reply).toMatchObject({
      status: 201,
      body: { sale: { soldAt: new Date(NOW - HOUR).toISOString() }, stock: { date: TODAY } },
    });
    const payments = await shop.db.read.selectFrom('payments').select(['day', 'madeAt']).execute();
    expect(payments).toEqual([{ day: TODAY, madeAt: NOW - HOUR }]);
    expect(await timesLost(shop)).toEqual([]);
  });

  test('stock, points and cash are of their own time too', async () => {
    const { staff } = await openDesk();
    const key = (n: number) => ({ ...wrong(staff, IN_2015), 'idempotency-key': `${KEY}-${n}` });
    expect(await staff.post(MOVEMENTS, SALE, key(1))).toMatchObject({
      body: { stock: { date: TODAY } },
    });
    const visit = { phone: '600111222', paymentAmount: '20.00', cashPayment: true, walkInId: KEY };
    expect((await staff.post('/api/auth/points/accumulate', visit, key(2))).status).toBe(200);
    const cash = { kind: 'out', amount: '5.00', reason: 'Hielo' };
    expect(await staff.post('/api/books/cash-movements', cash, key(3))).toMatchObject({
      body: { madeAt: new Date(NOW - HOUR).toISOString() },
    });
  });

  test('an order is for the day that was meant, and so is its edit', async () => {
    const { staff } = await openDesk();
    const order = { ...orderBody(), is_manual_entry: true, pickupTime: '2015-01-01T14:00' };
    const taken = await staff.post('/api/orders', order, wrong(staff, IN_2015, 5 * MINUTE));
    const meant = (clock: string) => new Date(parseInstant(`${TODAY}T${clock}`) ?? 0).toISOString();
    expect(taken).toMatchObject({ status: 201, body: { pickupTime: meant('14:00') } });
    const { id, version } = taken.body as Order;
    const edits = [
      ['2015-01-01T15:00', '15:00'],
      // As the server has it by now.
      [`${TODAY}T15:30`, '15:30'],
    ] as const;
    for (const [at, [pickupTime, clock]] of edits.entries()) {
      const headers = { ...wrong(staff, IN_2015), 'idempotency-key': `${KEY}-${at}` };
      const body = { pickupTime, version: version + at };
      expect(await staff.patch(`/api/orders/${id}`, body, headers)).toMatchObject({
        status: 200,
        body: { pickupTime: meant(clock) },
      });
    }
  });

  test('what waited for more than 7 days by it is of now, and the record says so', async () => {
    const { shop, staff } = await openDesk();
    const headers = { ...offline(staff, NOW + IN_2015), 'sent-at': new Date(NOW).toISOString() };
    const now = new Date(NOW).toISOString();
    expect(await staff.post('/api/sales', ONE_BEER, headers)).toMatchObject({
      body: { sale: { soldAt: now }, stock: { date: TODAY } },
    });
    expect(await staff.post('/api/sales', ONE_BEER, headers)).toMatchObject({ status: 201 });
    expect(await staff.get('/api/sales')).toMatchObject({
      body: { sales: [{ soldAt: now, arrivedAt: now }] },
    });
    const fieldsAfter = JSON.stringify({ deviceTime: '01/01/2015 12:10' });
    expect(await timesLost(shop)).toEqual([{ authorId: staff.id, fieldsAfter }]);
  });

  test.each(['', 'ahora', '1', '99999-01-01T00:00:00Z'])('"%s" is no present', async (sent) => {
    const { staff } = await openDesk();
    const reply = await staff.post(MOVEMENTS, SALE, { ...offline(staff), 'sent-at': sent });
    expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('the present of each answer is the shop’s', async () => {
    const { staff } = await openDesk();
    const { headers } = await staff.get('/api/site');
    expect(headers).toMatchObject({ date: new Date(NOW).toUTCString() });
  });
});
