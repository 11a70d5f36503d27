// What was invoiced before there were invoices of sales stays as it was sealed.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../src/db/migrations/0031-invoices-of-sales.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { engine } from '../shop-under-test.ts';
import { openInvoicingShop } from './invoicing-shop.ts';

test('invoices of orders keep their order, seals and numbers, and are still never changed', async () => {
  const { shop, simplified, list } = await openInvoicingShop();
  await simplified();
  await simplified();
  const before = await list();
  await shop.db.transact(async ({ sql: writer }) => {
    for (const statement of [
      'drop index invoices_by_sale',
      'alter table invoices drop column sale_id',
      'alter table sales drop column invoiced_total',
      ...['cash', 'card', 'transfer'].map((part) => `alter table sales add column ${part} bigint`),
    ]) {
      await sql.raw(statement).execute(writer);
    }
    await up(writer, engine);
  });
  expect(await list()).toEqual(before);
  expect(before.invoices.map(({ orderId }) => orderId)).not.toContain(null);
  expect(await checkChain(shop.db.read)).toEqual({ records: 2, broken: null });
  const change = (statement: string) =>
    shop.db.transact(({ sql: writer }) => sql.raw(statement).execute(writer));
  for (const statement of ['update invoices set order_id = 1', 'delete from invoices']) {
    await expect(change(statement)).rejects.toThrow(/violates append-only/);
  }
  await simplified();
  expect(await checkChain(shop.db.read)).toEqual({ records: 3, broken: null });
});
