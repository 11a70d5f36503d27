import { describe, expect, it } from 'vitest';
import { deskOrder, ROSA } from '../../../test/staff-desk.ts';
import { foundOrders } from './order-search.ts';

const ORDERS = [
  deskOrder(1, '2026-11-20T13:30', {
    customerName: 'Núria Peñalver',
    customerPhone: '600111222',
    customerEmail: 'nuria@Example.com',
    quantity: '2.5',
    details: 'Sin jugo\nbien hecho',
  }),
  deskOrder(2, '2026-11-20T14:00', {
    customerName: 'José Ángel',
    customerPhone: '4915112345678',
    quantity: '10.0',
    details: 'PAELLA de marisco',
  }),
  deskOrder(3, '2026-11-21T14:00', { customerName: 'Ana', customerPhone: null, details: null }),
  deskOrder(4271, '2026-11-22T15:30', {
    customerName: 'Comparsa',
    customerPhone: null,
    details: 'arroz a banda',
  }),
];
const find = (typed: string) => {
  const found = foundOrders(ORDERS, typed);
  return found && found.map(({ id }) => id);
};

it('finds what is in an order, whatever staff have written of it', () => {
  const found = foundOrders([...ORDERS, { ...ROSA, details: 'bien hechos' }], 'cerveza');
  expect(found?.map(({ customerName }) => customerName)).toEqual(['Rosa']);
});

describe('the search finds by', () => {
  it.each([
    ['name, whatever the accents and the case', 'NURIA penalver', [1]],
    ['name, with accents typed where there are none', 'áná', [3]],
    ['phone as it is stored', '600111', [1]],
    ['phone as it is shown', '600 111 222', [1]],
    ['phone with the Spanish prefix', '+34600111222', [1]],
    ['phone with the Spanish prefix, in groups', '+34 600 111 222', [1]],
    ['phone with the prefix as it is dialled', '0034 600111222', [1]],
    ['phone in groups of two', '600 11 12 22', [1]],
    ['phone with dashes', '600-111-222', [1]],
    ['phone with points', '600.111.222', [1]],
    ['phone with a prefix in brackets', '(+34) 600 111 222', [1]],
    ['a phone that is still being typed', '600 11 1', [1]],
    ['a dash that is still waiting for its digits', '600-', [1]],
    ['a name and a phone in groups', 'nuria 600-111', [1]],
    ['a foreign phone', '+4915112345678', [2]],
    ['a foreign phone in groups', '0049 151 1234-5678', [2]],
    ['e-mail', 'nuria@example', [1]],
    ['details, and what goes on the same fire', 'paella', [2, 4271]],
    ['a paella and a number', 'paella 10', [2]],
    ['number', '4271', [4271]],
    ['number that is still being typed', '427', [4271]],
    ['number as it is headed', 'n.º 4271', [4271]],
    ['number with a hash', '#4271', [4271]],
    ['number as an invoice pads it', '004271', [4271]],
    ['number, which does not begin in its middle', '71', []],
    ['details across a line break', 'jugo bien', [1]],
    ['quantity as it is shown', '2 1/2', [1]],
    ['quantity with a point', '2.5', [1]],
    ['quantity with a comma', '2,5', [1]],
    ['quantity, which is no part of a phone', '11.1', []],
    ['pick-up time HH:mm', '14:00', [2, 3]],
    ['pick-up time, which is no part of a phone', '11:12', []],
    ['what is typed of a half chicken, no part of a phone', '1 1/2', []],
    ['words of several fields', 'ana 14:00', [3]],
    ['nothing that is there', 'zzz', []],
  ])('%s', (_by, typed, ids) => {
    expect(find(typed)).toEqual(ids);
  });
});

it.each(['', '   '])('%j is no search', (typed) => {
  expect(find(typed)).toBeNull();
});

it('finds nothing across the border of two fields', () => {
  expect(find('ana1')).toEqual([]);
});
