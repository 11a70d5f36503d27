import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { errorReply, isoInstant } from '../kernel/wire.ts';

/** Whether the web's orders for today are paused, and until when. */
export const ordering = z
  .object({
    /** Null while they are taken. */
    pausedUntil: isoInstant.nullable(),
  })
  .meta({ id: 'Ordering' });
export type Ordering = z.infer<typeof ordering>;

export const orderingPause = z
  .object({
    /** In the future, at most the end of today in Madrid. */
    until: instant('Indica hasta cuándo'),
  })
  .meta({ id: 'OrderingPause' });

/** Orders of today are paused (409, ORDERING_PAUSED), and until when. */
export const orderingPaused = errorReply
  .omit({ details: true })
  .extend({ code: z.literal('ORDERING_PAUSED'), until: isoInstant })
  .meta({ id: 'OrderingPaused' });
