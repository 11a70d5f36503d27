// The messages of docs/rules/orders.md#points-form.
import type { FieldError, Resolver } from 'react-hook-form';
import { normalizePhone } from '@brasa/core/kernel/phone.ts';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';
import type { AccumulateValues } from './accumulate-values.ts';

const PHONE_REQUIRED = 'El teléfono es obligatorio';
const PHONE_TOO_SHORT = 'Teléfono debe tener al menos 9 dígitos';
const CASH_MESSAGE = 'Debe confirmar que el pago es en efectivo';
const AMOUNT_MESSAGE = 'Ingrese una cantidad válida';

export const accumulateResolver: Resolver<AccumulateValues> = (values) => {
  const errors: Partial<Record<keyof AccumulateValues, FieldError>> = {};
  const fault = (message: string): FieldError => ({ type: 'contract', message });
  const phone = phoneFault(values.phone);
  if (phone !== null) errors.phone = fault(phone);
  if (!values.isCash) errors.isCash = fault(CASH_MESSAGE);
  const amount = parseTypedCents(values.amount);
  if (values.isCash && (amount === null || amount === 0)) errors.amount = fault(AMOUNT_MESSAGE);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** What is wrong with a typed phone; null when nothing is. */
export function phoneFault(typed: string): string | null {
  if (typed.trim() === '') return PHONE_REQUIRED;
  return normalizePhone(typed) === null ? PHONE_TOO_SHORT : null;
}
