// The form is judged by the contract that judges the request, so that both say the same.
import type { Resolver } from 'react-hook-form';
import { customerOrder } from '@brasa/core/orders/orders.contract.ts';
import { QUANTITY_ZERO_MESSAGE } from '@brasa/core/orders/orders.rules.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import {
  fieldOfPath,
  orderPayload,
  quantityOf,
  type OrderFormValues,
} from './order-form-values.ts';

const orderFormResolver: Resolver<OrderFormValues> = (values) => {
  const { error } = customerOrder.safeParse(orderPayload(values));
  const faults = contractFaults(error, (path) => fieldOfPath(path, values));
  // The contract looks at this only once nothing else is wrong; who fills in a form wants to know
  // everything at once.
  if (quantityOf(values.quantity) === 0 && values.lines.length === 0) {
    faults.push({ field: 'quantity', message: QUANTITY_ZERO_MESSAGE });
  }
  return judged(values, faults);
};

export default orderFormResolver;
