// Two editors of one row (docs/decisions/0021). Apart from the wire, which public pages load.
import { z } from 'zod';
import { errorReply } from './wire.ts';

const MESSAGE = 'Versión inválida';

/** In a row's answer: grows with every change of what an editor sees. */
export const rowVersion = z.int().min(1);

/** The version that an edit was made on. Another one by now means that somebody was faster. */
export const seenVersion = z.int(MESSAGE).min(1, MESSAGE);

/** In the query of what has no JSON body, such as a deletion. */
export const versionQuery = z.object({
  version: z.coerce.number(MESSAGE).int(MESSAGE).min(1, MESSAGE).optional(),
});

/** What an edit is told that came too late (409, EDITED_MEANWHILE). Nothing was written. */
export function editConflict<Row extends z.ZodType>(row: Row) {
  return errorReply
    .omit({ details: true })
    .extend({ code: z.literal('EDITED_MEANWHILE'), current: row });
}
