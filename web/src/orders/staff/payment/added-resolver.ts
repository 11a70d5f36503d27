import type { Resolver } from 'react-hook-form';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { judged } from '../../../browser/forms/judged.ts';
import type { AddedValues } from './added-values.ts';

const addedResolver: Resolver<AddedValues> = (values) => {
  const isAmount = (parseTypedCents(values.amount) ?? 0) > 0;
  return judged(values, isAmount ? [] : [{ field: 'amount', message: 'Importe inválido' }]);
};

export default addedResolver;
