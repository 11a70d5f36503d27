import { z } from 'zod';
import { decimalString, isoInstant } from '../kernel/wire.ts';

/** The chickens of one Madrid day. A day nobody touched yet has never been updated. */
export const stockDay = z.object({
  date: z.iso.date(),
  initialStock: decimalString,
  currentStock: decimalString,
  reservedStock: decimalString,
  unreservedStock: decimalString,
  lastUpdated: isoInstant.nullable(),
});
export type StockDayView = z.infer<typeof stockDay>;

/** What can move a day's stock; the history says which it was. */
export const STOCK_ACTIONS = [
  'order_created',
  'order_update',
  'order_delivered',
  'order_cancelled',
  'order_error',
  'order_reopened',
] as const;
export type StockAction = (typeof STOCK_ACTIONS)[number];
