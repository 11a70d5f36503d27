// The account of an order is who placed it signed in; who earned or spent on it stands in the ledger alone
// (docs/rules/orders.md#orders-of-signed-in-customers).
import { describe, expect, test } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { customerBody } from '../accounts/customer-body.ts';
import { merged } from '../customers/people.ts';
import { earn } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

const PASSWORD = 'leña y brasa';

/** Of whom an order says all of this. */
const ANA = {
  customerName: 'Edelmira Núñez',
  customerPhone: '600 777 888',
  customerEmail: 'edelmira@example.com',
  customerDNI: '12345678Z',
  customerAddress: 'Calle Nueva, 3',
};
const SAID_OF_ANA = ['Edelmira', '600777888', 'edelmira@', '12345678Z', 'Calle Nueva'];

type Registered = Caller & { id: number; phone: string };

async function register(
  { visitor }: ShopUnderTest,
  username: string,
  phone: string,
): Promise<Registered> {
  const caller = visitor();
  const person = { username, name: username, email: `${username}@example.com`, phone };
  const reply = await caller.post('/api/auth/register', customerBody(person));
  const { user } = reply.body as { user: { id: number } };
  return Object.assign(caller, { id: user.id, phone });
}

/** Berta and Carla have accounts and phones of their own; Ana's orders are none of theirs. */
async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const berta = await register(under, 'berta', '600111333');
  const carla = await register(under, 'carla', '600111444');
  const give = async (orderId: number, { phone }: { phone: string }, paymentAmount: number) => {
    const payment = { phone, paymentAmount, orderId, cashPayment: true };
    expect((await staff.post('/api/auth/points/accumulate', payment)).status).toBe(200);
  };
  const redeem = async (orderId: number, { id: userId }: { id: number }) => {
    const reply = await staff.post('/api/points/consume-bonus', { userId, orderId });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  const price = (orderId: number, totalAmount: string) =>
    staff.patch(`/api/orders/${orderId}`, { totalAmount, paymentMethod: 'cash' });
  const order = async (id: number) => (await staff.get(`/api/orders/${id}`)).body as Order;
  return { under, staff, berta, carla, give, redeem, price, order };
}

/** All that the caller's own screens and file say. */
async function seenBy(caller: Caller): Promise<string> {
  const pages = ['me/orders', 'me/data', 'me/account'].map((page) => `/api/auth/${page}`);
  const points = ['me', 'my-points', 'history', 'notifications'].map((of) => `/api/points/${of}`);
  const replies = await Promise.all([...pages, ...points].map((url) => caller.get(url)));
  for (const { status } of replies) expect(status).toBe(200);
  return JSON.stringify(replies.map(({ body }) => body));
}

async function expectNothingOfAna(caller: Caller, { code }: Pick<Order, 'code'>): Promise<void> {
  const seen = await seenBy(caller);
  expect([...SAID_OF_ANA, String(code)].filter((text) => seen.includes(text))).toEqual([]);
  expect((await caller.get('/api/auth/me/orders')).body).toEqual({ orders: [], hasMore: false });
  expect((await caller.get('/api/auth/me/data')).body).toMatchObject({ orders: [] });
}

const pointsOf = async (caller: Caller) =>
  ((await caller.get('/api/points/me')).body as { availablePoints: number }).availablePoints;

describe('the points of somebody else’s order', () => {
  test.each(['a guest', 'staff'])('show nothing of an order by %s to who got them', async (who) => {
    const { under, staff, berta, give, order } = await openDesk();
    const placed =
      who === 'staff'
        ? await placeOrder(staff, { ...ANA, is_manual_entry: true })
        : await placeOrder(under.visitor(), ANA);
    await give(placed.id, berta, 27);
    expect(await order(placed.id)).toMatchObject({ userId: null, pointsEarned: 27 });
    await expectNothingOfAna(berta, placed);
    // What the specification has: the number.
    const { body } = await berta.get('/api/points/history');
    expect(body).toMatchObject([{ points: 27, orderId: placed.id }]);
  });

  test('leave the order with whoever placed it signed in', async () => {
    const { under, berta, give, redeem, price, order } = await openDesk();
    const ana = await under.signedIn('abaranci');
    const placed = await placeOrder(ana, ANA);
    await price(placed.id, '30.00');
    await earn(under, berta.id, 100);
    await redeem(placed.id, berta);
    await give(placed.id, berta, 25);
    expect(await order(placed.id)).toMatchObject({ userId: ana.id });
    await expectNothingOfAna(berta, placed);
    const own = { orders: [{ id: placed.id }] };
    expect((await ana.get('/api/auth/me/orders')).body).toMatchObject(own);
  });

  test('show an order by telephone to nobody, not even to whose phone it has', async () => {
    const { staff, berta, give } = await openDesk();
    const call = { is_manual_entry: true, customerPhone: berta.phone };
    const { id } = await placeOrder(staff, call);
    await give(id, berta, 27);
    expect((await berta.get('/api/auth/me/orders')).body).toEqual({ orders: [], hasMore: false });
  });

  test('show nothing of it by a bonus either, nor to an account that was merged', async () => {
    const { under, staff, berta, carla, redeem, price, order } = await openDesk();
    const placed = await placeOrder(under.visitor(), ANA);
    await price(placed.id, '30.00');
    await earn(under, berta.id, 100);
    await redeem(placed.id, berta);
    expect(await order(placed.id)).toMatchObject({ userId: null, pointsRedeemed: 100 });
    const page = await under.visitor().get(`/api/order-pages/${placed.code}`);
    expect(page.body).toMatchObject({ discount: '5.00', paid: '25.00' });
    await expectNothingOfAna(berta, placed);
    const { moved } = await merged(staff, carla.id, berta.id);
    expect(moved.orders).toBe(0);
    await expectNothingOfAna(carla, placed);
  });
});

describe('one who spends and another who earns on one order', () => {
  async function shared() {
    const desk = await openDesk();
    const { under, berta, carla, give, redeem, price } = desk;
    const { id } = await placeOrder(under.visitor(), ANA);
    await price(id, '30.00');
    await earn(under, berta.id, 120);
    await redeem(id, berta);
    await give(id, carla, 25);
    const balances = async () => [await pointsOf(berta), await pointsOf(carla)];
    expect(await balances()).toEqual([20, 25]);
    return { ...desk, id, balances };
  }

  test('each get back their own when it is called off, and once more when that is undone', async () => {
    const { under, staff, id, balances } = await shared();
    const { body } = await staff.patch(`/api/orders/${id}/cancel`);
    expect(body).toMatchObject({ pointsChange: { earned: -25, redeemed: -100, missing: 0 } });
    expect(await balances()).toEqual([120, 0]);
    const { version } = body as Order;
    await staff.patch(`/api/orders/${id}/reopen`, { version, undo: true });
    expect(await balances()).toEqual([20, 25]);
    await expectLedgerToAgree(under.shop);
  });

  test('an edit corrects the one who earned', async () => {
    const { under, price, id, balances } = await shared();
    await price(id, '20.00');
    expect(await balances()).toEqual([20, 15]);
    await price(id, '31.00');
    expect(await balances()).toEqual([20, 26]);
    await expectLedgerToAgree(under.shop);
  });
});

describe('erasing', () => {
  const erase = (caller: Caller) => caller.post('/api/auth/me/erasure', { password: PASSWORD });

  test('who got the points does not wait for the order, and leaves it as it is', async () => {
    const { under, staff, berta, give, redeem, price, order } = await openDesk();
    const placed = await placeOrder(under.visitor(), ANA);
    await price(placed.id, '30.00');
    await earn(under, berta.id, 100);
    await redeem(placed.id, berta);
    await give(placed.id, berta, 25);
    const before = await order(placed.id);
    expect(before.status).toBe('pending');
    expect((await erase(berta)).status).toBe(200);
    expect(await order(placed.id)).toEqual(before);
    expect((await under.visitor().get(`/api/order-pages/${before.code}`)).status).toBe(200);
    // The order goes on, and the points that it gives back are nobody's.
    const url = `/api/orders/${placed.id}`;
    const { version } = (await staff.patch(`${url}/cancel`)).body as Order;
    await expectLedgerToAgree(under.shop);
    expect((await staff.patch(`${url}/reopen`, { version, undo: true })).status).toBe(200);
    expect((await price(placed.id, '20.00')).status).toBe(200);
    await expectLedgerToAgree(under.shop);
    expect(await order(placed.id)).toMatchObject({ customerName: ANA.customerName });
  });

  test('who placed it takes the person out, and nothing out of another’s ledger', async () => {
    const { under, staff, berta, give, order } = await openDesk();
    const ana = await register(under, 'edelmira', '600777888');
    const placed = await placeOrder(ana, ANA);
    await give(placed.id, berta, 27);
    expect((await erase(ana)).body).toMatchObject({ code: 'ERASURE_ORDERS_PENDING' });
    await staff.patch(`/api/orders/${placed.id}/confirm`);
    const history = async () => (await berta.get('/api/points/history')).body;
    const before = await history();
    expect((await erase(ana)).status).toBe(200);
    const blanked = { customerName: 'Datos borrados', customerPhone: null, code: null };
    expect(await order(placed.id)).toMatchObject(blanked);
    expect(await history()).toEqual(before);
    expect(await pointsOf(berta)).toBe(27);
    await expectLedgerToAgree(under.shop);
  });
});
