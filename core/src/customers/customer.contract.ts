// A customer as staff see them on a page of their own (docs/rules/customers.md#page-of-a-customer).
import { z } from 'zod';
import { userView } from '../accounts/accounts.contract.ts';
import { seenVersion } from '../kernel/versions.ts';
import { pointsSummary } from '../loyalty/loyalty.contract.ts';

/** `lots` are the points that live, by the last day on which each can be spent, the next one first. */
export const customer = z
  .object({
    user: userView.pick({
      ...{ id: true, name: true, username: true, phone: true, email: true },
      ...{ comparsaName: true, postalCode: true, active: true, phoneOnly: true, role: true },
      version: true,
    }),
    otherPhones: z.array(z.string()),
    ...pointsSummary.pick({ availablePoints: true, totalPoints: true }).shape,
    lots: pointsSummary.shape.nextExpiries,
  })
  .meta({ id: 'Customer' });
/** The call that erases a customer on request. */
export const customerErasure = z
  .object({ version: seenVersion.optional() })
  .meta({ id: 'CustomerErasure' });

/** Of how many orders it was erased, too, who they were for. */
export const customerErased = z
  .object({ success: z.literal(true), orders: z.int() })
  .meta({ id: 'CustomerErased' });
export type CustomerErased = z.infer<typeof customerErased>;

export type Customer = z.infer<typeof customer>;
