import { z } from 'zod';
import { described } from '../kernel/described-field.ts';
import { halfChickens, instant } from '../kernel/fields.ts';
import { rowVersion } from '../kernel/versions.ts';
import { decimalString, isoInstant } from '../kernel/wire.ts';
import { MOST_ON_SPIT, WHOLE } from './batches.rules.ts';

const WHOLE_MESSAGE = 'Al horno van pollos enteros, de 1 a 99';

export const newBatch = z
  .object({
    /** The beginning of a half hour of today. */
    slot: instant('Indica una media hora de hoy'),
    chickens: halfChickens
      .refine(
        (amount) => amount % WHOLE === 0 && amount >= WHOLE && amount <= MOST_ON_SPIT,
        WHOLE_MESSAGE,
      )
      .meta(described({ kind: 'tenths', least: WHOLE, most: MOST_ON_SPIT, step: WHOLE })),
  })
  .meta({ id: 'NewBatch' });
export type NewBatch = z.infer<typeof newBatch>;

export const batch = z
  .object({
    id: z.int(),
    /** The beginning of the half hour for which it is. */
    slot: isoInstant,
    chickens: decimalString,
    putOnAt: isoInstant,
    /** Null while it is on the spit. */
    readyAt: isoInstant.nullable(),
    version: rowVersion,
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof batch>;
