// All orders of all days, as staff look for one (docs/rules/orders.md#archive). It is Friday 20 November 2026.
import { describe, expect, test } from 'vitest';
import { addressOf, type QueryOf } from '@brasa/core/kernel/call.ts';
import type { ArchivePage } from '@brasa/core/orders/archive/order-archive.contract.ts';
import { listArchive } from '@brasa/core/orders/orders.calls.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import type { Queries } from '../../src/db/database.ts';
import { openShop, type Caller } from '../shop-under-test.ts';
import { PAYMENT_METHODS } from '@brasa/core/payments/payments.rules.ts';

type Query = NonNullable<QueryOf<typeof listArchive>>;

async function desk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const take = (changes: Record<string, unknown> = {}) =>
    placeOrder(staff, { is_manual_entry: true, customerPhone: null, ...changes });
  return { ...under, staff, take, find: finder(staff) };
}

const finder =
  (staff: Caller) =>
  async (query: Query = {}): Promise<ArchivePage> => {
    const { status, body } = await staff.get(addressOf(listArchive, { query }));
    expect(status).toBe(200);
    return body as ArchivePage;
  };

/** "number state word" of each word by which an order is found, where it is what the order says. */
async function wordsOfOrders(sql: Queries): Promise<string[]> {
  const pending = await sql
    .selectFrom('pendingNameWords')
    .innerJoin('orders', 'orders.id', 'pendingNameWords.orderId')
    .select(['orders.id', 'word'])
    .where('status', '=', 'pending')
    .execute();
  const finished = await sql
    .selectFrom('orderNameWords')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.id', '=', 'orderNameWords.orderId')
        .onRef('orders.pickupTime', '=', 'orderNameWords.pickupTime'),
    )
    .select(['orders.id', 'word'])
    .where('status', '<>', 'pending')
    .execute();
  return [
    ...pending.map(({ id, word }) => `${id} pending ${word}`),
    ...finished.map(({ id, word }) => `${id} finished ${word}`),
  ].sort();
}

const ids = ({ orders }: ArchivePage) => orders.map(({ id }) => id);
const on = (day: string, clock = '14:00') => ({ pickupTime: `${day}T${clock}` });

describe('without a condition', () => {
  test('is every order of every day and state, the last pick-up first', async () => {
    const { take, find, staff } = await desk();
    const past = await take(on('2026-11-08'));
    const [next, late] = [await take(on('2026-11-27')), await take(on('2026-11-27'))];
    const today = await take(on('2026-11-20'));
    await staff.patch(`/api/orders/${past.id}/cancel`);
    await staff.patch(`/api/orders/${today.id}/confirm`);
    const page = await find();
    expect(ids(page)).toEqual([late.id, next.id, today.id, past.id]);
    expect(page).toMatchObject({ next: null, names: 'exact' });
    expect(page.orders.map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'delivered',
      'cancelled',
    ]);
  });

  test('comes in pages that leave nothing out, also of one time', async () => {
    const { take, find } = await desk();
    const taken: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      taken.push((await take(on(count % 3 === 0 ? '2026-11-22' : '2026-11-21'))).id);
    }
    const seen: number[] = [];
    const lengths: number[] = [];
    for (let before: string | undefined; ;) {
      const page = await find({ before });
      seen.push(...ids(page));
      lengths.push(page.orders.length);
      if (page.next === null) break;
      before = page.next;
    }
    expect(lengths).toEqual([25, 25, 10]);
    expect(seen.toSorted((a, b) => a - b)).toEqual(taken);
  });
});

describe('a name', () => {
  async function withNames() {
    const under = await desk();
    const numbers = new Map<string, number>();
    for (const name of ['María José Núñez', 'Juan Gonzalez', "Peio O'Brien", 'Ana López-Rey']) {
      numbers.set(name, (await under.take({ customerName: name })).id);
    }
    const names = async (search: string) =>
      (await under.find({ search })).orders.map(({ customerName }) => customerName);
    return { ...under, names };
  }

  test.each([
    ['maria', 'María José Núñez'],
    ['MARÍA  núñez', 'María José Núñez'],
    ['nunez jose', 'María José Núñez'],
    ['gonz', 'Juan Gonzalez'],
    ['brien', "Peio O'Brien"],
    ['rey, ana', 'Ana López-Rey'],
  ])('%s finds whoever has all its words, from their beginnings on', async (typed, name) => {
    const { names } = await withNames();
    expect(await names(typed)).toEqual([name]);
  });

  test.each([
    ['gonzales', 'another letter'],
    ['gonzlez', 'one missing'],
    ['gonzzalez', 'one too many'],
    ['ognzalez', 'the first two changed'],
    ['goznalez', 'two in the middle changed'],
    ['onzalez', 'the first one missing'],
    ['gonzalze', 'the last two changed'],
    ['jaun gonzales', 'one in each word'],
  ])('%s is found all the same: %s', async (typed) => {
    const { find } = await withNames();
    const { orders, names } = await find({ search: typed });
    expect(orders.map(({ customerName }) => customerName)).toEqual(['Juan Gonzalez']);
    expect(names).toBe('near');
  });

  test.each(['gonnzzalez', 'gnzlz', 'xy', 'jo'])('%s is nobody', async (typed) => {
    const { names } = await withNames();
    expect(await names(typed)).toEqual([]);
  });

  test('shows those that are called so, and those alike when asked', async () => {
    const { take, find } = await desk();
    const marta = await take({ customerName: 'Marta' });
    const maria = await take({ customerName: 'María' });
    expect(ids(await find({ search: 'marta' }))).toEqual([marta.id]);
    expect(ids(await find({ search: 'marta', near: 'true' }))).toEqual([maria.id, marta.id]);
  });

  test('goes on among those alike where the page before ended', async () => {
    const { take, find } = await desk();
    for (let count = 0; count < 26; count += 1) await take({ customerName: 'Gonzalez' });
    const first = await find({ search: 'gonzales' });
    expect(first.orders).toHaveLength(25);
    const second = await find({ search: 'gonzales', before: first.next ?? '' });
    expect(ids(second)).toEqual([1]);
    expect(second).toMatchObject({ next: null, names: 'near' });
  });

  test('of which too many begin alike counts whole, and says so', async () => {
    const { take, find } = await desk();
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    for (const letter of letters) {
      await take({ customerName: `mar${letter} mar${letter}a mar${letter}o` });
    }
    expect(await find({ search: 'mar' })).toMatchObject({ orders: [], names: 'broad' });
    expect(ids(await find({ search: 'marb' }))).toEqual([2]);
  });

  test('follows an edit, and so does another pick-up', async () => {
    const { take, find, staff } = await desk();
    const { id } = await take({ customerName: 'Juan Gonzalez', ...on('2026-11-21') });
    await take({ customerName: 'Juan Ruiz', ...on('2026-11-22') });
    await staff.patch(`/api/orders/${id}`, { customerName: 'Juan Ibáñez' });
    expect(ids(await find({ search: 'gonzalez' }))).toEqual([]);
    expect(ids(await find({ search: 'ibañez' }))).toEqual([id]);
    expect(ids(await find({ search: 'juan' }))).toEqual([2, 1]);
    await staff.patch(`/api/orders/${id}`, on('2026-11-23'));
    expect(ids(await find({ search: 'juan' }))).toEqual([1, 2]);
    expect(ids(await find({ search: 'juan', to: '2026-11-22' }))).toEqual([2]);
  });

  test('is found whatever is renamed at the same time', async () => {
    const { take, staff, shop } = await desk();
    for (let count = 0; count < 6; count += 1) await take({ customerName: 'Zoe Ruiz' });
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => [
        staff.patch(`/api/orders/${index + 1}`, { customerName: `Ana ${index}` }),
        take({ customerName: index % 2 === 0 ? 'Zoe' : 'Ruiz Zoe' }),
      ]).flat(),
    );
    const known = await shop.db.read.selectFrom('nameWords').select('word').execute();
    const words = new Set(known.map(({ word }) => word));
    const ofOrders = await wordsOfOrders(shop.db.read);
    expect(ofOrders.filter((line) => !words.has(line.split(' ')[2] ?? ''))).toEqual([]);
    expect(ofOrders.length).toBeGreaterThan(12);
  });

  test('follows an order that is finished and pending again', async () => {
    const { take, find, staff, shop } = await desk();
    const { id } = await take({ customerName: 'Juan Gonzalez' });
    await take({ customerName: 'Juan Ruiz' });
    for (const [move, status] of [
      ['confirm', 'finished'],
      ['reopen', 'pending'],
      ['cancel', 'finished'],
    ] as const) {
      const moved = await staff.patch(`/api/orders/${id}/${move}`);
      expect(moved.status, move).toBe(200);
      expect(ids(await find({ search: 'gonzalez' }))).toEqual([id]);
      expect(ids(await find({ search: 'juan' }))).toEqual([2, 1]);
      expect(await wordsOfOrders(shop.db.read)).toEqual([
        `1 ${status} gonzalez`,
        `1 ${status} juan`,
        '2 pending juan',
        '2 pending ruiz',
      ]);
    }
  });

  test('leaves no word that no order has, and none out', async () => {
    const { take, staff, shop } = await desk();
    await take({ customerName: 'Juan Gonzalez' });
    await take({ customerName: 'Ana Gonzalez' });
    await staff.patch('/api/orders/1', { customerName: 'Juan Ruiz' });
    const words = await shop.db.read.selectFrom('nameWords').select('word').execute();
    expect(words.map(({ word }) => word).sort()).toEqual(['ana', 'gonzalez', 'juan', 'ruiz']);
    await staff.patch('/api/orders/2/confirm');
    expect(await wordsOfOrders(shop.db.read)).toEqual([
      ...['1 pending juan', '1 pending ruiz'],
      ...['2 finished ana', '2 finished gonzalez'],
    ]);
  });
});

describe('a number, a phone or an e-mail', () => {
  test.each(['2', '002', '#2', '# 000002', 'n.º 2', ' 2 '])('%s is the order', async (search) => {
    const { take, find } = await desk();
    for (let count = 0; count < 3; count += 1) await take();
    expect(ids(await find({ search }))).toEqual([2]);
  });

  test.each(['600111222', '600 11 12 22', '+34 600-111-222', '0034600111222'])(
    '%s finds every order with that phone',
    async (search) => {
      const { take, find } = await desk();
      await take({ customerPhone: '600111222' });
      await take({ customerPhone: '600999888' });
      await take({ customerPhone: '+34 600 111 222' });
      expect(ids(await find({ search }))).toEqual([3, 1]);
    },
  );

  test('an e-mail is found in whatever capitals', async () => {
    const { take, find } = await desk();
    await take({ customerEmail: 'Ana.Ruiz@Example.com' });
    await take({ customerEmail: 'otra@example.com' });
    expect(ids(await find({ search: 'ana.ruiz@example.COM' }))).toEqual([1]);
  });

  test('an account has its own orders, and those that staff entered with its phone', async () => {
    const under = await desk();
    const { id, phone } = await newCustomer(under);
    await under.take({ customerPhone: phone, customerName: 'Por teléfono' });
    await under.take();
    await under.take({ customerName: 'Otra cosa' });
    await under.shop.db.transact(({ sql }) =>
      sql.updateTable('orders').set({ userId: id }).where('id', '=', 3).execute(),
    );
    expect(ids(await under.find({ customer: String(id) }))).toEqual([3, 1]);
    expect(ids(await under.find({ customer: String(id), search: 'otra' }))).toEqual([3]);
    expect(ids(await under.find({ customer: String(id), search: phone }))).toEqual([1]);
    expect((await under.staff.get('/api/order-archive?customer=999')).status).toBe(404);
  });
});

describe('what is owed', () => {
  /** An order of two chickens, 27 €, handed over with that payment. */
  async function handOver(under: Awaited<ReturnType<typeof desk>>, payment: object | null) {
    const { id } = await under.take({ quantity: 2, lines: [{ productId: 8, quantity: 2 }] });
    const url = `/api/orders/${id}`;
    if (payment) expect((await under.staff.patch(url, payment)).status).toBe(200);
    expect((await under.staff.patch(`${url}/confirm`)).status).toBe(200);
    return { id, url };
  }

  test('is listed and summed: what lacks a payment or a part of it, and what is to be given back', async () => {
    const under = await desk();
    const { staff, find } = under;
    const whole = { totalAmount: '27.00', paymentMethod: 'card' };
    const part = { totalAmount: '10.00', waiveRest: false };
    const paid = await handOver(under, whole);
    const unpaid = await handOver(under, null);
    const deposit = await handOver(under, part);
    const back = await handOver(under, whole);
    await staff.patch(back.url, { lines: [{ productId: 8, quantity: 1 }] });
    await staff.patch(`${back.url}/confirm`);
    const off = await handOver(under, whole);
    await staff.patch(`${off.url}/reopen`);
    await staff.patch(`${off.url}/cancel`);
    const owing = await find({ payment: 'unpaid' });
    expect(ids(owing).toSorted()).toEqual([unpaid.id, deposit.id]);
    expect(owing.owed).toEqual({ count: 2, total: '44.00' });
    const given = await find({ payment: 'to_give_back' });
    expect(ids(given).toSorted()).toEqual([back.id, off.id]);
    expect(given.owed).toEqual({ count: 2, total: '40.50' });
    expect(ids(await find({ payment: 'paid' })).toSorted()).toEqual([paid.id, back.id, off.id]);
    expect((await find({ payment: 'unpaid', status: 'cancelled' })).owed).toEqual({
      count: 0,
      total: '0.00',
    });
    expect((await find({ payment: 'unpaid', from: '2026-11-21' })).owed?.count).toBe(0);
    expect((await find({ payment: 'unpaid', search: '600111222' })).owed).toBeUndefined();
    expect((await find({ payment: 'card' })).owed).toBeUndefined();
  });
});

describe('days, states and payments', () => {
  const STATES = ['pending', 'delivered', 'cancelled', 'error'] as const;
  const STEPS = { pending: null, delivered: 'confirm', cancelled: 'cancel', error: 'error' };
  const PAYMENTS = ['unpaid', ...PAYMENT_METHODS] as const;

  /** One of each state and payment, two days of each. */
  async function all() {
    const under = await desk();
    const made: { id: number; state: string; payment: string; day: string }[] = [];
    for (const state of STATES) {
      for (const payment of PAYMENTS) {
        for (const day of ['2026-11-21', '2026-11-22']) {
          const { id } = await under.take({ ...on(day), customerName: `Ana ${state}` });
          const url = `/api/orders/${id}`;
          const parts = payment === 'mixed' ? { cashAmount: 10, cardAmount: 5 } : {};
          const paid = { totalAmount: 15, paymentMethod: payment, ...parts };
          if (payment !== 'unpaid') expect((await under.staff.patch(url, paid)).status).toBe(200);
          if (STEPS[state]) await under.staff.patch(`${url}/${STEPS[state]}`);
          made.push({ id, state, payment, day });
        }
      }
    }
    return { ...under, made };
  }

  test('each alone and all together find just what they say', async () => {
    const { find, made } = await all();
    for (const status of [undefined, ...STATES]) {
      for (const payment of [undefined, 'paid', ...PAYMENTS] as const) {
        for (const from of [undefined, '2026-11-22']) {
          for (const search of [undefined, 'ana']) {
            const expected = made
              .filter((one) => status === undefined || one.state === status)
              .filter((one) => from === undefined || one.day >= from)
              .filter((one) =>
                payment === 'paid'
                  ? one.payment !== 'unpaid'
                  : payment === undefined || one.payment === payment,
              )
              .map(({ id }) => id);
            const found: number[] = [];
            for (let before: string | undefined; ;) {
              const page = await find({ status, payment, from, search, before });
              found.push(...ids(page));
              if (page.next === null) break;
              before = page.next;
            }
            expect(found.toSorted((a, b) => a - b)).toEqual(expected);
          }
        }
      }
    }
  });

  test('a day is Madrid’s, from its first moment to its last', async () => {
    const { take, find } = await desk();
    await take({ pickupTime: '2026-11-20T23:59' });
    await take({ pickupTime: '2026-11-21T00:00' });
    await take({ pickupTime: '2026-11-21T23:59' });
    await take({ pickupTime: '2026-11-22T00:00' });
    expect(ids(await find({ from: '2026-11-21', to: '2026-11-21' }))).toEqual([3, 2]);
    expect(ids(await find({ to: '2026-11-20' }))).toEqual([1]);
    expect(ids(await find({ from: '2026-11-23', to: '2026-11-20' }))).toEqual([]);
  });
});

describe('who asks, and what with', () => {
  test('is for staff alone', async () => {
    const { visitor, signedIn } = await desk();
    expect((await visitor().get('/api/order-archive')).status).toBe(401);
    expect((await (await signedIn('abaranci')).get('/api/order-archive')).status).toBe(403);
  });

  test.each([
    ['search=%00', 'a character that cannot be stored'],
    [`search=${'a'.repeat(101)}`, 'too long'],
    ['search=a&search=b', 'twice'],
    ['from=ayer', 'no day'],
    ['to=2026-02-30', 'a day that there is not'],
    ['status=reopened', 'no state'],
    ['payment=cheque', 'no payment'],
    ['customer=0', 'nobody'],
    ['customer=99999999999', 'beyond every number'],
    ['before=x', 'no place'],
    ['before=1-99999999999', 'no number'],
    ['before=1-9999999999', 'beyond every number'],
    ['near=maybe', 'neither yes nor no'],
  ])('%#: %s is refused in Spanish: %s', async (query) => {
    const { staff } = await desk();
    const { status, body } = await staff.get(`/api/order-archive?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', error: 'Revisa los datos enviados' });
  });

  test.each(
    [
      '%',
      '_',
      '%%%',
      "'",
      "'; drop table orders; --",
      '\\',
      '(((',
      '*',
      '"',
      '🍗',
      'ﷺ',
      '٣',
    ].concat(['a'.repeat(100), 'ı', '99999999999999999999', '#', '@', 'a@', 'ß']),
  )('%s is text, and finds nothing', async (search) => {
    const { take, find } = await desk();
    await take({ customerName: 'Ana 100% _real_' });
    expect((await find({ search })).orders).toEqual([]);
  });

  test('a megabyte is refused', async () => {
    const { staff } = await desk();
    const { status } = await staff.get(`/api/order-archive?search=${'a'.repeat(1_000_000)}`);
    expect(status).toBe(400);
  });

  test('half a pair of surrogates is refused or nothing, never a failure', async () => {
    const { staff } = await desk();
    const replies = ['%ED%A0%BD', '%FF', '%'].map((text) =>
      staff.get(`/api/order-archive?search=${text}`),
    );
    for (const { status } of await Promise.all(replies)) expect(status).toBeLessThan(500);
  });

  test('odd names are taken and found', async () => {
    const { take, find } = await desk();
    await take({ customerName: '🍗 100% _x_ Åsa 李小龙' });
    await take({ customerName: '!!!' });
    await take({ customerName: Array.from({ length: 30 }, (_, i) => `w${i}`).join(' ') });
    expect(ids(await find({ search: 'asa' }))).toEqual([1]);
    expect(ids(await find({ search: '李小龙' }))).toEqual([1]);
    expect(ids(await find({ search: 'w3 w4' }))).toEqual([3]);
  });
});
