import { describe, expect, test } from 'vitest';
import {
  HISTORY_FIELDS,
  ORDER_ACTION_TITLES,
  ORDER_ACTIONS,
  describeActor,
  describeChange,
  describeValue,
} from './order-history.rules.ts';

describe('a change in words', () => {
  test.each([
    ['quantity', '1.5', '2.0', 'Cantidad: 1 1/2 → 2'],
    [
      'pickupTime',
      '2026-11-20T13:00:00.000Z',
      '2026-07-01T12:30:00.000Z',
      'Recogida: 20/11/2026 14:00 → 01/07/2026 14:30',
    ],
    ['totalAmount', '0.00', '13.50', 'Total: 0,00\u00a0€ → 13,50\u00a0€'],
    ['paymentMethod', 'cash', 'mixed', 'Forma de pago: Efectivo → Mixto'],
    ['status', 'pending', 'error', 'Estado: Pendiente → Error'],
    ['customerEmail', 'a@b.es', null, 'Email: a@b.es → —'],
    ['customerPhone', null, '600111222', 'Teléfono: 600111222'],
    ['details', 'paella → grande', '', 'Detalles: paella → grande → —'],
  ] as const)('%s from %s to %s', (field, before, after, words) => {
    expect(describeChange({ field, before, after })).toBe(words);
  });

  test('of a value that is none of its kind shows the value', () => {
    expect(describeValue('quantity', 'x')).toBe('x');
    expect(describeValue('totalAmount', 'x')).toBe('x');
    expect(describeValue('status', 'otro')).toBe('otro');
  });

  test.each(HISTORY_FIELDS)('%s has a Spanish name', (field) => {
    expect(describeChange({ field, before: null, after: null })).toMatch(/^\p{Lu}.*: —$/u);
  });
});

test.each(ORDER_ACTIONS)('%s has a title', (action) => {
  expect(ORDER_ACTION_TITLES[action]).toMatch(/^\p{Lu}/u);
});

test.each([
  [null, 'Cliente'],
  [{ id: 1, name: 'Ani', isStaff: true }, 'Ani'],
  [{ id: 2, name: 'Lucía', isStaff: false }, 'Lucía (cliente)'],
])('who did it: %j is "%s"', (createdBy, words) => {
  expect(describeActor({ action: 'edited', createdBy })).toBe(words);
});
