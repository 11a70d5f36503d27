// The payment is judged by the rule that judges the request (docs/rules/orders.md#mixed-payments).
import type { Resolver } from 'react-hook-form';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import {
  areMixedPartsWhole,
  isMixedPaymentSound,
  MIXED_PAYMENT_MESSAGE,
} from '@brasa/core/orders/pay/mixed-payment.rules.ts';
import { partFields, PART_FIELDS } from '@brasa/core/payments/payments.rules.ts';
import { judged } from '../../../browser/forms/judged.ts';
import type { FieldFault } from '../../../browser/forms/server-faults.ts';
import type { PaymentValues } from './payment-values.ts';

const AMOUNT_MESSAGE = 'Importe inválido';

const paymentResolver: Resolver<PaymentValues> = (values) => {
  const faults: FieldFault<keyof PaymentValues>[] = [];
  const isMixed = values.paymentMethod === 'mixed';
  const typedParts = isMixed ? PART_FIELDS.filter((part) => values[part].trim() !== '') : [];
  for (const field of ['totalAmount', ...typedParts] as const) {
    if (parseTypedCents(values[field]) === null) faults.push({ field, message: AMOUNT_MESSAGE });
  }
  if (isMixed && !isSound(values)) {
    faults.push({ field: 'paymentMethod', message: MIXED_PAYMENT_MESSAGE });
  }
  return judged(values, faults);
};

/** The discount is among the cash: the parts state the total. */
function isSound({ paymentMethod, totalAmount, ...typed }: PaymentValues): boolean {
  const { discount, mayHaveLessCash } = typed;
  const parts = partFields((field) => parseTypedCents(typed[field]));
  const cashAmount = discount > 0 ? (parts.cashAmount ?? 0) + discount : parts.cashAmount;
  const total = parseTypedCents(totalAmount);
  const isRight = mayHaveLessCash ? areMixedPartsWhole : isMixedPaymentSound;
  return isRight({ paymentMethod, totalAmount: total, ...parts, cashAmount });
}

export default paymentResolver;
