// The movement is judged by the contract that judges the request, so that both say the same.
import type { Resolver } from 'react-hook-form';
import { tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { stockMovement } from '@brasa/core/stock/stock.contract.ts';
import { judged } from '../../browser/forms/judged.ts';
import { movedQuantity, type MovementValues } from './movement-values.ts';

const movementResolver: Resolver<MovementValues> = (values) => {
  const amount = movedQuantity(values.quantity);
  const quantity = amount === null ? values.quantity : tenthsToDecimal(amount);
  const message = stockMovement.safeParse({ ...values, quantity }).error?.issues[0]?.message;
  return judged(values, message === undefined ? [] : [{ field: 'quantity', message }]);
};

export default movementResolver;
