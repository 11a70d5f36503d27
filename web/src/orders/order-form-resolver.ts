// The form is judged by the contract that judges the request, so that both say the same.
import type { FieldError, Resolver } from 'react-hook-form';
import { customerOrder, QUANTITY_ZERO_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { isDay } from '@brasa/core/kernel/madrid-time.ts';
import { orderPayload, quantityOf, type OrderFormValues } from './order-form-values.ts';

type Field = keyof OrderFormValues;

const FIELD_OF: Partial<Record<string, Field>> = {
  quantity: 'quantity',
  selectedTime: 'selectedTime',
  customerName: 'customerName',
  customerPhone: 'customerPhone',
  customerEmail: 'customerEmail',
  gdprConsent: 'gdprConsent',
};

/** The form's field for a path of the request; undefined for what the form has no field for. */
export function fieldOfPath(path: string, values: OrderFormValues): Field | undefined {
  if (path === 'pickupTime') return isDay(values.pickupDay) ? 'selectedTime' : 'pickupDay';
  return FIELD_OF[path];
}

export const orderFormResolver: Resolver<OrderFormValues> = (values) => {
  const parsed = customerOrder.safeParse(orderPayload(values));
  const errors: Partial<Record<Field, FieldError>> = {};
  const add = (field: Field | undefined, message: string) => {
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
