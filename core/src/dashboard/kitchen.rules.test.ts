import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Day } from '../kernel/time/madrid-time.ts';
import type { OrderLine } from '../orders/lines/order-lines.contract.ts';
import type { Order } from '../orders/orders.contract.ts';
import { kitchenDays, kitchenSlots } from './kitchen.rules.ts';

const CHICKENS = { whole: 8, half: 9 };
const TODAY = '2026-11-20' as Day;

function line(productId: number, name: string, quantity: string, note: string | null = null) {
  const fields = { unitPrice: '2.00', vatRate: 10, chickens: '0.0', total: '2.00' } as const;
  return { id: productId, productId, name, quantity, note, ...fields } satisfies OrderLine;
}

const WHOLE = line(8, 'Pollo entero', '2.0');
const paella = (people: number, note: string | null = null) =>
  line(12, 'Paella valenciana', `${people}.0`, note);
const BEER = line(26, 'Cerveza', '2.0');

function order(id: number, utc: string, fields: Partial<Order>): Order {
  const base = { id, customerName: `Cliente ${id}`, quantity: '0.0', details: null, lines: [] };
  return { ...base, pickupTime: `2026-11-${utc}:00.000Z`, ...fields } as unknown as Order;
}

test('things stand at their time, with how much in all, for whom and how', () => {
  const orders = [
    order(3, '20T13:00', { lines: [paella(4)] }),
    order(1, '20T13:00', { lines: [WHOLE, paella(6, 'sin sal'), BEER], details: 'con limón' }),
    order(2, '20T12:30', { lines: [BEER] }),
    order(4, '21T12:30', { lines: [paella(2)] }),
    order(5, '20T12:30', { lines: [WHOLE] }),
  ];
  const slots = kitchenSlots(orders, TODAY, CHICKENS);
  expect(slots.map(({ clock }) => clock)).toEqual(['13:30', '14:00']);
  expect(slots[1]?.things).toEqual([
    {
      name: 'Cerveza',
      quantity: 20,
      shares: [
        { orderId: 1, customerName: 'Cliente 1', quantity: 20, note: null, words: 'con limón' },
      ],
    },
    {
      name: 'Paella valenciana',
      quantity: 100,
      shares: [
        {
          ...{ orderId: 1, customerName: 'Cliente 1', quantity: 60, note: 'sin sal' },
          words: 'con limón',
        },
        { orderId: 3, customerName: 'Cliente 3', quantity: 40, note: null, words: '' },
      ],
    },
  ]);
  expect(kitchenDays(orders, CHICKENS)).toEqual(['2026-11-20', '2026-11-21']);
});

test('what is only written in words is there too, wishes about chickens are not', () => {
  const orders = [
    order(1, '20T13:00', { details: 'paella de marisco para 8' }),
    order(2, '20T13:00', { quantity: '1.0', details: 'bien hecho', lines: [WHOLE] }),
    order(3, '20T13:00', { quantity: '2.0', details: '2 pollos', lines: [WHOLE] }),
  ];
  expect(kitchenSlots(orders, TODAY, CHICKENS)).toEqual([
    {
      clock: '14:00',
      things: [],
      words: [{ orderId: 1, customerName: 'Cliente 1', words: 'paella de marisco para 8' }],
    },
  ]);
});

const anyLines = fc.array(
  fc.tuple(fc.constantFrom(8, 9, 12, 26), fc.integer({ min: 1, max: 20 })),
  { maxLength: 5 },
);

test('whatever is ordered, each thing adds up to its shares, and nothing is lost or invented', () => {
  fc.assert(
    fc.property(fc.array(anyLines, { maxLength: 8 }), (baskets) => {
      const orders = baskets.map((basket, id) =>
        order(id, '20T13:00', {
          lines: basket.map(([productId, units]) => line(productId, `P${productId}`, `${units}.0`)),
        }),
      );
      const things = kitchenSlots(orders, TODAY, CHICKENS).flatMap((slot) => slot.things);
      for (const { quantity, shares } of things) {
        expect(shares.reduce((sum, share) => sum + share.quantity, 0)).toBe(quantity);
      }
      const asked = baskets.flat().filter(([productId]) => productId > 9);
      const units = asked.reduce((sum, [, of]) => sum + of * 10, 0);
      expect(things.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units);
    }),
  );
});
