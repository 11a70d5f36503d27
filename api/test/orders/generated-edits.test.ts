// Whatever staff make of an order, its details say what is in it and its lines are answered as they are
// stored. See docs/rules/orders.md#details-follow-the-lines.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { detailsOfLines } from '@brasa/core/orders/lines/order-details.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { openShop, orderBody } from '../shop-under-test.ts';

const [WHOLE, HALF, MENU, PAELLA, BEER] = [8, 9, 1, 12, 26];

const anyLine = fc.record({
  productId: fc.constantFrom(WHOLE, HALF, MENU, PAELLA, BEER),
  quantity: fc.integer({ min: 1, max: 3 }),
  note: fc.constantFrom('', '', 'muy hecho', '🍗'.repeat(60)),
});
const anyEdit = fc.oneof(
  fc.record({ halves: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    added: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
    isFirst: fc.boolean(),
    isTurned: fc.boolean(),
    without: fc.nat(4),
  }),
);
type Edit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;

function bodyOf(edit: Edit, order: Order): object {
  if ('halves' in edit) return { quantity: edit.halves / 2 };
  const known = order.lines
    .filter((_, place) => place !== edit.without)
    .map(({ id, productId, quantity, note }) => ({ id, productId, quantity, note: note ?? '' }));
  const kept = edit.isTurned ? known.toReversed() : known;
  return { lines: edit.isFirst ? [...edit.added, ...kept] : [...kept, ...edit.added] };
}

test('after any edits the details are the words for the stored lines', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const seen = new Set<number>();
  const shop = fc.tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 3 }),
    fc.array(anyEdit, { minLength: 1, maxLength: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(shop, async ([lines, edits]) => {
      const body = { ...orderBody({ is_manual_entry: true }), quantity: undefined, lines };
      let order = (await staff.post('/api/orders', body)).body as Order;
      for (const edit of edits) {
        const reply = await staff.patch(`/api/orders/${order.id}`, bodyOf(edit, order));
        seen.add(reply.status);
        const stored = (await staff.get(`/api/orders/${order.id}`)).body as Order;
        if (reply.status === 200) {
          expect((reply.body as Order).lines).toEqual(stored.lines);
          order = stored;
        }
        const words = detailsOfLines(stored.lines.map(readLine), { whole: WHOLE, half: HALF });
        expect(stored.details).toBe(words);
      }
    }),
    { numRuns: 25 },
  );
  expect(seen).toContain(200);
}, 60_000);
