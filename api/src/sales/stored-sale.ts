import { partFields } from '@brasa/core/payments/payments.rules.ts';
import type { Sale, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import type { Storing } from '../db/idempotency.ts';

/** Fields that answers lack which were stored before there were such. */
const ABSENT: Partial<Sale> = { ...partFields(() => '0.00'), refundedAmount: '0.00' };

/** The answer as it was, also where it was stored before there were refunds, or a way of paying that there is now. */
export const storedSale = (): Storing<SoldReply, SoldReply> => ({
  store: (reply) => reply,
  restore: ({ sale, ...reply }) => Promise.resolve({ ...reply, sale: { ...ABSENT, ...sale } }),
});
