// All orders of all days, as staff look for one (docs/rules/orders.md#archive).
import { z } from 'zod';
import { calendarDay, rowId, singleLine } from '../../kernel/fields.ts';
import { decimalString } from '../../kernel/wire.ts';
import { ARCHIVE_PAYMENTS, MOST_SEARCHED } from './order-archive.rules.ts';
import { order } from '../orders.contract.ts';
import { ORDER_STATUSES } from '../orders.rules.ts';

const CURSOR_MESSAGE = 'Vuelve a empezar la búsqueda';

/** Where a page ended: instant and number of its last order, and whether names alike counted. */
const cursor = z
  .string(CURSOR_MESSAGE)
  .regex(/^\d{1,15}-\d{1,9}(?:-near)?$/, CURSOR_MESSAGE)
  .transform((text) => {
    const [pickupTime, id, near] = text.split('-');
    return { pickupTime: Number(pickupTime), id: Number(id), isNear: near !== undefined };
  });

/** Days are those of the pick-up, both included. `near` finds names that are a letter away too. */
export const archiveQuery = z.object({
  search: singleLine(MOST_SEARCHED).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  status: z.enum(ORDER_STATUSES, 'Estado inválido').optional(),
  payment: z.enum(ARCHIVE_PAYMENTS, 'Forma de pago inválida').optional(),
  /** Those of one account, and those with one of its phones. */
  customer: rowId.optional(),
  near: z.literal('true', 'Debe ser verdadero').optional(),
  before: cursor.optional(),
});
export type ArchiveQuery = z.output<typeof archiveQuery>;

/** The orders of all pages that owe something, or are owed something, and the sum of it. */
const owed = z.object({ count: z.int(), total: decimalString });

/**
 * `next` goes on where the page ended; a page may be short, or empty, and have one. `names`: how the words were
 * compared; "broad" where so many names begin like a word that only whole ones counted.
 */
export const archivePage = z
  .object({
    orders: z.array(order),
    next: z.string().nullable(),
    names: z.enum(['exact', 'near', 'broad']),
    /** On the first page where `payment` is "unpaid" or "to_give_back" and nobody is searched for. */
    owed: owed.optional(),
  })
  .meta({ id: 'ArchivePage' });
export type ArchivePage = z.infer<typeof archivePage>;
