// Shapes that every call shares (docs/rules/wire.md#shapes).
import { z } from 'zod';
import { deviceInstant } from './fields.ts';
import type { Points } from './amounts/points.ts';

/** A stored decimal as it travels: a string with the column's scale. */
export const decimalString = z.string().regex(/^-?\d+\.\d+$/);

/** Points as they travel: a whole number. The brand is the type's alone, at run time it is z.int(). */
export function wholePoints(message?: string) {
  return z.int(message) as z.ZodInt & { _zod: { output: Points } };
}

/** An instant as it travels: ISO 8601 UTC. */
export const isoInstant = z.iso.datetime();

/** The body of every refusal. */
export const errorReply = z
  .object({
    error: z.string(),
    code: z.string().regex(/^[A-Z_]{2,}$/),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'ErrorReply' });
export type ErrorReply = z.infer<typeof errorReply>;

/** When a change was made that reaches the server later (docs/rules/wire.md#made-offline). */
export const madeAt = deviceInstant('Made-At: la fecha y hora de cuando se hizo');

/** The device's present as the change is sent (docs/rules/wire.md#a-device-whose-clock-is-wrong). */
export const sentAt = deviceInstant('Sent-At: la fecha y hora de cuando se envía');

/** Whose session a change that was made offline has to have (docs/rules/wire.md#made-offline). */
export const madeOfflineBy = z.coerce
  .number('Made-Offline-By: el usuario que lo hizo')
  .int('Made-Offline-By: el usuario que lo hizo');

/** The version of the order that was seen where a change was made offline (docs/rules/wire.md#made-offline). */
export const madeOnVersion = z.coerce
  .number('Made-On-Version: la versión que se veía')
  .int('Made-On-Version: la versión que se veía')
  .min(1, 'Made-On-Version: la versión que se veía');

/** The header by which a repeated request is recognised (docs/rules/wire.md#idempotency-keys). */
export const idempotencyKey = z
  .string()
  .regex(
    /^[\w.:-]{8,100}$/,
    'Idempotency-Key: de 8 a 100 letras, cifras, guiones, puntos o dos puntos',
  );
