import { z } from 'zod';
import { described } from '../kernel/described-field.ts';
import { halfChickens } from '../kernel/fields.ts';
import { HALF, type Tenths } from '../kernel/amounts/tenths.ts';
import { decimalString, isoInstant } from '../kernel/wire.ts';
import { STOCK_ACTIONS } from './stock-history.rules.ts';

/** The chickens of one Madrid day. A day nobody touched yet has never been updated. */
export const stockDay = z
  .object({
    date: z.iso.date(),
    initialStock: decimalString,
    currentStock: decimalString,
    reservedStock: decimalString,
    unreservedStock: decimalString,
    lastUpdated: isoInstant.nullable(),
  })
  .meta({ id: 'StockDay' });
export type StockDayView = z.infer<typeof stockDay>;

/** The chickens of a day's orders, and what they leave of its stock. */
export const dayTotals = z
  .object({
    /** Pending and delivered together. */
    ordered: decimalString,
    /** Handed over to those who had ordered. */
    delivered: decimalString,
    reserved: decimalString,
    /** What lies in the shop and nobody has ordered; below zero when more is ordered than there is. */
    left: decimalString,
  })
  .meta({ id: 'DayTotals' });
export type DayTotals = z.infer<typeof dayTotals>;

/** What staff do to the day's stock by hand, and what the history calls it. */
export const MOVEMENT_ACTIONS = {
  initial: 'initial_stock',
  addition: 'stock_added',
  walk_in_sale: 'walk_in_sale',
  correction: 'stock_corrected',
} as const;
export type MovementType = keyof typeof MOVEMENT_ACTIONS;
export const MOVEMENT_TYPES = Object.keys(MOVEMENT_ACTIONS) as MovementType[];

/** Beyond it somebody has mistyped, in tenths. */
const MOST_MOVED = 9995;

const movedChickens = halfChickens
  .refine((amount) => Math.abs(amount) <= MOST_MOVED, 'La cantidad máxima es 999,5')
  .meta(described({ kind: 'tenths', least: 0 - MOST_MOVED, most: MOST_MOVED, step: HALF }));

function quantityFault(type: MovementType, quantity: Tenths): string | null {
  if (type === 'correction') return quantity === 0 ? 'La corrección no puede ser cero' : null;
  if (type === 'initial') return quantity < 0 ? 'La cantidad no puede ser negativa' : null;
  return quantity <= 0 ? 'La cantidad debe ser mayor que cero' : null;
}

/**
 * A movement of today's stock in half chickens: `initial` says what the day begins with, `addition`
 * what came in, `walk_in_sale` what was sold without an order, `correction` by how much the figure
 * was wrong (only this one may be negative).
 */
export const stockMovement = z
  .object({
    type: z.enum(MOVEMENT_TYPES, 'Tipo de movimiento inválido'),
    quantity: movedChickens,
  })
  .superRefine(({ type, quantity }, context) => {
    const message = quantityFault(type, quantity);
    if (message !== null) context.addIssue({ code: 'custom', path: ['quantity'], message });
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.infer<typeof stockMovement>;

const stockEntry = z
  .object({
    id: z.int(),
    action: z.enum(STOCK_ACTIONS),
    /** Signed: by how much what lies in the shop changed or, where it did not, what is reserved. */
    quantity: decimalString,
    previousStock: decimalString,
    newStock: decimalString,
    previousReserved: decimalString,
    newReserved: decimalString,
    /** The order that moved it, and whose it is. */
    order: z.object({ id: z.int(), customerName: z.string() }).nullable(),
    createdAt: isoInstant,
    /** Null for a customer without an account. */
    createdBy: z.object({ id: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'StockEntry' });
export type StockEntry = z.infer<typeof stockEntry>;

/** Today's stock with its history, newest first; of a very long day its latest part. */
export const stockMovements = z
  .object({ stock: stockDay, history: z.array(stockEntry) })
  .meta({ id: 'StockMovements' });
export type StockMovements = z.infer<typeof stockMovements>;

/** What a movement answers: the day after it. */
export const movedStock = z.object({ stock: stockDay }).meta({ id: 'MovedStock' });
export type MovedStock = z.infer<typeof movedStock>;
