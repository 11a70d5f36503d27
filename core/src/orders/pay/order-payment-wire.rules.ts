// An order's payment as its answer says it (docs/rules/payments.md#parts-of-an-order).
import { cents, parseCents, type Cents } from '../../kernel/amounts/cents.ts';
import type { Parts } from '../../payments/parts.rules.ts';
import { partFields, type PartField } from '../../payments/payments.rules.ts';
import type { Order } from '../orders.contract.ts';
import { paidParts } from './paid-parts.rules.ts';

const amountOf = (wire: string | null): Cents => parseCents(wire ?? '') ?? cents(0);

type PaidOrder = Pick<Order, 'paymentMethod' | 'totalAmount' | 'finalAmount' | PartField>;

/** What has come in each way, less a discount; nothing before a payment is noted. */
export function readPaidParts(order: PaidOrder): Parts {
  return paidParts({
    paymentMethod: order.paymentMethod,
    totalAmount: amountOf(order.totalAmount),
    finalAmount: order.finalAmount === null ? null : amountOf(order.finalAmount),
    ...partFields((field) => amountOf(order[field])),
  });
}
