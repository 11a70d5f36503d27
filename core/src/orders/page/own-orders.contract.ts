// The orders of whoever is signed in (docs/rules/orders.md#own-orders).
import { z } from 'zod';
import { rowId } from '../../kernel/fields.ts';
import { order } from '../orders.contract.ts';

/** How many come at once. */
export const OWN_ORDERS_PAGE = 10;

/** `before` is the id with which the page before ended. */
export const ownOrdersQuery = z.object({ before: rowId.optional() });
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuery>;

export const ownOrders = z
  .object({ orders: z.array(order), hasMore: z.boolean() })
  .meta({ id: 'OwnOrders' });
export type OwnOrders = z.infer<typeof ownOrders>;
