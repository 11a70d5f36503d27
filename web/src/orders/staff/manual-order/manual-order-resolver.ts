// The entry is judged by the contract that judges the request, so that both say the same.
import '../../../browser/zod/zod-without-eval.ts';
import type { FieldError, Resolver } from 'react-hook-form';
import { isDay } from '@brasa/core/kernel/madrid-time.ts';
import { manualOrder, QUANTITY_ZERO_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { namesOtherFood } from '@brasa/core/orders/orders.rules.ts';
import {
  manualPayload,
  type ManualOrderField,
  type ManualOrderValues,
} from './manual-order-values.ts';

const FIELDS: readonly ManualOrderField[] = [
  'customerName',
  'quantity',
  'details',
  'customerPhone',
  'customerEmail',
];

const manualOrderResolver: Resolver<ManualOrderValues> = (values) => {
  const { error } = manualOrder.safeParse(manualPayload(values));
  const errors: Partial<Record<ManualOrderField, FieldError>> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = manualFieldOf(String(path[0]), values);
    if (field) errors[field] ??= { type: 'contract', message };
  }
  // The contract looks at this only once nothing else is wrong.
  if (values.quantity === '0' && !namesOtherFood(values.details)) {
    errors.quantity ??= { type: 'contract', message: QUANTITY_ZERO_MESSAGE };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The form's field for a path of the request; undefined for what the form has no field for. */
function manualFieldOf(path: string, values: ManualOrderValues): ManualOrderField | undefined {
  if (path === 'pickupTime') return isDay(values.pickupDay) ? 'pickupClock' : 'pickupDay';
  return FIELDS.find((field) => field === path);
}

export default manualOrderResolver;
