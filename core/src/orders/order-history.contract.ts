// One order with all that ever happened to it, as the drawer of the staff desk shows it.
import { z } from 'zod';
import { isoInstant } from '../kernel/wire.ts';
import { order } from './orders.contract.ts';

/** What can happen to an order. */
export const ORDER_ACTIONS = [
  'created',
  'edited',
  'payment',
  'delivered',
  'cancelled',
  'error',
  'reopened',
  'notified',
  'points_earned',
  'points_redeemed',
  'points_annulled',
  'invoice_data',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** The fields of an order whose changes its history shows. */
export const HISTORY_FIELDS = [
  'status',
  'customerName',
  'customerPhone',
  'customerEmail',
  'customerDNI',
  'customerAddress',
  'quantity',
  'details',
  'pickupTime',
  'totalAmount',
  'discountAmount',
  'finalAmount',
  'paymentMethod',
  'cashAmount',
  'cardAmount',
  'transferAmount',
  'pointsEarned',
  'pointsRedeemed',
  'invoiceNumber',
] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

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
