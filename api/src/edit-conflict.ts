// The one guard against going over what somebody else has changed (docs/decisions/0021).
import { Failure } from './failure.ts';

/**
 * Throws EDITED_MEANWHILE, with the row as `view` shows it (as it is, where the row is what travels),
 * unless it is still of the version that its editor saw. Whoever names no version has the last word.
 */
export function refuseStale<Row extends { version: number }>(
  row: Row,
  seenVersion: number | undefined,
  view: (row: Row) => object = (same) => same,
): void {
  if (seenVersion === undefined || seenVersion === row.version) return;
  throw new Failure('EDITED_MEANWHILE', { current: view(row) });
}
