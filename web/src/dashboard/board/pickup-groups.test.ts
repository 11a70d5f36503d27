import { describe, expect, it } from 'vitest';
import { parseInstant, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { chickensSoon, dayHeading, lateness, leftOf, pickupDays } from './pickup-groups.ts';

const at = (madrid: string) => parseInstant(madrid)!;
const NOW = at('2026-11-20T13:42');

let lastId = 0;
function order(madrid: string, quantity = '1.0', id = (lastId += 1)): Order {
  return { id, quantity, pickupTime: new Date(at(madrid)).toISOString() } as Order;
}

describe('what is left of a day', () => {
  it('is what should have gone by now, of a day that is over all of it', () => {
    const days = pickupDays([
      order('2026-11-19T16:00', '1.0', 1),
      order('2026-11-20T13:41', '1.0', 2),
      order('2026-11-20T13:42', '1.0', 3),
      order('2026-11-21T13:00', '1.0', 4),
    ]);
    expect(days.map((day) => leftOf(day, NOW).map(({ id }) => id))).toEqual([[1], [2], []]);
  });
});

describe('the groups', () => {
  it('are days and their times, earliest first, orders by number', () => {
    const days = pickupDays([
      order('2026-11-21T13:00'),
      order('2026-11-20T14:00', '1.0', 9),
      order('2026-11-20T14:00', '2.5', 8),
      order('2026-11-20T13:00'),
    ]);
    expect(
      days.map(({ day, slots }) => [day, slots.map(({ clock, orders }) => [clock, orders.length])]),
    ).toEqual([
      [
        '2026-11-20',
        [
          ['13:00', 1],
          ['14:00', 2],
        ],
      ],
      ['2026-11-21', [['13:00', 1]]],
    ]);
    const two = days[0]?.slots[1];
    expect(two?.orders.map(({ id }) => id)).toEqual([8, 9]);
    expect(two?.chickens).toBe(35);
  });

  it('are none without orders', () => {
    expect(pickupDays([])).toEqual([]);
  });
});

it('counts for the next half hour what is due by then, late ones of today included', () => {
  const orders = [
    order('2026-11-19T13:00', '9.0'),
    order('2026-11-20T13:00', '2.5'),
    order('2026-11-20T14:12', '1.0'),
    order('2026-11-20T14:13', '9.0'),
    order('2026-11-21T13:00', '9.0'),
  ];
  expect(chickensSoon(orders, NOW)).toBe(35);
});

it.each([
  ['2026-11-20', 'Hoy · viernes 20/11/2026'],
  ['2026-11-21', 'Mañana · sábado 21/11/2026'],
  ['2026-11-19', 'Ayer · jueves 19/11/2026'],
  ['2026-11-25', 'Miércoles 25/11/2026'],
])('%s is headed "%s"', (day, heading) => {
  expect(dayHeading(day as Day, '2026-11-20' as Day)).toBe(heading);
});

it.each([
  ['2026-11-20T13:42', null],
  ['2026-11-20T14:00', null],
  ['2026-11-20T13:41', 'Tarde 1 min'],
  ['2026-11-20T13:30', 'Tarde 12 min'],
  ['2026-11-20T10:30', 'Tarde 3 h'],
  ['2026-11-19T13:00', 'Tarde 1 día'],
  ['2026-11-18T13:00', 'Tarde 2 días'],
])('what was due at %s is "%s"', (due, text) => {
  expect(lateness(at(due), NOW)).toBe(text);
});
