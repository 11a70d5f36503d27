// The customer's note for the kitchen (docs/rules/orders.md#a-note-for-the-kitchen).
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { orderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import { describe, expect, test } from 'vitest';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const LINES = [
  { productId: 8, quantity: 1 },
  { productId: 26, quantity: 2 },
];

describe('a customer’s note', () => {
  test('stands on the order and on its page', async () => {
    const { visitor } = await openShop();
    const order = await placeOrder(visitor(), {
      note: ' Alergia al\nhuevo ',
      lines: LINES,
      quantity: undefined,
    });
    expect(order.note).toBe('Alergia al\nhuevo');
    const page = await visitor().get(`/api/order-pages/${order.code}`);
    expect(page.body).toMatchObject({ note: 'Alergia al\nhuevo' });
  });

  test.each<[string, Record<string, unknown>, Pick<Order, 'note' | 'details'>]>([
    [
      'details beside lines become it',
      { lines: LINES, quantity: undefined, details: 'sin sal' },
      { note: 'sin sal', details: '1 pollo, cerveza × 2' },
    ],
    [
      'details that repeat the chickens beside lines do not',
      { lines: LINES, quantity: undefined, details: '1 pollo' },
      { note: null, details: '1 pollo, cerveza × 2' },
    ],
    [
      'details without lines stay as sent, and it has what goes beyond the food',
      { quantity: '1', details: '1 pollo, sin sal' },
      { note: 'sin sal', details: '1 pollo, sin sal' },
    ],
    [
      'details that contradict the quantity are seen',
      { quantity: '10', details: '1 pollo' },
      { note: '1 pollo', details: '1 pollo' },
    ],
    [
      'details of an older form are not cut',
      { lines: LINES, quantity: undefined, details: 'x'.repeat(1000) },
      { note: 'x'.repeat(1000), details: '1 pollo, cerveza × 2' },
    ],
    [
      'both are kept where both are sent',
      { lines: LINES, quantity: undefined, details: 'bien hecho', note: 'sin sal' },
      { note: 'sin sal · bien hecho', details: '1 pollo, cerveza × 2' },
    ],
    [
      'a word of the note is something else',
      { lines: LINES, quantity: undefined, details: 'ajo', note: 'nada de ajo' },
      { note: 'nada de ajo · ajo', details: '1 pollo, cerveza × 2' },
    ],
    [
      'the same in both is kept once',
      { quantity: '1', details: '1 pollo, sin sal', note: 'sin sal' },
      { note: 'sin sal', details: '1 pollo, sin sal' },
    ],
  ])('%s', async (_what, sent, expected) => {
    const { visitor } = await openShop();
    expect(await placeOrder(visitor(), sent)).toMatchObject(expected);
  });

  test.each([{ quantity: '2.0' }, { quantity: '2.0', details: '1 pollo, sin sal' }])(
    'the details follow an edit of the food, %j, the note stays',
    async (edit) => {
      const { visitor, signedIn } = await openShop();
      const { id } = await placeOrder(visitor(), { quantity: '1', details: '1 pollo, sin sal' });
      const staff = await signedIn('haykakan');
      const renamed = await staff.patch(`/api/orders/${id}`, { customerName: 'Ana' });
      expect(renamed.body).toMatchObject({ details: '1 pollo, sin sal' });
      const edited = await staff.patch(`/api/orders/${id}`, edit);
      expect(edited.body).toMatchObject({ details: '2 pollos', note: 'sin sal' });
    },
  );

  test('the longest of both can be sent back by an edit', async () => {
    const { visitor, signedIn } = await openShop();
    const both = { note: 'n'.repeat(120), details: 'd'.repeat(1000) };
    const { id, note } = await placeOrder(visitor(), { quantity: '1', ...both });
    const staff = await signedIn('haykakan');
    const edited = await staff.patch(`/api/orders/${id}`, { note, customerName: 'Ana' });
    expect(edited.body).toMatchObject({ note });
  });

  test('staff change it, and the history says so; an edit without it leaves it', async () => {
    const { visitor, signedIn } = await openShop();
    const { id } = await placeOrder(visitor(), { note: 'sin sal' });
    const staff = await signedIn('haykakan');
    const changed = await staff.patch(`/api/orders/${id}`, { note: 'con poca sal' });
    expect(changed.body).toMatchObject({ note: 'con poca sal' });
    const named = await staff.patch(`/api/orders/${id}`, { customerName: 'Ana' });
    expect(named.body).toMatchObject({ note: 'con poca sal' });
    const emptied = await staff.patch(`/api/orders/${id}`, { note: ' ' });
    expect(emptied.body).toMatchObject({ note: null });
    const { history } = orderWithHistory.parse((await staff.get(`/api/orders/${id}`)).body);
    const changes = history.flatMap((entry) => entry.changes);
    expect(changes.filter(({ field }) => field === 'note')).toEqual([
      { field: 'note', before: 'con poca sal', after: null },
      { field: 'note', before: 'sin sal', after: 'con poca sal' },
    ]);
  });
});
