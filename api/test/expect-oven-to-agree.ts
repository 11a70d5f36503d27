// docs/rules/oven.md#capacity, checked over everything in the database.
import { expect } from 'vitest';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { slotOf } from '@brasa/core/oven/slots.rules.ts';
import type { Shop } from '../src/shop.ts';

/** Of each slot as much is promised as its pending and delivered orders hold. */
export async function expectOvenToAgree(shop: Shop): Promise<void> {
  const orders = await shop.db.read
    .selectFrom('orders')
    .select(['pickupTime', 'quantity'])
    .where('status', 'in', ['pending', 'delivered'])
    .where('quantity', '>', tenths(0))
    .execute();
  const held = new Map<number, number>();
  for (const { pickupTime, quantity } of orders) {
    held.set(slotOf(pickupTime), (held.get(slotOf(pickupTime)) ?? 0) + quantity);
  }
  const slots = await shop.db.read
    .selectFrom('ovenSlots')
    .select(['startsAt', 'taken'])
    .where('taken', '>', tenths(0))
    .execute();
  const promised = slots.map(({ startsAt, taken }): [number, number] => [startsAt, taken]);
  const byTime = ([one]: [number, number], [other]: [number, number]) => one - other;
  expect(promised.sort(byTime)).toEqual([...held].sort(byTime));
}
