import { describe, expect, test } from 'vitest';
import { moveByHand, initialMove } from './movements.rules.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import { isReservation, STOCK_ACTION_TITLES, STOCK_ACTIONS } from './stock-history.rules.ts';
import { MOVEMENT_ACTIONS, MOVEMENT_TYPES, stockMovement } from './stock.contract.ts';

describe('a movement by hand', () => {
  test.each([
    [{ type: 'initial', quantity: 0 }, 0],
    [{ type: 'addition', quantity: '0.5' }, 5],
    [{ type: 'walk_in_sale', quantity: 999.5 }, 9995],
    [{ type: 'correction', quantity: '-2.0' }, -20],
  ])('%j is %i tenths', (sent, quantity) => {
    expect(stockMovement.parse(sent)).toMatchObject({ quantity });
  });

  test('moves what lies there, and never what is reserved', () => {
    expect(moveByHand('addition', tenths(15))).toEqual({ current: 15, reserved: 0 });
    expect(moveByHand('walk_in_sale', tenths(15))).toEqual({ current: -15, reserved: 0 });
    expect(moveByHand('correction', tenths(-5))).toEqual({ current: -5, reserved: 0 });
    expect(initialMove(tenths(600), tenths(800))).toEqual({ current: 200, reserved: 0 });
  });

  test('has a name in the history', () => {
    expect(MOVEMENT_TYPES.map((type) => STOCK_ACTION_TITLES[MOVEMENT_ACTIONS[type]])).toEqual([
      'Stock inicial',
      'Entrada',
      'Venta sin pedido',
      'Corrección',
    ]);
  });
});

test.each(STOCK_ACTIONS)('%s has a title', (action) => {
  expect(STOCK_ACTION_TITLES[action]).toMatch(/^\p{Lu}/u);
});

test('a reservation leaves what lies there as it was', () => {
  expect(isReservation({ previousStock: '60.0', newStock: '60.0' })).toBe(true);
  expect(isReservation({ previousStock: '60.0', newStock: '59.5' })).toBe(false);
});
