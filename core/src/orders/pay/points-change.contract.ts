// What a change of an order did to the points that it earned and cost.
import { z } from 'zod';
import { wholePoints } from '../../kernel/wire.ts';
import { order } from '../orders.contract.ts';

/**
 * By how much what the order has earned and cost is more or less; `missing` are points that were to be
 * taken or spent again and are no longer there. All 0 where nothing came of it.
 */
const pointsChange = z
  .object({ earned: wholePoints(), redeemed: wholePoints(), missing: wholePoints() })
  .meta({ id: 'PointsChange' });
export type PointsChange = z.infer<typeof pointsChange>;

/**
 * The order as it is now; `pointsChange` where points were concerned; `unchanged` where an earlier change, perhaps of
 * somebody else, had made it so already.
 */
export const changedOrder = order
  .extend({ pointsChange: pointsChange.optional(), unchanged: z.literal(true).optional() })
  .meta({ id: 'ChangedOrder' });
export type ChangedOrder = z.infer<typeof changedOrder>;
