// Two editors of one thing (docs/decisions/0018). Apart from the wire, which public pages load.
import { z } from 'zod';

/**
 * Which state of a thing its editor has seen, as its updatedAt; comes out in milliseconds. Another one
 * by now means that somebody was faster.
 */
export const seenState = z.iso
  .datetime('Falta updatedAt, la versión que se edita')
  .transform((text) => Date.parse(text));

/** In the query of what has no body, such as a deletion. */
export const seenQuery = z.object({ updatedAt: seenState.optional() });
