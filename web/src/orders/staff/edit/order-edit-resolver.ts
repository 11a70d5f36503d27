// The edit is judged by the contract that judges the request, so that both say the same.
import '../../../browser/zod/zod-without-eval.ts';
import type { FieldError, Resolver } from 'react-hook-form';
import {
  EDITED_PICKUP_MESSAGE,
  orderEdit,
  QUANTITY_ZERO_MESSAGE,
} from '@brasa/core/orders/orders.contract.ts';
import { namesOtherFood } from '@brasa/core/orders/orders.rules.ts';
import { isDay } from '@brasa/core/kernel/madrid-time.ts';
import { EDIT_FIELDS, type EditField, type OrderEditValues } from './order-edit-values.ts';
import { pickupInstant } from '../../pickup/pickup-instant.ts';

const orderEditResolver: Resolver<OrderEditValues> = (values) => {
  const { pickupDay: _day, pickupClock: _clock, ...fields } = values;
  const { error } = orderEdit.safeParse(fields);
  const errors: Partial<Record<EditField, FieldError>> = {};
  const add = (field: EditField | undefined, message: string) => {
    if (field !== undefined) errors[field] ??= { type: 'contract', message };
  };
  for (const { path, message } of error?.issues ?? []) add(editFieldOf(String(path[0])), message);
  if (pickupInstant(values.pickupDay, values.pickupClock) === null) {
    add(isDay(values.pickupDay) ? 'pickupClock' : 'pickupDay', EDITED_PICKUP_MESSAGE);
  }
  const isZero = Number(values.quantity) === 0;
  if (isZero && !namesOtherFood(values.details)) add('quantity', QUANTITY_ZERO_MESSAGE);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The form's field for a path of the request; undefined for what the form has no field for. */
function editFieldOf(path: string): EditField | undefined {
  return EDIT_FIELDS.find((field) => field === path);
}

export default orderEditResolver;
