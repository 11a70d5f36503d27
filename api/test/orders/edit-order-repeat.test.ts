// A key is accepted by every call that moves stock: a repeated edit or counter action
// must not act on what happened to the order in between.
// See docs/rules/wire.md#idempotency-keys.
import { describe, expect, test } from 'vitest';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const KEY = { 'idempotency-key': 'edicion-perdida' };

async function editedOnce() {
  const { signedIn, shop } = await openShop();
  const staff = await signedIn('haykakan');
  const { id } = await placeOrder(staff);
  const url = `/api/orders/${id}`;
  const first = await staff.patch(url, { quantity: 3 }, KEY);
  return { staff, shop, url, first };
}

describe('an edit with an Idempotency-Key', () => {
  test('repeated after the order was handed over leaves it handed over', async () => {
    const { staff, shop, url, first } = await editedOnce();
    await staff.patch(`${url}/confirm`);
    const again = await staff.patch(url, { quantity: 3 }, KEY);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await staff.get(url)).body).toMatchObject({ status: 'delivered' });
    await expectStockToAgree(shop);
  });

  test('is refused for another edit', async () => {
    const { staff, url } = await editedOnce();
    const other = await staff.patch(url, { quantity: 4 }, KEY);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect((await staff.get(url)).body).toMatchObject({ quantity: '3.0' });
  });
});

describe('a counter action with an Idempotency-Key', () => {
  test.each(['confirm', 'cancel', 'error'])(
    '%s repeated after an edit made the order pending leaves it pending',
    async (step) => {
      const { signedIn, shop } = await openShop();
      const staff = await signedIn('haykakan');
      const { id } = await placeOrder(staff);
      const url = `/api/orders/${id}`;
      await staff.patch(`${url}/${step}`, undefined, KEY);
      await staff.patch(url, { quantity: 2 });
      expect((await staff.patch(`${url}/${step}`, undefined, KEY)).status).toBe(200);
      expect((await staff.get(url)).body).toMatchObject({ status: 'pending' });
      await expectStockToAgree(shop);
    },
  );
});
