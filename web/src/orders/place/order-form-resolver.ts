// The form is judged by the contract that judges the request, so that both say the same.
import '../../browser/zod/zod-without-eval.ts';
import type { FieldError, Resolver } from 'react-hook-form';
import { customerOrder, QUANTITY_ZERO_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { fieldOfPath, type OrderField } from './order-form-fields.ts';
import { orderPayload, quantityOf, type OrderFormValues } from './order-form-values.ts';

const orderFormResolver: Resolver<OrderFormValues> = (values) => {
  const parsed = customerOrder.safeParse(orderPayload(values));
  const errors: Partial<Record<OrderField, FieldError>> = {};
  const add = (field: OrderField | undefined, message: string) => {
    if (field !== undefined) errors[field] ??= { type: 'contract', message };
  };
  for (const { path, message } of parsed.error?.issues ?? []) {
    add(fieldOfPath(String(path[0]), values), message);
  }
  // The contract looks at this only once nothing else is wrong; who fills in a form wants to know
  // everything at once.
  if (quantityOf(values.quantity) === 0) add('quantity', QUANTITY_ZERO_MESSAGE);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

export default orderFormResolver;
