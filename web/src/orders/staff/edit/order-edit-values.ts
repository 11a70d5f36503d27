// What the edit form is filled with, and the request that becomes of it (docs/rules/orders.md#editing-an-order).
import { madridClock, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { formatChickens, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { chickensOf } from '@brasa/core/orders/order-food.rules.ts';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import {
  staffOrderPayload,
  type StaffOrderField,
  type StaffOrderValues,
} from '../staff-order-values.ts';

export const EDIT_FIELD_NAMES: Record<StaffOrderField, string> = {
  customerName: 'Nombre',
  quantity: 'Cantidad',
  details: 'Detalles',
  pickupDay: 'Día de recogida',
  pickupClock: 'Hora de recogida',
  customerPhone: 'Teléfono',
  customerEmail: 'Email',
};
export const EDIT_FIELDS = Object.keys(EDIT_FIELD_NAMES) as StaffOrderField[];

export function editValues(order: Order): StaffOrderValues {
  const pickup = Date.parse(order.pickupTime);
  const quantity = chickensOf(order);
  const details = order.details ?? '';
  return {
    customerName: order.customerName,
    quantity: tenthsToDecimal(quantity),
    details: details === detailsOfQuantity(quantity) ? '' : details,
    pickupDay: madridDay(pickup),
    pickupClock: madridClock(pickup),
    customerPhone: order.customerPhone === null ? '' : formatPhone(order.customerPhone),
    customerEmail: order.customerEmail ?? '',
  };
}

export function editValueText(field: StaffOrderField, value: string): string {
  if (value === '') return 'nada';
  if (field === 'quantity') return formatChickens(chickensOf({ quantity: value }));
  if (field === 'pickupDay') return value.split('-').toReversed().join('/');
  return value;
}

export function editPayload(values: StaffOrderValues, base: Order) {
  const before = chickensOf(base);
  const after = chickensOf(values);
  return {
    ...staffOrderPayload(values),
    quantity: values.quantity,
    status: 'pending',
    deleted: false,
    confirmado: false,
    error: false,
    ...(after !== before && { quantityDiff: (after - before) / 10, updateType: 'order_update' }),
    version: base.version,
  };
}
