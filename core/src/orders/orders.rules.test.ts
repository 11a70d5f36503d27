import { describe, expect, test } from 'vitest';
import { isEdit, isPaymentOnly } from './change/edit-fields.rules.ts';
import {
  detailsOfQuantity,
  flagsOf,
  isCalledOff,
  namesOtherFood,
  ORDER_STATUSES,
  TRANSITIONS,
  transitionOutcome,
  type Transition,
} from './orders.rules.ts';

describe('the status of an order', () => {
  test('says whether it was called off', () => {
    expect(ORDER_STATUSES.filter(isCalledOff)).toEqual(['cancelled', 'error']);
  });

  test('changes only from pending; a repeat is done already; anything else is impossible', () => {
    const outcomes = ORDER_STATUSES.map((from) =>
      (['confirm', 'cancel', 'error'] as Transition[]).map((step) => transitionOutcome(from, step)),
    );
    const no = 'ORDER_TRANSITION_IMPOSSIBLE';
    expect(outcomes).toEqual([
      ['change', 'change', 'change'],
      ['already-done', no, no],
      [no, 'already-done', no],
      [no, no, 'already-done'],
    ]);
    expect(TRANSITIONS).toEqual({ confirm: 'delivered', cancel: 'cancelled', error: 'error' });
  });

  test('has its own flag, and pending has none', () => {
    expect(
      ORDER_STATUSES.map((status) =>
        Object.entries(flagsOf(status))
          .filter(([, on]) => on)
          .map(([name]) => name),
      ),
    ).toEqual([[], ['confirmado'], ['deleted'], ['error']]);
  });
});

describe('the details of an order', () => {
  test.each([
    [0, ''],
    [5, 'medio pollo'],
    [10, '1 pollo'],
    [15, '1 1/2 pollos'],
    [20, '2 pollos'],
    [25, '2 1/2 pollos'],
    [100, '10 pollos'],
    [175, '17 1/2 pollos'],
  ])('%i tenths are "%s"', (quantity, details) => {
    expect(detailsOfQuantity(quantity)).toBe(details);
  });

  test('made from a quantity name nothing but chickens', () => {
    for (let quantity = 0; quantity <= 175; quantity += 5) {
      expect([quantity, namesOtherFood(detailsOfQuantity(quantity))]).toEqual([quantity, false]);
    }
  });

  test.each([
    'paella',
    '2 paellas',
    'pollo y paella',
    'paella, gracias',
    'Por favor, una ensaladilla rusa',
    'Croquetas',
    'arroz a banda',
    '1/2 pollo, patatas',
    'ԽՈՐՈՎԱԾ',
  ])('"%s" names something else', (details) => {
    expect(namesOtherFood(details)).toBe(true);
  });

  test.each([
    null,
    '',
    '  ',
    'pollo',
    'Pollos',
    'POLLO',
    'medio pollo',
    'un pollo y medio',
    '2,5 pollos',
    'gracias',
    '¡Muchas gracias!',
    'por favor',
    'Buenos días, sin prisa',
    'para llevar, hoy',
    'un pollo bien hecho, gracias',
    '½ pollo',
    '3',
    '...',
    '🍗',
  ])('"%s" names nothing else', (details) => {
    expect(namesOtherFood(details)).toBe(false);
  });

  test.each([
    'pollo asado',
    'pollo entero',
    'pollo a la leña',
    'medio pollo bien hecho',
    'pollo sin sal',
  ])('"%s" is a chicken by a longer name, not something else', (details) => {
    expect(namesOtherFood(details)).toBe(false);
  });
});

describe('an edit that only notes a payment', () => {
  test.each([
    [{ totalAmount: 1350 }, true],
    [{ paymentMethod: 'card', cashAmount: null, version: 3 }, true],
    [{ totalAmount: 1350, quantity: undefined }, true],
    [{ totalAmount: 1350, quantity: 10 }, false],
    [{ status: 'pending', totalAmount: 1350 }, false],
    [{ customerName: 'Otra' }, false],
    [{ version: 3 }, false],
    [{}, false],
  ])('%j: %s', (edit, expected) => {
    expect(isPaymentOnly(edit)).toBe(expected);
  });

  test('a version alone names nothing to edit', () => {
    expect(isEdit({ version: 3 })).toBe(false);
  });
});
