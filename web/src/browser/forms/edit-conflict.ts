// Somebody else has changed what was edited here: what the server says then (docs/decisions/0021).
import { ApiError } from '../api/api-error.ts';

/** The row as it is now, where an edit was refused for that; null for every other failure. */
export function currentOf<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.code !== 'EDITED_MEANWHILE') return null;
  return (error.body as { current: Row }).current;
}
