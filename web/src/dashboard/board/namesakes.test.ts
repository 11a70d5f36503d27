import { expect, it } from 'vitest';
import { deskOrder } from '../../../test/staff-desk.ts';
import { namesakesOf } from './namesakes.ts';

const order = (id: number, customerName: string, customerPhone: string | null) =>
  deskOrder(id, '2026-11-20T14:00', { customerName, customerPhone });

it('marks orders of one name by the last three digits, or by their number, and no others', () => {
  const orders = [
    order(1, 'Rosa', '600111222'),
    order(2, 'Vicent', '600111222'),
    order(3, ' ROSA', '4915112345678'),
    order(4, 'Rosá', null),
    order(5, 'Rosa G.', '600111222'),
  ];
  expect([...namesakesOf(orders)]).toEqual([
    [1, 'tel. …222'],
    [3, 'tel. …678'],
    [4, 'n.º 4'],
  ]);
});
