// The desk's list when strangers have ordered more than anybody looks through
// (docs/rules/dashboard.md#a-list-that-is-too-long).
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { instantToIso, parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { ROOM_OF_CANCELLED, ROOM_OF_PENDING } from '@brasa/core/orders/desk-list.rules.ts';
import type { ArchivePage } from '@brasa/core/orders/archive/order-archive.contract.ts';
import { phoneOf } from '../phone-of.ts';
import { placeOrder } from '../place-order.ts';
import { NOW, openShop, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

const MOST = ROOM_OF_PENDING.orders;
/** Rows that a statement takes on both engines. */
const AT_ONCE = 500;

let under: ShopUnderTest;
let staff: Caller;

beforeEach(async () => {
  under = await openShop({ RATE_LIMITS: 'off' });
  staff = await under.signedIn('haykakan');
});

const read = async () => (await staff.get('/api/dashboard-data')).body as DashboardData;
const at = (clock: string) => parseInstant(clock) ?? 0;

async function enter(name: string, clock: string): Promise<number> {
  const order = { customerName: name, pickupTime: instantToIso(at(clock)), is_manual_entry: true };
  return (await placeOrder(staff, order)).id;
}

/** So many orders at that pick-up, each with that to say. */
async function flood(count: number, clock: string, details = ''): Promise<void> {
  const id = await enter('Nadie', clock);
  await under.shop.db.transact(async (transaction) => {
    const { sql } = transaction;
    const first = sql.selectFrom('orders').selectAll().where('id', '=', id);
    const { id: _, ...row } = await first.executeTakeFirstOrThrow();
    for (let left = count - 1; left > 0; left -= AT_ONCE) {
      const rows = Array.from({ length: Math.min(left, AT_ONCE) }, () => {
        return { ...row, details, code: randomBytes(16).toString('base64url') };
      });
      await sql.insertInto('orders').values(rows).execute();
    }
    transaction.announce('orders');
  });
}

describe('the pending orders', () => {
  test('are all there, by pick-up, as long as the list has room', async () => {
    const old = await enter('Ayer', '2026-11-19T14:00');
    await flood(MOST - 1, '2026-11-20T14:00');
    const { orders, unlisted } = await read();
    expect([orders.length, orders[0]?.id, unlisted]).toEqual([MOST, old, 0]);
  });

  test('are those with the nearest pick-ups where it has none, and the rest is counted', async () => {
    const [old, late, soon, next] = [
      await enter('Ayer', '2026-11-19T14:00'),
      await enter('Tarde', '2026-11-20T11:30'),
      await enter('Pronto', '2026-11-20T13:00'),
      await enter('Mañana', '2026-11-21T14:00'),
    ];
    await flood(MOST - 3, '2026-11-28T14:00');
    const { orders, unlisted } = await read();
    expect([orders.length, unlisted]).toEqual([MOST, 1]);
    expect(orders.slice(0, 3).map(({ id }) => id)).toEqual([late, soon, next]);
    expect(orders.map(({ id }) => id)).not.toContain(old);
    const times = orders.map(({ pickupTime }) => pickupTime);
    expect(times).toEqual(times.toSorted());
  });

  test('that are not listed are found by their name among all orders', async () => {
    const id = await enter('Lola Martínez', '2026-11-21T14:00');
    await flood(3 * MOST, '2026-11-20T14:00');
    const { orders, unlisted } = await read();
    expect([orders.length, unlisted]).toEqual([MOST, 2 * MOST + 1]);
    const search = await staff.get('/api/order-archive?status=pending&search=lola');
    expect((search.body as ArchivePage).orders.map((order) => order.id)).toEqual([id]);
  });

  test('come onto the list as their pick-up comes nearer, without any change', async () => {
    const id = await enter('Lola', '2026-11-20T15:00');
    await flood(MOST, '2026-11-20T13:00');
    const isListed = async () => (await read()).orders.some((order) => order.id === id);
    expect(await isListed()).toBe(false);
    under.time.now = at('2026-11-20T14:29:59');
    expect(await isListed()).toBe(false);
    under.time.now = at('2026-11-20T14:30');
    expect(await isListed()).toBe(true);
  });

  test('take no more bytes than there is room for, whatever strangers write', async () => {
    await flood(MOST, '2026-11-20T13:00', 'ñ'.repeat(1000));
    const { orders, unlisted } = await read();
    const bytes = Buffer.byteLength(JSON.stringify(orders));
    expect(bytes).toBeLessThanOrEqual(ROOM_OF_PENDING.bytes + orders.length + 1);
    expect(bytes).toBeGreaterThan(0.99 * ROOM_OF_PENDING.bytes);
    expect(orders.length + unlisted).toBe(MOST);
  });
});

test('of what customers have cancelled only the last ones are told, the last one last', async () => {
  const customer = under.visitor();
  const ids: number[] = [];
  for (let count = 0; count <= ROOM_OF_CANCELLED.orders; count += 1) {
    const { id, code } = await placeOrder(customer, { customerPhone: phoneOf(count) });
    under.time.now = NOW + count;
    await customer.post(`/api/order-pages/${code}/cancel`, { version: 1 });
    ids.push(id);
  }
  const { cancelledByCustomer } = await read();
  expect(cancelledByCustomer.map(({ id }) => id)).toEqual(ids.slice(1));
});
