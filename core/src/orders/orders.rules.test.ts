import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEdit, isPaymentOnly } from './change/edit-fields.rules.ts';
import {
  detailsOfQuantity,
  flagsOf,
  isCalledOff,
  isMixedPaymentSound,
  namesOtherFood,
  ORDER_STATUSES,
  TRANSITIONS,
  transitionOutcome,
  type Transition,
} from './orders.rules.ts';
import { PARTS, partFields } from '../payments/payments.rules.ts';

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

describe('a mixed payment', () => {
  const mixed = (
    total: number | null,
    cash: number | null,
    card: number | null,
    transfer: number | null = null,
  ) =>
    isMixedPaymentSound({
      ...partFields(() => null),
      paymentMethod: 'mixed',
      totalAmount: total,
      cashAmount: cash,
      cardAmount: card,
      transferAmount: transfer,
    });

  test.each([
    ['half in cash exactly', mixed(2000, 1000, 1000), true],
    ['a cent less than half in cash', mixed(2000, 999, 1001), false],
    ['half of an odd total, rounded up', mixed(2001, 1001, 1000), true],
    ['half of an odd total, rounded down', mixed(2001, 1000, 1001), false],
    ['three parts', mixed(3000, 1500, 1000, 500), true],
    ['one cent too little', mixed(2000, 1000, 999), true],
    ['one cent too much', mixed(2000, 1001, 1000), true],
    ['two cents too little', mixed(2000, 1000, 998), false],
    ['two cents too much', mixed(2000, 1002, 1000), false],
    ['all in cash', mixed(2000, 2000, null), true],
    ['nothing in cash', mixed(2000, null, 2000), false],
    ['no parts at all', mixed(2000, null, null), false],
    ['no parts of nothing', mixed(null, null, null), false],
    ['parts without a total', mixed(null, 1000, 1000), false],
  ])('%s', (_name, sound, expected) => {
    expect(sound).toBe(expected);
  });

  test('is sound exactly when the parts make the total within a cent and cash is half of it', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: -3, max: 3 }),
        (cash, card, transfer, slip) => {
          const total = Math.max(0, cash + card + transfer + slip);
          const isWithin = Math.abs(cash + card + transfer - total) <= 1;
          expect(mixed(total, cash, card, transfer)).toBe(isWithin && cash >= total / 2);
        },
      ),
    );
  });

  test('is the only kind with such a rule', () => {
    for (const paymentMethod of PARTS) {
      expect(
        isMixedPaymentSound({
          ...{ paymentMethod, totalAmount: 2000 },
          ...partFields(() => null),
          cashAmount: 1,
        }),
      ).toBe(true);
    }
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
