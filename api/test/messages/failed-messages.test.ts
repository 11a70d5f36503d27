// Of which customers staff are told that no mail reached them (docs/rules/messages.md#for-staff).
import { expect, test } from 'vitest';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { FailedMessage } from '@brasa/core/messages/messages.contract.ts';
import { placeOrder } from '../place-order.ts';
import { openMailingShop } from './mailing-shop.ts';

const MOST = 200;

test('the first ones by pick-up where there are more than anybody calls', async () => {
  const { shop, staff, time } = await openMailingShop();
  const ids: number[] = [];
  for (let count = 0; count <= MOST; count += 1) {
    const pickupTime = instantToIso(time.now + (MOST - count) * 60_000);
    ids.unshift((await placeOrder(staff, { pickupTime, is_manual_entry: true })).id);
  }
  await shop.db.transact(({ sql }) =>
    sql
      .updateTable('messages')
      .set({ outcome: 'failed', fault: 'address_refused', endedAt: time.now })
      .execute(),
  );
  const failed = (await staff.get('/api/messages/failed')).body as FailedMessage[];
  expect(failed.map(({ orderId }) => orderId)).toEqual(ids.slice(0, MOST));
});
