// What has passed its time says no more who it was for (docs/rules/customers.md#how-long-data-are-kept).
import { describe, expect, test } from 'vitest';
import { sweepPersonalData } from '../../src/customers/index.ts';
import { erasedValues } from '../../src/db/tables/personal-columns.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { sweepOrders } from '../../src/orders/index.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { giveTaxIdentity, invoiceBody } from '../invoices/invoicing-shop.ts';
import { at, earn, newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { engine, openShop } from '../shop-under-test.ts';

const { customerName: NOBODY } = erasedValues('orders');

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const enter = async (
    pickupTime: string,
    status: 'confirm' | 'cancel' | 'pending' = 'confirm',
  ) => {
    const { id } = await placeOrder(staff, { is_manual_entry: true, pickupTime });
    if (status !== 'pending') await staff.patch(`/api/orders/${id}/${status}`);
    // As old as its pick-up.
    const createdAt = Math.min(under.time.now, at(pickupTime));
    await under.shop.db.transact(({ sql }) =>
      sql.updateTable('orders').set({ createdAt }).where('id', '=', id).execute(),
    );
    return id;
  };
  /** The ids of those who say no more who they were for. */
  const erased = async () => {
    const rows = await under.shop.db.read
      .selectFrom('orders')
      .select(['id', 'customerName', 'erasedAt'])
      .where('erasedAt', 'is not', null)
      .orderBy('id')
      .execute();
    expect(rows.every(({ customerName }) => customerName === NOBODY)).toBe(true);
    return rows.map(({ id }) => id);
  };
  const sweepAt = (clock: string) => {
    under.time.now = at(clock);
    return sweepPersonalData(under.shop);
  };
  return { ...under, staff, enter, erased, sweepAt };
}

describe('orders', () => {
  test('are known for five years to the end of the day, whatever their state', async () => {
    const { enter, erased, sweepAt } = await openDesk();
    const first = await enter('2026-11-20T23:30');
    const off = await enter('2026-11-20T14:00', 'cancel');
    const forgotten = await enter('2026-11-20T15:00', 'pending');
    const next = await enter('2026-11-21T00:00');
    await sweepAt('2031-11-20T23:59');
    expect(await erased()).toEqual([]);
    await sweepAt('2031-11-21T00:00');
    expect(await erased()).toEqual([first, off, forgotten]);
    await sweepAt('2031-11-22T00:00');
    expect(await erased()).toEqual([first, off, forgotten, next]);
  });

  test('are known for as long where the pick-up is moved back', async () => {
    const { staff, enter, erased, sweepAt } = await openDesk();
    const id = await enter('2026-11-20T14:00', 'pending');
    await staff.patch(`/api/orders/${id}`, { pickupTime: '2016-11-20T14:00' });
    await sweepAt('2031-11-20T23:59');
    expect(await erased()).toEqual([]);
    await sweepAt('2031-11-21T00:00');
    expect(await erased()).toEqual([id]);
  });

  test('of a 29th of February are known to the end of the 28th', async () => {
    const { enter, erased, sweepAt, time } = await openDesk();
    time.now = at('2028-02-29T12:00');
    const id = await enter('2028-02-29T14:00');
    await sweepAt('2033-02-28T23:59');
    expect(await erased()).toEqual([]);
    await sweepAt('2033-03-01T00:00');
    expect(await erased()).toEqual([id]);
  });

  test('keep what the law asks: figures, payments, points and their invoices', async () => {
    const { staff, enter, sweepAt, shop, ...under } = await openDesk();
    await giveTaxIdentity({ shop, ...under });
    const id = await enter('2026-11-20T14:00');
    await staff.patch(`/api/orders/${id}`, { totalAmount: '20.00', paymentMethod: 'cash' });
    await staff.patch(`/api/orders/${id}/confirm`);
    expect((await staff.post(`/api/orders/${id}/invoice`, invoiceBody())).status).toBe(200);
    const kept = (await staff.get(`/api/orders/${id}`)).body as object;
    await sweepAt('2031-11-21T03:00');
    const row = await shop.db.read
      .selectFrom('orders')
      .select(['status', 'quantity', 'finalAmount', 'statedParts', 'invoicePdf', 'customerDni'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ finalAmount: '20.00', customerDNI: '12345678Z' });
    expect(row).toMatchObject({ status: 'delivered', finalAmount: 2000, customerDni: null });
    expect(row.invoicePdf).not.toBeNull();
    const invoices = await shop.db.read.selectFrom('invoices').select('recipientNif').execute();
    expect(invoices).toEqual([{ recipientNif: '12345678Z' }]);
    expect((await checkChain(shop.db.read)).broken).toBeNull();
    await expectStockToAgree(shop);
    await expectPaymentsToAgree(shop);
  });

  test('entered late for a day long past are found the next day', async () => {
    const { enter, erased, sweepAt } = await openDesk();
    await sweepAt('2026-11-20T12:10');
    const late = await enter('2019-05-05T14:00');
    await sweepAt('2026-11-20T20:00');
    expect(await erased()).toEqual([]);
    await sweepAt('2026-11-21T00:00');
    expect(await erased()).toEqual([late]);
  });

  test('that cannot be erased hold up nobody else, and it is tried again', async () => {
    const { enter, erased, sweepAt, shop } = await openDesk();
    const broken = await enter('2019-05-05T14:00');
    const sound = await enter('2019-05-06T14:00');
    await shop.db.transact(({ sql }) =>
      sql
        .updateTable('orderLogs')
        .set({ newState: 'no JSON' })
        .where('orderId', '=', broken)
        .execute(),
    );
    await expect(sweepAt('2026-11-20T12:10')).rejects.toThrow('personal data not erased: 1');
    expect(await erased()).toEqual([sound]);
    await shop.db.transact(({ sql }) =>
      sql.updateTable('orderLogs').set({ newState: null }).where('orderId', '=', broken).execute(),
    );
    await sweepAt('2026-11-20T13:11');
    expect(await erased()).toEqual([broken, sound]);
  });

  test('are swept in as many transactions as there are orders, by no more than a page at once', async () => {
    const { enter, erased, shop } = await openDesk();
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await enter('2019-05-05T14:00'));
    let transactions = 0;
    const db = { ...shop.db };
    db.transact = (run) => {
      transactions += 1;
      return shop.db.transact(run);
    };
    expect(await sweepOrders({ ...shop, db }, '2021-11-20' as Day)).toEqual({
      ...{ count: 3, faults: [] },
    });
    expect([transactions, await erased()]).toEqual([3, ids]);
  });

  test('stay while the clock is not believed', async () => {
    const { enter, erased, shop } = await openDesk();
    await enter('2019-05-05T14:00');
    const db = { ...shop.db };
    db.transact = (run) => shop.db.transact((inside) => run({ ...inside, holdsExpiry: true }));
    await sweepPersonalData({ ...shop, db });
    expect(await erased()).toEqual([]);
  });
});

describe('once a day', () => {
  test('one of several processes does it, and after midnight in Madrid again', async () => {
    const { enter, erased, sweepAt, shop } = await openDesk();
    await Promise.all([sweepAt('2026-11-20T12:10'), sweepPersonalData(shop)]);
    const late = await enter('2019-05-05T14:00');
    await sweepAt('2026-11-20T23:59');
    expect(await erased()).toEqual([]);
    await sweepAt('2026-11-21T00:00');
    expect(await erased()).toEqual([late]);
  });

  test('a process that died at it holds nobody up for longer than an hour, nor a clock that was ahead', async () => {
    const { enter, erased, sweepAt, shop } = await openDesk();
    const claimed = (nextAt: number) =>
      shop.db.transact(({ sql }) =>
        sql
          .insertInto('sweeps')
          .values({ name: 'personal_data', nextAt })
          .onConflict((on) => on.column('name').doUpdateSet({ nextAt }))
          .execute(),
      );
    const old = await enter('2019-05-05T14:00');
    await claimed(at('2026-11-20T13:10'));
    await sweepAt('2026-11-20T13:09');
    expect(await erased()).toEqual([]);
    await sweepAt('2026-11-20T13:10');
    expect(await erased()).toEqual([old]);
    const next = await enter('2019-05-05T14:00');
    await claimed(at('2031-11-20T00:00'));
    await sweepAt('2026-11-20T13:20');
    expect(await erased()).toEqual([old, next]);
  });
});

test('the record of administration tells how many, and nothing where there were none', async () => {
  const { enter, sweepAt, shop } = await openDesk();
  await sweepAt('2026-11-20T12:10');
  await enter('2019-05-05T14:00');
  await enter('2019-05-05T14:00', 'cancel');
  await sweepAt('2026-11-21T12:10');
  const entries = await shop.db.read
    .selectFrom('auditEntries')
    .select(['author', 'fieldsAfter'])
    .where('kind', '=', 'personal_data_swept')
    .execute();
  expect(entries).toEqual([{ author: 'server', fieldsAfter: '{"orders":2,"customers":0}' }]);
});

describe('phones without an account', () => {
  test('are known for five years after the last movement of points', async () => {
    const { sweepAt, staff, time, ...rest } = await openDesk();
    const under = { staff, time, ...rest };
    const idle = await newCustomer(under);
    const member = await newCustomer(under);
    await earn(under, member.id, 120);
    time.now = at('2027-06-01T12:00');
    await earn(under, member.id, 10);
    const registered = await under.signedIn('abaranci');
    const left = async () => {
      const rows = await under.shop.db.read
        .selectFrom('users')
        .select('id')
        .where('erasedAt', 'is', null)
        .where('id', 'in', [idle.id, member.id, registered.id])
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    };
    await sweepAt('2031-11-20T23:59');
    expect(await left()).toEqual([idle.id, member.id, registered.id]);
    await sweepAt('2031-11-21T00:00');
    expect(await left()).toEqual([member.id, registered.id]);
    // The points of 2027 have expired a year later, which is a movement too.
    await sweepAt('2040-01-01T12:00');
    await sweepAt('2046-01-01T12:00');
    expect(await left()).toEqual([registered.id]);
    await expectLedgerToAgree(under.shop);
  });
});

if (engine === 'postgres') {
  test('orders that are placed meanwhile are taken', async () => {
    const { enter, erased, sweepAt, visitor } = await openDesk();
    const old: number[] = [];
    for (let count = 0; count < 8; count += 1) old.push(await enter('2019-05-05T14:00'));
    const orders = Array.from({ length: 8 }, () => placeOrder(visitor()));
    await Promise.all([sweepAt('2026-11-20T12:10'), ...orders]);
    expect(await erased()).toEqual(old);
  });
}
