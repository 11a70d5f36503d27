// Past merges with the names of those who made them: read-only, across customers and accounts.
import type { PastMerge } from '@brasa/core/customers/merging.contract.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries } from '../db/database.ts';

/** What became part of the user, also by way of others, the latest first. */
export async function listMerges(sql: Queries, userId: number): Promise<PastMerge[]> {
  const rows = await sql
    .selectFrom('users')
    .innerJoin('userMerges', 'userMerges.mergedUserId', 'users.id')
    .innerJoin('users as staff', 'staff.id', 'userMerges.createdBy')
    .select(['availablePoints', 'totalPoints', 'orders', 'userMerges.createdAt'])
    .select(['staff.name', 'staff.username'])
    .where('users.mergedInto', '=', userId)
    .orderBy('userMerges.id', 'desc')
    .execute();
  return rows.map(({ createdAt, name, username, ...brought }) => ({
    ...brought,
    mergedAt: instantToIso(createdAt),
    by: name ?? username,
  }));
}
