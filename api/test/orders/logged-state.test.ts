// Logs of before 2026-11 name columns where the later ones name fields: both are shown and erased.
import { describeChange } from '@brasa/core/orders/archive/order-history.rules.ts';
import type { OrderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import { expect, test } from 'vitest';
import { customerBody } from '../accounts/customer-body.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

test('a log that names columns is shown like any other, and says nobody after an erasure', async () => {
  const { signedIn, visitor, shop } = await openShop();
  const [staff, customer] = [await signedIn('haykakan'), visitor()];
  await customer.post('/api/auth/register', customerBody());
  const { id } = await placeOrder(customer);
  const state = (name: string, total: number) =>
    JSON.stringify({ customer_name: name, total_amount: total });
  await shop.db.transact(({ sql }) =>
    sql
      .updateTable('orderLogs')
      .set({ action: 'edited', previousState: state('Ana', 0), newState: state('Eva', 1250) })
      .where('orderId', '=', id)
      .execute(),
  );
  const shown = async () => {
    const { body } = await staff.get(`/api/orders/${id}`);
    return (body as OrderWithHistory).history.flatMap((event) => event.changes.map(describeChange));
  };
  expect(await shown()).toEqual(['Nombre: Ana → Eva', 'Total: 0,00\u00a0€ → 12,50\u00a0€']);
  await staff.patch(`/api/orders/${id}/cancel`);
  expect((await customer.post('/api/auth/me/erasure', { password: 'leña y brasa' })).status).toBe(
    200,
  );
  const logs = await shop.db.read.selectFrom('orderLogs').selectAll().execute();
  expect(JSON.stringify(logs)).not.toMatch(/Ana|Eva/);
  expect(await shown()).toContain('Total: 0,00\u00a0€ → 12,50\u00a0€');
});
