import { describe, expect, test } from 'vitest';
import type { VatRate } from '../catalog/catalog-editing.rules.ts';
import { cents } from '../kernel/amounts/cents.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import { linesOfOrder, simplifiedRefusal, writtenLines } from './invoice-lines.rules.ts';
import { baseOf, sharesByWeight, taxedLines } from './tax-split.rules.ts';

const line = (unitPrice: number, vatRate: VatRate, quantity = 10) => ({
  name: `al ${vatRate}`,
  quantity: tenths(quantity),
  unitPrice: cents(unitPrice),
  vatRate,
});

const told = (lines: ReturnType<typeof linesOfOrder>) =>
  lines.map(({ description, rate, total }) => [description, rate, total]);

describe('the lines of an order', () => {
  test('are the invoice’s where they are the total', () => {
    const order = {
      lines: [line(1350, 10, 15), line(200, 21)],
      details: 'x',
      quantity: tenths(15),
    };
    expect(told(linesOfOrder(order, cents(2225)))).toEqual([
      ['al 10', 10, 2025],
      ['al 21', 21, 200],
    ]);
  });

  test('are without the goods that came back, at the rates of the rest', () => {
    const wine = { ...line(750, 21, 20), returned: tenths(20) };
    const order = { lines: [line(1350, 10), wine], details: null, quantity: tenths(10) };
    expect(told(linesOfOrder(order, cents(1350)))).toEqual([['al 10', 10, 1350]]);
    const one = { ...order, lines: [line(1350, 10), { ...wine, returned: tenths(10) }] };
    expect(told(linesOfOrder(one, cents(2100)))).toEqual([
      ['al 10', 10, 1350],
      ['al 21', 21, 750],
    ]);
  });

  test('are all of them where all came back and a part of the money is kept', () => {
    const order = {
      lines: [{ ...line(1350, 10), returned: tenths(10) }],
      ...{ details: null, quantity: tenths(10) },
    };
    expect(told(linesOfOrder(order, cents(350)))).toEqual([
      ['al 10', 10, 1350],
      ['Descuento', 10, -1000],
    ]);
  });

  test('name the dish without a price that the rest of the money is for, at the rate of food', () => {
    const order = {
      lines: [line(1350, 10), line(750, 21, 20)],
      details: '1 pollo, al 21 × 2, paella para 6',
      quantity: tenths(10),
    };
    expect(told(linesOfOrder(order, cents(8850)))).toEqual([
      ['al 10', 10, 1350],
      ['al 21', 21, 1500],
      ['paella para 6', 10, 6000],
    ]);
  });

  test('come to the amounts of the invoice that they replace, rate by rate', () => {
    const order = {
      lines: [line(1350, 10, 20), line(180, 21, 100)],
      ...{ details: null, quantity: tenths(20) },
    };
    const nothing = { base: cents(0), tax: cents(0) };
    const replaced = [{ ...nothing, rate: 10 as const, total: cents(2700) }];
    expect(told(linesOfOrder(order, cents(2700), replaced))).toEqual([
      ['al 10', 10, 2700],
      ['al 21', 21, 1800],
      ['Descuento', 21, -1800],
    ]);
  });

  test('say nothing of the desk’s marks', () => {
    const order = { lines: [], details: '2 pollos, flan (sin precio)', quantity: tenths(20) };
    expect(told(linesOfOrder(order, cents(3000)))).toEqual([['2 pollos, flan', 10, 3000]]);
  });

  test('bear a discount by what each rate has, the largest remainder first', () => {
    const order = { lines: [line(1000, 21), line(2000, 10)], details: null, quantity: tenths(0) };
    expect(told(linesOfOrder(order, cents(2900)))).toEqual([
      ['al 21', 21, 1000],
      ['al 10', 10, 2000],
      ['Descuento', 10, -67],
      ['Descuento', 21, -33],
    ]);
    expect(told(linesOfOrder(order, cents(3001))).at(-1)).toEqual(['Diferencia de precio', 10, 1]);
  });

  test.each([
    ['2 pollos\n con patatas ', '2 pollos, con patatas'],
    ['paella para 8, Ana es alérgica, avisar al 600 111 222', 'paella para 8'],
    ['llamar antes', 'Comida para llevar'],
    ['  ', 'Comida para llevar'],
    [null, 'Comida para llevar'],
    ['pan '.repeat(300), 'pan '.repeat(50).trim()],
  ])(
    'are one of the food that the details name where there are none: %j',
    (details, description) => {
      const order = { lines: [], details, quantity: tenths(20) };
      expect(linesOfOrder(order, cents(2700))).toEqual([
        { description, quantity: 20, rate: 10, total: 2700 },
      ]);
    },
  );
});

test('lines that somebody wrote have to be the total', () => {
  const lines = [{ description: 'a', rate: 10, total: cents(100) }] as const;
  expect(writtenLines(lines, cents(101))).toBeNull();
  expect(writtenLines(lines, cents(100))).toEqual([{ ...lines[0], quantity: 10 }]);
});

test.each([
  [1100, 10, 1000],
  [2000, 10, 1818],
  [1, 21, 1],
  [-500, 10, -455],
  [0, 4, 0],
  [9_999_999_999, 21, 8_264_462_809],
] as const)('%i cents at %i %% are %i without tax', (total, rate, base) => {
  expect(baseOf(cents(total), rate)).toBe(base);
});

test('the base of a rate is shared out among its lines to the cent', () => {
  const lines = Array.from({ length: 7 }, () => ({ rate: 10 as const, total: cents(5) }));
  const bases = taxedLines(lines).map(({ base }) => base);
  expect(bases).toEqual([5, 5, 5, 5, 4, 4, 4]);
});

test('what nobody has a weight for goes to the first', () => {
  expect(sharesByWeight(cents(-5), [0, 0])).toEqual([-5, 0]);
  expect(sharesByWeight(cents(-5), [1, 1])).toEqual([-3, -2]);
});

test('a simplified invoice goes up to 3.000 €', () => {
  expect(simplifiedRefusal(cents(300_000))).toBeNull();
  expect(simplifiedRefusal(cents(300_001))).toBe('SIMPLIFIED_TOO_LARGE');
});
