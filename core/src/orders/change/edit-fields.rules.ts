// The fields that an edit of an order names.
// See docs/rules/orders.md#payment-line.
import { PART_FIELDS } from '../../payments/payments.rules.ts';

/** The fields that describe the edit, and not the order. */
const ABOUT_THE_EDIT = new Set(['version', 'overCapacity', 'expectedTotal']);

const named = (edit: object): string[] =>
  Object.entries(edit)
    .filter(([field, value]) => value !== undefined && !ABOUT_THE_EDIT.has(field))
    .map(([field]) => field);

/** Whether an edit names anything at all; one that does not changes nothing, not even the status. */
export function isEdit(edit: object): boolean {
  return named(edit).length > 0;
}

/** The fields of an order's payment. */
export const PAYMENT_FIELDS = [
  'totalAmount',
  'paymentMethod',
  'waiveRest',
  'addedPayment',
  'refund',
  ...PART_FIELDS,
] as const;

/** True of an edit that gives money back and does nothing else. */
export const isRefundOnly = (edit: object): boolean => named(edit).join() === 'refund';

/** Whether it only notes what was paid: that is no change of the order, whose status stays. */
export function isPaymentOnly(edit: object): boolean {
  const fields = named(edit);
  const isOfPayment = (field: string) => PAYMENT_FIELDS.some((one) => one === field);
  return fields.length > 0 && fields.every(isOfPayment);
}
