// The database goes away while an invoice is made (docs/rules/invoices.md#series-and-numbers).
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { lastRecord, lockChain } from '../../src/invoices/records/records.store.ts';
import { engine } from '../shop-under-test.ts';
import { openInvoicingShop } from './invoicing-shop.ts';

if (engine === 'postgres') {
  test('an invoice whose connection is ended leaves no gap, and a repeat makes it', async () => {
    const { shop, staff, order, simplified } = await openInvoicingShop();
    await simplified();
    const { id } = await order('20.00');
    const key = { 'idempotency-key': 'factura-cortada-1' };
    const path = `/api/orders/${id}/simplified-invoice`;
    const waiting = raw<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const refused = await shop.db.transact(async (transaction) => {
      await lockChain(transaction);
      // The lock travels with the next statement.
      await lastRecord(transaction.sql);
      const asked = staff.post(path, undefined, key);
      await expect.poll(async () => (await waiting.execute(shop.db.read)).rows.length).toBe(1);
      const { rows } = await waiting.execute(shop.db.read);
      await raw`select pg_terminate_backend(${rows[0]?.pid})`.execute(shop.db.read);
      return asked;
    });
    expect(refused).toMatchObject({ status: 503, body: { code: 'NOT_READY' } });
    expect(await checkChain(shop.db.read)).toEqual({ records: 1, broken: null });
    const made = await staff.post(path, undefined, key);
    expect(made).toMatchObject({ status: 200, body: { code: 'S2026-000002' } });
    expect((await staff.post(path, undefined, key)).body).toEqual(made.body);
    expect(await checkChain(shop.db.read)).toEqual({ records: 2, broken: null });
  });
} else {
  test('the file is the only connection: a refused transaction leaves no number used', async () => {
    const { shop, simplified } = await openInvoicingShop();
    const first = await simplified();
    const failing = shop.db.transact(async (transaction) => {
      await lockChain(transaction);
      throw new Error('the power is gone');
    });
    await expect(failing).rejects.toThrow('the power is gone');
    const second = await simplified();
    expect([first.code, second.code]).toEqual(['S2026-000001', 'S2026-000002']);
  });
}
