import { expect, test } from 'vitest';
import type { VatRate } from '../../catalog/catalog-editing.rules.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { closedDrinks } from './closed-drinks.rules.ts';

const line = (name: string, vatRate: VatRate, returned = 0) => ({
  ...{ name, vatRate, note: null },
  ...{ quantity: tenths(20), returned: tenths(returned) },
});

test.each<[string, VatRate, string[]]>([
  ['Vino tinto de la tierra', 21, ['2 × Vino tinto de la tierra']],
  ['Tinto de la casa', 21, ['2 × Tinto de la casa']],
  ['Cerveza', 10, ['2 × Cerveza']],
  ['Agua mineral', 10, ['2 × Agua mineral']],
  ['Pollo a la cerveza', 10, []],
  ['Ensalada de aguacate', 10, []],
  ['Menú del domingo', 10, []],
  ['Rabo de toro al vino tinto', 10, []],
  ['Albóndigas caseras', 10, []],
  ['Cola de langosta', 10, []],
  ['Aperitivo de la casa', 10, []],
  ['Torrijas al vino', 10, []],
  ['Botella de cava', 10, ['2 × Botella de cava']],
])('%s at %i per cent', (name, rate, drinks) => {
  expect(closedDrinks({ lines: [line(name, rate)], details: null })).toEqual(drinks);
});

test('drinks that came back are none of the order’s any more', () => {
  const lines = [line('Cerveza', 21, 10), line('Refresco', 21, 20)];
  expect(closedDrinks({ lines, details: null })).toEqual(['1 × Cerveza']);
});

test('drinks that only the details name are among them', () => {
  const details = '2 pollos, 2 botellas de vino, 1 ración de croquetas';
  expect(closedDrinks({ lines: [], details })).toEqual(['2 botellas de vino']);
});
