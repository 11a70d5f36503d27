// What the edit form holds, and the request that becomes of it (docs/rules/orders.md#editing-an-order).
import { instantToIso, madridClock, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { formatChickens, parseTenths, tenths, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import { pickupInstant } from '../../pickup/pickup-instant.ts';

export type OrderEditValues = {
  customerName: string;
  /** Chickens as they travel: "2.5". */
  quantity: string;
  /** Empty while they only repeat the quantity: then they follow it. */
  details: string;
  /** "YYYY-MM-DD" in Madrid, or empty. */
  pickupDay: string;
  /** "HH:mm" in Madrid, or empty. */
  pickupClock: string;
  customerPhone: string;
  customerEmail: string;
};
export type EditField = keyof OrderEditValues;

export const EDIT_FIELD_NAMES: Record<EditField, string> = {
  customerName: 'Nombre',
  quantity: 'Cantidad',
  details: 'Detalles',
  pickupDay: 'Día de recogida',
  pickupClock: 'Hora de recogida',
  customerPhone: 'Teléfono',
  customerEmail: 'Email',
};
export const EDIT_FIELDS = Object.keys(EDIT_FIELD_NAMES) as EditField[];

export function editValues(order: Order): OrderEditValues {
  const pickup = Date.parse(order.pickupTime);
  const quantity = parseTenths(order.quantity) ?? tenths(0);
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

/** A value as it is read in a sentence. */
export function editValueText(field: EditField, value: string): string {
  if (value === '') return 'nada';
  if (field === 'quantity') return formatChickens(parseTenths(value) ?? tenths(0));
  if (field === 'pickupDay') return value.split('-').toReversed().join('/');
  return value;
}

/** Everything that the form shows, in place of what `base` holds. */
export function editPayload(values: OrderEditValues, base: Order) {
  const pickup = pickupInstant(values.pickupDay, values.pickupClock);
  const before = parseTenths(base.quantity) ?? 0;
  const after = parseTenths(values.quantity) ?? 0;
  return {
    customerName: values.customerName,
    quantity: values.quantity,
    details: values.details,
    pickupTime: pickup === null ? '' : instantToIso(pickup),
    customerPhone: values.customerPhone,
    customerEmail: values.customerEmail,
    status: 'pending',
    deleted: false,
    confirmado: false,
    error: false,
    ...(after !== before && { quantityDiff: (after - before) / 10, updateType: 'order_update' }),
    version: base.version,
  };
}
