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

/** What an edit may name of a row; undefined stays as it is. */
type Edit<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };

/** The fields of the edit that are otherwise in the row. */
export function changesOf<Row extends object>(row: Row, edit: Edit<Row>): Partial<Row> {
  const entries = Object.entries(edit) as [keyof Row, unknown][];
  const changed = entries.filter(([field, value]) => value !== undefined && value !== row[field]);
  return Object.fromEntries(changed) as Partial<Row>;
}

/** Whether the edit would leave the row as it is. */
export function isSame<Row extends object>(row: Row, edit: Edit<Row>): boolean {
  return Object.keys(changesOf(row, edit)).length === 0;
}
