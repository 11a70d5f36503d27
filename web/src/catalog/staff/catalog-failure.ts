import { ApiError } from '../../browser/api/api-error.ts';

/** Why an edit of the catalogue failed: the server's own words where it has any. */
export function catalogFailure(error: Error, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.serverMessage ?? (error.status === 0 ? error.message : otherwise);
}
