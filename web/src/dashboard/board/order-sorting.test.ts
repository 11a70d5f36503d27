import { expect, it } from 'vitest';
import { deskOrder } from '../../../test/staff-desk.ts';
import { FIRST_SORTING, nextSorting, sortedOrders, type SortKey } from './order-sorting.ts';

const ORDERS = [
  deskOrder(1, '2026-11-20T14:00', { customerName: 'Óscar', quantity: '2.0' }),
  deskOrder(2, '2026-11-20T13:00', { customerName: 'ana', quantity: '10.0' }),
  deskOrder(3, '2026-11-20T13:00', { customerName: 'Zoe', quantity: '0.5' }),
  deskOrder(4, '2026-11-20T12:00', { customerName: 'Ñico', quantity: '2.0' }),
];

it('is by time, ascending, at first', () => {
  expect(FIRST_SORTING).toEqual({ by: 'time', descending: false });
});

it.each<[SortKey, boolean, number[]]>([
  ['time', false, [4, 2, 3, 1]],
  ['time', true, [1, 2, 3, 4]],
  ['name', false, [2, 4, 1, 3]],
  ['name', true, [3, 1, 4, 2]],
  ['quantity', false, [3, 4, 1, 2]],
  ['quantity', true, [2, 4, 1, 3]],
])('by %s, descending %s', (by, descending, ids) => {
  expect(sortedOrders(ORDERS, { by, descending }).map(({ id }) => id)).toEqual(ids);
});

it('a second tap on a key turns the list round, another key begins ascending', () => {
  const byName = nextSorting(FIRST_SORTING, 'name');
  expect(byName).toEqual({ by: 'name', descending: false });
  expect(nextSorting(byName, 'name')).toEqual({ by: 'name', descending: true });
  expect(nextSorting({ by: 'name', descending: true }, 'name').descending).toBe(false);
  expect(nextSorting({ by: 'name', descending: true }, 'time').descending).toBe(false);
});
