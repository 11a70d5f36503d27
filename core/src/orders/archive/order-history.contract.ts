// One order with all that ever happened to it, as the drawer of the staff desk shows it.
import { z } from 'zod';
import { isoInstant } from '../../kernel/wire.ts';
import { HISTORY_FIELDS, ORDER_ACTIONS } from './order-history.rules.ts';
import { order } from '../orders.contract.ts';

/** Values travel as they do in an order; points as a text too. Null: there was nothing. */
const orderChange = z
  .object({
    field: z.enum(HISTORY_FIELDS),
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'OrderChange' });
export type OrderChange = z.infer<typeof orderChange>;

const orderEvent = z
  .object({
    id: z.int(),
    action: z.enum(ORDER_ACTIONS),
    createdAt: isoInstant,
    /** Null for a customer without an account. */
    createdBy: z.object({ id: z.int(), name: z.string(), isStaff: z.boolean() }).nullable(),
    changes: z.array(orderChange),
  })
  .meta({ id: 'OrderEvent' });
export type OrderEvent = z.infer<typeof orderEvent>;

/** The order with its history, newest first. */
export const orderWithHistory = order
  .extend({ history: z.array(orderEvent) })
  .meta({ id: 'OrderWithHistory' });
export type OrderWithHistory = z.infer<typeof orderWithHistory>;
