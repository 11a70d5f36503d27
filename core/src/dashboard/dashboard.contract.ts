import { z } from 'zod';
import { isoInstant } from '../kernel/wire.ts';
import { chickenProducts } from '../orders/lines/order-lines.contract.ts';
import { order } from '../orders/orders.contract.ts';
import { dayTotals, stockDay } from '../stock/stock.contract.ts';
import { dictation } from '../voice/voice.contract.ts';

/** The answer that the staff desk polls: the pending orders by pick-up time, and today's stock. */
export const dashboardData = z
  .object({
    orders: z.array(order),
    /** How many more are pending than the list can have, which has the nearest ones. */
    unlisted: z.int(),
    /** The last of today's cancellations that the customers made themselves, by their page. */
    cancelledByCustomer: z.array(order),
    stock: stockDay,
    today: dayTotals,
    chickenProducts,
    /** Who writes down a spoken order (docs/rules/voice.md#who-turns-speech-into-text). */
    dictation,
    /** The last change of any order or stock day; null in a shop that has had none. */
    lastUpdated: isoInstant.nullable(),
  })
  .meta({ id: 'DashboardData' });
export type DashboardData = z.infer<typeof dashboardData>;

const deliveredOrder = order
  .extend({
    /** When it was handed over. */
    deliveredAt: isoInstant,
  })
  .meta({ id: 'DeliveredOrder' });
export type DeliveredOrder = z.infer<typeof deliveredOrder>;

/** What was handed over today and still is, the last one first. */
export const deliveredToday = z
  .object({ orders: z.array(deliveredOrder) })
  .meta({ id: 'DeliveredToday' });
export type DeliveredToday = z.infer<typeof deliveredToday>;
