// Who got points at the counter without an order (docs/rules/orders.md#walk-in-visits).
import type { Insertable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { defer } from '../../db/defer.ts';
import { compiledInsert } from '../../db/prepared.ts';
import type { WalkInVisitsTable } from '../orders.tables.ts';

const newVisit = compiledInsert('walkInVisits');

export async function insertVisit(
  transaction: Transaction,
  row: Insertable<WalkInVisitsTable>,
): Promise<void> {
  await defer(transaction, newVisit(transaction.sql, [row]));
}
