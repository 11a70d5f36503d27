import { z } from 'zod';
import { isoInstant } from '../kernel/wire.ts';
import { order } from '../orders/orders.contract.ts';
import { dayTotals, stockDay } from '../stock/stock.contract.ts';

/** What the staff desk polls: every pending order by pick-up time, and today's stock. */
export const dashboardData = z
  .object({
    orders: z.array(order),
    stock: stockDay,
    today: dayTotals,
    /** The last change of any order or stock day; null in a shop that has had none. */
    lastUpdated: isoInstant.nullable(),
  })
  .meta({ id: 'DashboardData' });
export type DashboardData = z.infer<typeof dashboardData>;
