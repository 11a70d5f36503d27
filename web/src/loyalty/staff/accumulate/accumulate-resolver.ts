// The messages of docs/rules/orders.md#points-form.
import type { Resolver } from 'react-hook-form';
import { normalizePhone } from '@brasa/core/kernel/phone.ts';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';
import { judged } from '../../../browser/forms/judged.ts';
import type { FieldFault } from '../../../browser/forms/server-faults.ts';
import type { AccumulateValues } from './accumulate-values.ts';

const PHONE_REQUIRED = 'El teléfono es obligatorio';
const PHONE_TOO_SHORT = 'Teléfono debe tener al menos 9 dígitos';
const CASH_MESSAGE = 'Debe confirmar que el pago es en efectivo';
const AMOUNT_MESSAGE = 'Ingrese una cantidad válida';

export const accumulateResolver: Resolver<AccumulateValues> = (values) => {
  const faults: FieldFault<keyof AccumulateValues>[] = [];
  const phone = phoneFault(values.phone);
  if (phone !== null) faults.push({ field: 'phone', message: phone });
  if (!values.isCash) faults.push({ field: 'isCash', message: CASH_MESSAGE });
  const amount = parseTypedCents(values.amount);
  if (values.isCash && (amount === null || amount === 0)) {
    faults.push({ field: 'amount', message: AMOUNT_MESSAGE });
  }
  return judged(values, faults);
};

/** What is wrong with a typed phone; null when nothing is. */
export function phoneFault(typed: string): string | null {
  if (typed.trim() === '') return PHONE_REQUIRED;
  return normalizePhone(typed) === null ? PHONE_TOO_SHORT : null;
}
