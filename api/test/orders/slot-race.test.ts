// Whatever is ordered, changed and taken back at once, no half hour promises more than fits, none waits for
// ever, and none stays full once it is free (docs/rules/oven.md#capacity).
import PQueue from 'p-queue';
import { describe, expect, test } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { newPhone } from '../phone-of.ts';
import { placeOrder } from '../place-order.ts';
import { onceReady } from '../once-ready.ts';
import {
  Caller,
  engine,
  openShop,
  orderBody,
  type Reply,
  type ShopUnderTest,
} from '../shop-under-test.ts';

/** Orders at once; BRASA_SLOT_ORDERS tries more than the gate. */
const ORDERS = Number(process.env['BRASA_SLOT_ORDERS'] ?? 100);
/** So many are under way at a time: of more the last would wait longer than a server lets anybody wait. */
const AT_ONCE = 200;
const CAPACITY = 200;
const LAST_HALVES = 7;

const FULL = '2026-11-20T13:00:00.000Z';
const BESIDE = ['2026-11-20T12:30:00.000Z', '2026-11-20T13:30:00.000Z'];

type Callers = { customers: Caller[]; staff: Caller[] };

/** An oven with room for so many halves at 14:00, which stand in orders of five chickens beside them. */
async function openNearlyFull() {
  const under = await openShop({ RATE_LIMITS: 'off' });
  const staff = await under.signedIn('haykakan');
  const set = await staff.patch('/api/settings/ovenChickensPerSlot', {
    value: String(CAPACITY / 10),
  });
  expect(set.status).toBe(200);
  const known: Order[] = [];
  let left = CAPACITY - LAST_HALVES * 5;
  while (left > 0) {
    const quantity = Math.min(left, 15) / 10;
    known.push(await placeOrder(staff, { quantity, pickupTime: FULL }));
    left -= quantity * 10;
  }
  return { under, staff, known };
}

const half = (caller: Caller) =>
  caller.post(
    '/api/orders',
    orderBody({ quantity: 0.5, pickupTime: FULL, customerPhone: newPhone() }),
  );

const atOnce = (requests: readonly (() => Promise<Reply>)[]) =>
  new PQueue({ concurrency: AT_ONCE }).addAll(requests.map((ask) => () => onceReady(ask)));

/**
 * What `index` decides to do with an order that was there: moved away, made smaller, called off, taken
 * back.
 */
function act(staff: Caller, { id }: Order, index: number): Promise<Reply> {
  const url = `/api/orders/${id}`;
  const beside = BESIDE[index % BESIDE.length];
  const acts = [
    () => staff.patch(`${url}/cancel`),
    () => staff.patch(`${url}/reopen`),
    () => staff.patch(url, { pickupTime: beside }),
    () => staff.patch(url, { pickupTime: FULL }),
    () => staff.patch(url, { quantity: 0.5 }),
    () => staff.patch(url, { quantity: 2, pickupTime: FULL }),
    () => staff.patch(`${url}/confirm`),
  ];
  return (acts[index % acts.length] as () => Promise<Reply>)();
}

async function expectNoneOver({ shop }: ShopUnderTest): Promise<void> {
  const slots = await shop.db.read.selectFrom('ovenSlots').select('taken').execute();
  expect(slots.filter(({ taken }) => taken > CAPACITY)).toEqual([]);
  await expectStockToAgree(shop);
}

/** All of them for the last seven halves: exactly seven are taken. */
async function race(under: ShopUnderTest, { customers }: Callers): Promise<void> {
  const replies = await atOnce(
    Array.from(
      { length: ORDERS },
      (_, index) => () => half(customers[index % customers.length] as Caller),
    ),
  );
  const taken = replies.filter(({ status }) => status === 201);
  const refused = replies.filter(({ status }) => status === 409);
  expect([taken.length, refused.length]).toEqual([LAST_HALVES, ORDERS - LAST_HALVES]);
  expect(new Set(refused.map(({ body }) => (body as { code: string }).code))).toEqual(
    new Set(['SLOT_FULL']),
  );
  await expectNoneOver(under);
}

/** The same among changes of the orders that fill it; afterwards it takes just what is left. */
async function storm(
  under: ShopUnderTest,
  known: readonly Order[],
  { customers, staff }: Callers,
): Promise<void> {
  const replies = await atOnce(
    Array.from({ length: ORDERS }, (_, index) => [
      () => half(customers[index % customers.length] as Caller),
      () => act(staff[index % staff.length] as Caller, known[index % known.length] as Order, index),
    ]).flat(),
  );
  const others = replies.filter(({ status }) => ![200, 201, 409].includes(status));
  expect([...new Set(others.map(({ body }) => JSON.stringify(body)))]).toEqual([]);
  await expectNoneOver(under);
  const slots = under.shop.db.read.selectFrom('ovenSlots').select('taken');
  const { taken } = await slots.where('startsAt', '=', Date.parse(FULL)).executeTakeFirstOrThrow();
  const customer = under.visitor();
  for (let left = CAPACITY - taken; left > 0; left -= 5) {
    expect((await half(customer)).status).toBe(201);
  }
  expect((await half(customer)).status).toBe(409);
}

describe('many orders for the last seven halves of a slot', () => {
  test('leave it exactly full', async () => {
    const { under, staff } = await openNearlyFull();
    await race(under, { customers: [under.visitor()], staff: [staff] });
  });

  test('among changes of its orders never overfill it, nor leave it full when it is not', async () => {
    const { under, staff, known } = await openNearlyFull();
    await storm(under, known, { customers: [under.visitor()], staff: [staff] });
  });
});

if (engine === 'postgres') {
  describe('sent to two processes', () => {
    async function openBoth() {
      const nearlyFull = await openNearlyFull();
      const { under, staff } = nearlyFull;
      const app = await under.secondProcess();
      const elsewhere = new Caller(app);
      for (const [name, value] of staff.cookies) elsewhere.cookies.set(name, value);
      const callers = { customers: [under.visitor(), new Caller(app)], staff: [staff, elsewhere] };
      return { ...nearlyFull, callers };
    }

    test('leave it exactly full', async () => {
      const { under, callers } = await openBoth();
      await race(under, callers);
    });

    test('among changes of its orders never overfill it, nor leave it full when it is not', async () => {
      const { under, known, callers } = await openBoth();
      await storm(under, known, callers);
    });
  });
}
