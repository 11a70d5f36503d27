// Which field of the form stands for which part of the request.
import { isDay } from '@brasa/core/kernel/madrid-time.ts';
import type { OrderFormValues } from './order-form-values.ts';

export type OrderField = keyof OrderFormValues;

const FIELD_OF: Partial<Record<string, OrderField>> = {
  quantity: 'quantity',
  selectedTime: 'selectedTime',
  customerName: 'customerName',
  customerPhone: 'customerPhone',
  customerEmail: 'customerEmail',
  gdprConsent: 'gdprConsent',
};

/** The form's field for a path of the request; undefined for what the form has no field for. */
export function fieldOfPath(path: string, values: OrderFormValues): OrderField | undefined {
  if (path === 'pickupTime') return isDay(values.pickupDay) ? 'selectedTime' : 'pickupDay';
  return FIELD_OF[path];
}
