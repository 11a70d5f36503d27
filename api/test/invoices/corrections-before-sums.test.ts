// Orders and sales whose invoices were corrected before a correction held them.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { up } from '../../src/db/migrations/0063-invoices-hold-their-sum.ts';
import { answered, openInvoicingShop } from './invoicing-shop.ts';

const CORRECTION = { kind: 'R5', method: 'I', reason: 'Importe equivocado' };
const line = (total: string) => ({ description: 'Pollo asado', rate: 10, total });

test('they are held at what their invoices come to, but for what was settled', async () => {
  const { shop, staff, simplified } = await openInvoicingShop();
  const correct = async (id: number, body: object) =>
    answered(
      await staff.post(`/api/invoices/${id}/corrections`, { ...CORRECTION, ...body }),
    ) as Invoice;
  const kept = await simplified('20.00');
  const lowered = await simplified('20.00');
  await correct(lowered.id, { lines: [line('-3.00')] });
  const replaced = await simplified('20.00');
  await correct(replaced.id, { lines: [line('5.00')] });
  await correct(replaced.id, { method: 'S', lines: [line('12.00')] });
  const undone = await simplified('20.00');
  const mistake = await correct(undone.id, { lines: [line('-20.00')] });
  answered(await staff.post(`/api/invoices/${mistake.id}/annulment`, { reason: 'No era' }));
  const again = await simplified('20.00');
  await correct(again.id, { lines: [line('-20.00')] });
  for (const step of ['cancel', 'reopen']) {
    answered(await staff.patch(`/api/orders/${again.orderId}/${step}`));
  }
  const held = () =>
    shop.db.read
      .selectFrom('orders')
      .select(['id', 'invoicedTotal', 'isInvoiceCorrected', 'settledInvoiceId'])
      .orderBy('id')
      .execute();
  const before = await held();
  await shop.db.transact(async ({ sql: writer }) => {
    const ids = [lowered, replaced].map(({ orderId }) => orderId ?? 0);
    await writer
      .updateTable('orders')
      .set({ invoicedTotal: null })
      .where('id', 'in', ids)
      .execute();
    await sql`alter table orders drop column is_invoice_corrected`.execute(writer);
    await sql`alter table orders drop column settled_invoice_id`.execute(writer);
    await up(writer);
  });
  expect(await held()).toEqual(before);
  expect(before.map(({ invoicedTotal }) => invoicedTotal)).toEqual([2000, 1700, 1200, 2000, null]);
  expect(before.map(({ isInvoiceCorrected }) => isInvoiceCorrected)).toEqual([0, 1, 1, 0, 0]);
  expect(before.map(({ settledInvoiceId }) => settledInvoiceId !== null)).toEqual([
    ...[false, false, false, false, true],
  ]);
  expect(kept.total).toBe('20.00');
});
