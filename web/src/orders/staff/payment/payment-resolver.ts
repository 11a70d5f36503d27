// The payment is judged by the rule that judges the request (docs/rules/orders.md#mixed-payments).
import '../../../browser/zod/zod-without-eval.ts';
import type { FieldError, Resolver } from 'react-hook-form';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';
import { MIXED_PAYMENT_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { isMixedPaymentSound } from '@brasa/core/orders/orders.rules.ts';
import type { PaymentValues } from './payment-values.ts';

const AMOUNT_MESSAGE = 'Importe inválido';
const PARTS = ['cashAmount', 'cardAmount', 'transferAmount'] as const;

const paymentResolver: Resolver<PaymentValues> = (values) => {
  const errors: Partial<Record<keyof PaymentValues, FieldError>> = {};
  const fault = (message: string): FieldError => ({ type: 'contract', message });
  if (parseTypedCents(values.totalAmount) === null) errors.totalAmount = fault(AMOUNT_MESSAGE);
  if (values.paymentMethod === 'mixed') {
    for (const part of PARTS) {
      const isNoAmount = values[part].trim() !== '' && parseTypedCents(values[part]) === null;
      if (isNoAmount) errors[part] = fault(AMOUNT_MESSAGE);
    }
    if (!isSound(values)) errors.paymentMethod = fault(MIXED_PAYMENT_MESSAGE);
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

function isSound(values: PaymentValues): boolean {
  return isMixedPaymentSound({
    paymentMethod: values.paymentMethod,
    totalAmount: parseTypedCents(values.totalAmount),
    cashAmount: parseTypedCents(values.cashAmount),
    cardAmount: parseTypedCents(values.cardAmount),
    transferAmount: parseTypedCents(values.transferAmount),
  });
}

export default paymentResolver;
