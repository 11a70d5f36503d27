import type { Resolver } from 'react-hook-form';
import { LEAVES_MORE_MESSAGE } from '@brasa/core/books/cash.rules.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { judged } from '../../browser/forms/judged.ts';
import { countedOf, typedCoins, type CountValues } from './count-values.ts';

export const countResolver: Resolver<CountValues> = (values) => {
  const faults: { field: 'sum' | 'left' | `coins.${number}`; message: string }[] = [];
  const counted = countedOf(values);
  if (values.way === 'sum' && counted === null) {
    const isNone = values.sum.trim() === '';
    faults.push({
      field: 'sum',
      message: isNone ? 'Escribe lo que has contado' : 'Importe inválido',
    });
  }
  if (values.way === 'coins' && counted === null) {
    const wrong = values.coins.findIndex((typed) => typedCoins([typed]) === null);
    const isNone = wrong < 0;
    faults.push({
      field: `coins.${isNone ? 0 : wrong}`,
      message: isNone ? 'Escribe cuántas hay de cada' : 'Cantidad inválida',
    });
  }
  const left = parseTypedCents(values.left);
  if (left === null) faults.push({ field: 'left', message: 'Escribe lo que se queda' });
  else if (counted !== null && left > counted)
    faults.push({ field: 'left', message: LEAVES_MORE_MESSAGE });
  return judged(values, faults);
};
