// A request that an earlier build answered is answered the same way by this one (docs/rules/wire.md#a-key-names-one-request).
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newSale } from '@brasa/core/sales/sales.contract.ts';
import { orderBody } from '../shop-under-test.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

/** The fields that answers have gained since. */
const GAINED = /"(?:bizumAmount|amountDue|waivedAmount|keptAmount)":(?:null|"[-\d.]+"),?/g;

async function forgetGained({ shop }: ShopUnderTest): Promise<void> {
  await shop.db.transact(async ({ sql }) => {
    for (const row of await sql.selectFrom('idempotencyKeys').selectAll().execute()) {
      const response = row.response?.replaceAll(GAINED, '').replaceAll(',}', '}') ?? null;
      expect(response).not.toBe(row.response);
      // Earlier builds stored the fingerprint of the request without that of its call.
      const fingerprint = row.fingerprint.replace(/^[\w-]+:/, '');
      await sql
        .updateTable('idempotencyKeys')
        .set({ response, fingerprint })
        .where('key', '=', row.key)
        .execute();
    }
  });
}

test('an order and a payment are answered as they were', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const body = orderBody({ is_manual_entry: true });
  const [one, two] = ['un-pedido-de-antes', 'un-pago-de-antes'].map((key) => ({
    'idempotency-key': key,
  }));
  const placed = await staff.post('/api/orders', body, one);
  const { id } = placed.body as { id: number };
  const paid = { totalAmount: '20.70', paymentMethod: 'cash' };
  const noted = await staff.patch(`/api/orders/${id}`, paid, two);
  await forgetGained(under);
  expect(await staff.post('/api/orders', body, one)).toMatchObject({
    status: placed.status,
    body: { id, bizumAmount: null },
  });
  expect(await staff.patch(`/api/orders/${id}`, paid, two)).toMatchObject({
    status: noted.status,
    body: { id, finalAmount: '20.70' },
  });
});

test('a sale is answered as it was, and its request is the one that it was', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const sale = { lines: [{ productId: 8, quantity: 1 }], paymentMethod: 'cash' };
  const key = { 'idempotency-key': 'una-venta-de-antes' };
  const sold = await staff.post('/api/sales', sale, key);
  const { fingerprint } = await under.shop.db.read
    .selectFrom('idempotencyKeys')
    .select('fingerprint')
    .executeTakeFirstOrThrow();
  const { bizumAmount: _gained, ...parsed } = newSale.parse(sale);
  const content = JSON.stringify(['POST', '/api/sales', parsed]);
  const before = createHash('sha256').update(content).digest('base64url');
  expect(fingerprint.split(':')).toEqual([expect.any(String), before]);
  await forgetGained(under);
  expect(await staff.post('/api/sales', sale, key)).toEqual(sold);
});
