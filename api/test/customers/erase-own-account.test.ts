// Leaving for good (GDPR, article 17; docs/decisions/0011): the person goes, the figures stay right.
import { describe, expect, test } from 'vitest';
import { customerBody } from '../accounts/customer-body.ts';
import { customerOrder } from '@brasa/core/orders/orders.contract.ts';
import { createOrder } from '../../src/orders/place/create-order.ts';
import { countRows } from '../count-rows.ts';
import { everything } from '../everything.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { earn } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { giveTaxIdentity, invoiceBody } from '../invoices/invoicing-shop.ts';
import { placeOrder } from '../place-order.ts';
import {
  openShop,
  orderBody,
  PASSWORD as SIGNED_IN_PASSWORD,
  type Caller,
} from '../shop-under-test.ts';
import { twoDevices } from '../two-devices.ts';

const ERASE = '/api/auth/me/erasure';
const PASSWORD = 'leña y brasa';
const PHONE = '600111222';

const erase = (caller: Caller, password = PASSWORD) => caller.post(ERASE, { password });

/** A customer who has earned, spent, ordered and come back. */
async function openWithCustomer() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = under.visitor();
  const reply = await customer.post('/api/auth/register', customerBody({ postalCode: '08001' }), {
    'idempotency-key': 'registro-0001',
  });
  const { id } = (reply.body as { user: { id: number } }).user;
  await staff.post(
    '/api/points/assign-by-phone',
    { phone: PHONE, points: 250, description: 'Regalo para Edelmira' },
    { 'idempotency-key': 'regalo-0001' },
  );
  await staff.post('/api/points/consume-bonus', { userId: id });
  return { under, staff, customer, id };
}

async function delivered(staff: Caller, customer: Caller, changes = {}) {
  const order = await placeOrder(customer, { details: '1 pollo para Edelmira', ...changes });
  await staff.patch(`/api/orders/${order.id}`, { customerName: 'Edelmira Núñez' });
  await staff.patch(`/api/orders/${order.id}/confirm`);
  await staff.patch(`/api/orders/${order.id}/reopen`, { reason: 'Edelmira no lo recogió' });
  await staff.patch(`/api/orders/${order.id}/confirm`);
  return order.id;
}

describe('erasing the own account', () => {
  test('is not for who was staff: the record would lose who did what', async () => {
    const under = await openShop();
    const owner = await under.signedIn('superadmin');
    const former = await under.signedIn('haykakan');
    const customer = under.visitor();
    const signIn = { username: former.username, password: SIGNED_IN_PASSWORD };
    expect((await customer.post('/api/auth/login', signIn)).status).toBe(200);
    await owner.patch(`/api/auth/users/${former.id}`, { role: 'abaranci' });
    expect((await customer.post('/api/auth/login', signIn)).status).toBe(200);
    const refused = await erase(customer, SIGNED_IN_PASSWORD);
    expect(refused).toMatchObject({ status: 403, body: { code: 'ERASURE_NOT_FOR_STAFF' } });
    expect((await owner.post(`/api/customers/${former.id}/erase`)).status).toBe(200);
  });

  test('leaves an order that was on its way to nobody', async () => {
    const { under, customer, id } = await openWithCustomer();
    expect((await erase(customer)).status).toBe(200);
    const viewer = { id, username: 'edelmira', name: null, role: 'abaranci' as const };
    const order = customerOrder.parse(orderBody());
    const request = { order, viewer, identity: null, address: '127.0.0.1' };
    expect((await createOrder(under.shop, request)).userId).toBeNull();
  });

  test('leaves nothing that says who it was, anywhere', async () => {
    const { under, staff, customer } = await openWithCustomer();
    await delivered(staff, customer);
    await staff.post('/api/auth/points/accumulate', {
      phone: PHONE,
      paymentAmount: 10,
      cashPayment: true,
      walkIn: true,
      walkInId: 'visita-0001',
    });
    expect(await erase(customer)).toMatchObject({ status: 200, body: { success: true } });
    const left = await everything(under);
    const personal = ['Edelmira', 'Núñez', 'maria', PHONE, '"08001"'];
    // As its words stand where orders are searched.
    personal.push('edelmira', 'nunez');
    expect(personal.filter((text) => left.includes(text))).toEqual([]);
  });

  test('takes them out of what staff and visitors were answered too, whose repeats say nobody', async () => {
    const { under, staff, customer, id } = await openWithCustomer();
    const key = (name: string) => ({ 'idempotency-key': `respuesta-${name}` });
    const url = `/api/auth/users/${id}`;
    const edit = { email: 'otra.maria@example.com', details: 'La hija de Núñez' };
    await staff.patch(url, edit, key('edit'));
    await staff.patch(`${url}/toggle-active`, { active: true }, key('toggle'));
    const pickupTime = '2026-11-20T13:30:00.000Z';
    const order = { ...orderBody(), pickupTime, customerName: 'Edelmira' };
    const placed = await customer.post('/api/orders', order, key('order'));
    const { id: orderId } = placed.body as { id: number };
    const payment = { phone: PHONE, paymentAmount: 10, cashPayment: true, orderId };
    await staff.post('/api/auth/points/accumulate', payment, key('payment'));
    await staff.patch(`/api/orders/${orderId}`, { customerName: 'Edelmira' }, key('order-edit'));
    await staff.patch(`/api/orders/${orderId}/confirm`, undefined, key('confirm'));
    const another = orderBody({ customerName: 'Otra', customerEmail: 'otra@example.com' });
    const elsewhere = await under.visitor().post('/api/orders', another, key('another'));
    expect((await erase(customer)).status).toBe(200);

    const left = await everything(under);
    const personal = ['Edelmira', 'Núñez', 'maria', '"08001"'];
    expect(personal.filter((text) => left.includes(text))).toEqual([]);
    const again = await staff.patch(url, edit, key('edit'));
    expect(again).toMatchObject({
      status: 200,
      body: { id, name: null, username: null, phone: null, email: null, details: null },
    });
    const confirmed = await staff.patch(
      `/api/orders/${orderId}/confirm`,
      undefined,
      key('confirm'),
    );
    expect(confirmed).toMatchObject({
      status: 200,
      body: { id: orderId, customerName: 'Datos borrados', customerPhone: null },
    });
    const others = await under.visitor().post('/api/orders', another, key('another'));
    expect(others.body).toEqual(elsewhere.body);
  });

  test('takes a user whom staff have added out of the answer that added them', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const key = { 'idempotency-key': 'alta-0001' };
    const person = {
      ...{ username: 'maria.jose', password: PASSWORD, confirmPassword: PASSWORD },
      ...{ name: 'Edelmira', phone: PHONE, email: 'maria@example.com', details: 'Núñez' },
    };
    expect((await staff.post('/api/auth/users', person, key)).status).toBe(201);
    const customer = under.visitor();
    await customer.post('/api/auth/login', { username: 'maria.jose', password: PASSWORD });
    expect((await erase(customer)).status).toBe(200);
    const left = await everything(under);
    expect(['Edelmira', 'maria', PHONE, 'Núñez'].filter((text) => left.includes(text))).toEqual([]);
    expect((await staff.post('/api/auth/users', person, key)).body).toMatchObject({ name: null });
  });

  test('keeps ledger and stock in agreement, and takes the points that were left', async () => {
    const { under, staff, customer, id } = await openWithCustomer();
    await delivered(staff, customer);
    await erase(customer);
    const entries = await under.shop.db.read
      .selectFrom('pointTransactions')
      .select(['type', 'points', 'description'])
      .where('userId', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { type: 'earned', points: 250, description: null },
      { type: 'redeemed', points: -200, description: null },
      { type: 'manual_adjustment', points: -50, description: 'Cuenta borrada' },
    ]);
    await expectLedgerToAgree(under.shop);
    await expectStockToAgree(under.shop);
  });

  test('leaves nothing to come back, when an order that cost points is called off later', async () => {
    const { under, staff, customer, id } = await openWithCustomer();
    const orderId = await delivered(staff, customer, { totalAmount: 0 });
    await staff.patch(`/api/orders/${orderId}`, { totalAmount: '30.00', paymentMethod: 'cash' });
    await earn(under, id, 150);
    expect((await staff.post('/api/points/consume-bonus', { userId: id, orderId })).status).toBe(
      200,
    );
    await erase(customer);
    await staff.patch(`/api/orders/${orderId}/reopen`);
    expect((await staff.patch(`/api/orders/${orderId}/cancel`)).status).toBe(200);
    const entries = await under.shop.db.read
      .selectFrom('pointTransactions')
      .select(['points', 'description'])
      .where('userId', '=', id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(entries).toEqual([
      { points: -200, description: 'Cuenta borrada' },
      { points: 200, description: `Pedido ${orderId} anulado` },
    ]);
    await expectLedgerToAgree(under.shop);
  });

  test('ends every session and lets nobody in again', async () => {
    const { under, customer } = await openWithCustomer();
    const elsewhere = under.visitor();
    const credentials = { username: 'maria.jose', password: PASSWORD };
    await elsewhere.post('/api/auth/login', credentials);
    await erase(customer);
    expect(customer.cookies.size).toBe(0);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await under.visitor().post('/api/auth/login', credentials)).status).toBe(401);
  });

  test('makes the customer unknown by phone, e-mail, QR and id', async () => {
    const { under, staff, customer, id } = await openWithCustomer();
    const { qrCode } = (await customer.get('/api/points/wallet-qr')).body as { qrCode: string };
    await erase(customer);
    const found = async (method: 'get' | 'post', url: string, body?: unknown) =>
      (await staff[method](url, body as never)).body;
    expect(await found('post', '/api/points/search-phone', { phone: PHONE })).toEqual({
      found: false,
    });
    expect(await found('post', '/api/points/search-qr', { qrCode })).toEqual({ found: false });
    expect(await found('get', `/api/auth/users/search/phone/${PHONE}`)).toEqual({ found: false });
    expect(await found('get', '/api/auth/users/search/email/maria@example.com')).toEqual({
      found: false,
    });
    expect((await staff.post('/api/points/consume-bonus', { userId: id })).status).toBe(404);
    const listed = (await staff.get('/api/auth/users?showAll=true')).body as { id: number }[];
    expect(listed.map((user) => user.id)).not.toContain(id);
    await expectLedgerToAgree(under.shop);
  });

  test('frees phone and user name for a new account, which begins at nothing', async () => {
    const { under, customer } = await openWithCustomer();
    await erase(customer);
    const again = under.visitor();
    expect((await again.post('/api/auth/register', customerBody())).status).toBe(201);
    expect((await again.get('/api/points/me')).body).toMatchObject({ totalPoints: 0 });
  });

  test('keeps of an invoice what the law wants, and nothing of a person with its order', async () => {
    const { under, staff, customer } = await openWithCustomer();
    await giveTaxIdentity(under);
    const [plain, invoiced] = [await delivered(staff, customer), await delivered(staff, customer)];
    const path = `/api/orders/${invoiced}/invoice`;
    expect((await staff.post(path, invoiceBody())).status).toBe(200);
    await erase(customer);
    for (const id of [plain, invoiced]) {
      const { body } = await staff.get(`/api/orders/${id}`);
      expect(body).toMatchObject({
        customerName: 'Datos borrados',
        customerPhone: null,
        customerEmail: null,
        customerDNI: null,
        customerAddress: null,
        details: '1 1/2 pollos',
        status: 'delivered',
        quantity: '1.5',
      });
      expect(JSON.stringify(body)).not.toMatch(/Edelmira|maria@|12345678Z|Calle Nueva/);
    }
    const { body } = await staff.get('/api/invoices');
    expect(body).toMatchObject({
      invoices: [
        {
          orderId: invoiced,
          recipientName: 'Edelmira Núñez',
          recipientNif: '12345678Z',
          recipientAddress: 'Calle Nueva, 3, Villena',
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('maria@');
    expect((await checkChain(under.shop.db.read)).broken).toBeNull();
    await expectStockToAgree(under.shop);
  });

  test('waits for a pending order, says so and changes nothing', async () => {
    const { under, staff, customer } = await openWithCustomer();
    const { id } = await placeOrder(customer);
    const before = await countRows(under.shop.db);
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await erase(customer)).toMatchObject({
        status: 409,
        body: {
          code: 'ERASURE_ORDERS_PENDING',
          error:
            'Tienes un encargo pendiente. Podrás borrar tu cuenta cuando lo recojas o lo canceles',
        },
      });
    }
    expect(await countRows(under.shop.db)).toEqual(before);
    await staff.patch(`/api/orders/${id}/cancel`);
    expect((await erase(customer)).status).toBe(200);
  });

  test('needs the password, and lets nobody guess it', async () => {
    const { customer } = await openWithCustomer();
    expect(await customer.post(ERASE, {})).toMatchObject({
      status: 400,
      body: { details: [{ message: 'La contraseña es requerida' }] },
    });
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await erase(customer, 'equivocada')).toMatchObject({
        status: 422,
        body: { code: 'OWN_PASSWORD_WRONG' },
      });
    }
    expect((await erase(customer)).status).toBe(429);
    expect((await customer.get('/api/auth/me')).status).toBe(200);
  });

  test.each(['haykakan', 'superadmin'] as const)('is not for %s', async (role) => {
    const staff = await (await openShop()).signedIn(role);
    expect(await erase(staff, 'contraseña de prueba')).toMatchObject({
      status: 403,
      body: { code: 'ERASURE_NOT_FOR_STAFF' },
    });
    expect((await staff.get('/api/auth/me')).status).toBe(200);
  });
});

describe('orders that were made without signing in', () => {
  /** Registering with a guest's phone and e-mail proves neither. */
  async function openWithGuest() {
    const opened = await openWithCustomer();
    const { under, staff } = opened;
    const place = (changes = {}) => placeOrder(under.visitor(), changes);
    const read = async (id: number) => (await staff.get(`/api/orders/${id}`)).body;
    return { ...opened, place, read };
  }

  test('stay as they are, with the phone and the e-mail of the account too', async () => {
    const { under, staff, customer, place, read } = await openWithGuest();
    const own = await delivered(staff, customer);
    const handedOver = await delivered(staff, under.visitor());
    const calledOff = await place({ customerEmail: 'Maria@Example.COM' });
    await staff.patch(`/api/orders/${calledOff.id}/cancel`);
    const others = [handedOver, calledOff.id, (await place()).id];
    const before = await Promise.all(others.map(read));
    expect((await erase(customer)).status).toBe(200);
    expect(await Promise.all(others.map(read))).toEqual(before);
    expect(await read(own)).toMatchObject({ customerName: 'Datos borrados', customerPhone: null });
    await expectStockToAgree(under.shop);
  });

  test('that are pending neither stand in the way nor are told of', async () => {
    const { customer, place } = await openWithGuest();
    await place();
    expect(await erase(customer, 'equivocada')).toMatchObject({
      status: 422,
      body: { code: 'OWN_PASSWORD_WRONG' },
    });
    expect((await erase(customer)).status).toBe(200);
  });
});

describe('at the same time', () => {
  test('points for the phone go to somebody new, or are taken with the rest', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { under, customer } = await openWithCustomer();
      const [, device] = await twoDevices(under);
      const replies = await Promise.all([
        erase(customer),
        ...Array.from({ length: 6 }, () =>
          device.post('/api/points/assign-by-phone', { phone: PHONE, points: 5 }),
        ),
      ]);
      expect(replies[0].status).toBe(200);
      // 404: the account went while its points were being entered; entering them again works.
      for (const { status } of replies.slice(1)) expect([200, 404]).toContain(status);
      await expectLedgerToAgree(under.shop);
      const { left } = await under.shop.db.read
        .selectFrom('userPoints')
        .innerJoin('users', 'users.id', 'userPoints.userId')
        .select((is) => is.fn.sum<number | null>('availablePoints').as('left'))
        .where('erasedAt', 'is not', null)
        .executeTakeFirstOrThrow();
      expect(left).toBe(0);
    }
  });

  test('an order and the erasure end with the order taken, whichever is first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { under, staff, customer } = await openWithCustomer();
      const second = under.visitor();
      for (const [name, value] of customer.cookies) second.cookies.set(name, value);
      const [erased, order] = await Promise.all([erase(customer), placeOrder(second)]);
      expect([200, 409]).toContain(erased.status);
      expect((await staff.get(`/api/orders/${order.id}`)).body).toMatchObject({
        customerPhone: PHONE,
        status: 'pending',
      });
      await expectStockToAgree(under.shop);
    }
  });

  test('two erasures are one', async () => {
    const { under, customer } = await openWithCustomer();
    const elsewhere = under.visitor();
    for (const [name, value] of customer.cookies) elsewhere.cookies.set(name, value);
    const replies = await Promise.all([erase(customer), erase(elsewhere)]);
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 422]).toContain(statuses[1]);
    await expectLedgerToAgree(under.shop);
  });
});

test('an order of an erased customer can still be called off', async () => {
  const { under, staff, customer, id } = await openWithCustomer();
  const order = await delivered(staff, customer);
  await earn(under, id, 40, order);
  await erase(customer);
  await staff.patch(`/api/orders/${order}`, { quantity: '1.0' });
  expect((await staff.patch(`/api/orders/${order}/cancel`)).status).toBe(200);
  await expectLedgerToAgree(under.shop);
});
