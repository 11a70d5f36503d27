// Which entries of points the reports count (docs/rules/books.md).
import { sql as raw } from 'kysely';

/** SQL of a row of `point_transactions`: a bonus that an undone call-off spends again is no further one. */
export const IS_FIRST = raw<boolean>`(type <> 'redeemed' or not exists (
  select 1 from point_reversals where restored_by = point_transactions.id))`;
