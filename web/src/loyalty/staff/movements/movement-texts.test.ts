import { expect, it } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Movement } from '@brasa/core/loyalty/movements.contract.ts';
import { historyItem } from '../../../../test/points-samples.ts';
import { annulledText, annulmentText } from './movement-texts.ts';

function movement(moved: number, fields: Partial<Movement> = {}): Movement {
  const item = historyItem({ id: 1, points: points(moved) });
  return { ...item, createdBy: null, state: 'reversible', ...fields };
}

it.each<[number, Partial<Movement>, string]>([
  [20, {}, 'Se quitan 20 puntos a Lola.'],
  [1, { orderId: 12 }, 'Se quita 1 punto a Lola. El pedido 12 se queda sin puntos.'],
  [-100, { type: 'redeemed' }, 'Se devuelven 100 puntos a Lola.'],
  [
    -100,
    { type: 'redeemed', orderId: 12 },
    'Se devuelven 100 puntos a Lola. El pedido 12 pierde su descuento: se cobra entero.',
  ],
  [-5, { type: 'manual_adjustment' }, 'Se devuelven 5 puntos a Lola.'],
])('annulling %i of %o will do: %s', (moved, fields, text) => {
  expect(annulmentText(movement(moved, fields), 'Lola')).toBe(text);
});

it.each([
  [20, -20, 0, '20 puntos menos: 0 disponibles.'],
  [1, -1, 1, '1 punto menos: 1 disponible.'],
  [-100, 100, 150, '100 puntos más: 150 disponibles.'],
  [
    150,
    -100,
    0,
    '100 puntos menos: 0 disponibles. De los 150, 50 ya no estaban: habían caducado o se habían corregido antes.',
  ],
  [
    150,
    0,
    20,
    'El saldo no cambia: 20 disponibles. Sus 150 ya no estaban: habían caducado o se habían corregido antes.',
  ],
  [
    -100,
    0,
    0,
    'El saldo no cambia: 0 disponibles. Sus 100 no vuelven: han caducado o pagan puntos que se debían.',
  ],
])('annulling %i, which moved %i and leaves %i, did: %s', (moved, change, available, text) => {
  const reply = { points: points(change), availablePoints: points(available) };
  expect(annulledText(movement(moved), reply)).toBe(text);
});
