import {
  exportedTable,
  type ExportedDays,
  type ExportedTable,
} from '@brasa/core/audit/exported-tables.ts';
import type { Actor } from '../actor.ts';
import type { Shop } from '../shop.ts';
import { record } from './record.ts';

/**
 * Records that somebody takes the whole table along. It is to be awaited before the first byte leaves: who breaks the
 * answer off has what came until then.
 */
export function recordExport(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  author: Actor,
  table: ExportedTable,
  days: ExportedDays = {},
): Promise<void> {
  const event = { kind: 'table_exported', ...exportedTable(table, days) } as const;
  return db.transact((transaction) => record(transaction, author, event, clock()));
}
