// The whole ledger, some users at a time, for whoever does its sums again.
import type { UserLedger } from '@brasa/core/loyalty/ledger-audit.rules.ts';
import type { Queries } from '../db/database.ts';

/** Users whose ids are above `after` and, unless it is null, not above `upTo`. */
export type UserRange = { after: number; upTo: number | null };

/**
 * The range of the next so many users with a balance; users without one who have a part in the
 * ledger nevertheless lie in it too.
 */
export async function nextUserRange(
  sql: Queries,
  after: number,
  users: number,
): Promise<UserRange> {
  const last = await sql
    .selectFrom('user_points')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .offset(users - 1)
    .limit(1)
    .executeTakeFirst();
  return { after, upTo: last?.user_id ?? null };
}

/** What the ledger says of each user of the range. */
export async function readLedgers(sql: Queries, range: UserRange): Promise<UserLedger[]> {
  const ledgers = new Map<number, Collected>();
  const of = (userId: number): Collected => {
    const known = ledgers.get(userId);
    if (known) return known;
    const nothing = { transactions: [], lots: [], draws: [], reversed: [], merges: [] };
    const fresh = { userId, balance: null, ...nothing };
    ledgers.set(userId, fresh);
    return fresh;
  };
  for (const row of await listBalances(sql, range)) {
    of(row.user_id).balance = {
      total: row.total_points,
      available: row.available_points,
      bonusActive: row.bonus_active === 1,
    };
  }
  for (const row of await listTransactions(sql, range)) {
    const { user_id, original_user_id, created_at: at, ...rest } = row;
    of(user_id).transactions.push({ ...rest, owner: original_user_id ?? user_id, at });
  }
  for (const row of await listLots(sql, range)) {
    of(row.user_id).lots.push({
      id: row.id,
      transactionId: row.transaction_id,
      earned: row.earned_points,
      remaining: row.remaining_points,
      expiresAt: row.expires_at,
    });
  }
  for (const row of await listDraws(sql, range)) {
    const { transaction_id: transactionId, lot_id: lotId, points } = row;
    of(row.user_id).draws.push({ transactionId, lotId, points });
  }
  for (const row of await listReversed(sql, range)) of(row.user_id).reversed.push(row.id);
  for (const { user_id, ...merge } of await listMerges(sql, range)) of(user_id).merges.push(merge);
  return [...ledgers.values()];
}

type Mutable<List> = List extends readonly (infer Item)[] ? Item[] : List;
type Collected = { [Key in keyof UserLedger]: Mutable<UserLedger[Key]> };

function listBalances(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('user_points')
    .select(['user_id', 'total_points', 'available_points', 'bonus_active'])
    .where('user_id', '>', after)
    .$if(upTo !== null, (query) => query.where('user_id', '<=', upTo))
    .orderBy('user_id')
    .execute();
}

function listTransactions(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('point_transactions')
    .select(['id', 'user_id', 'original_user_id', 'type', 'points', 'created_at'])
    .where('user_id', '>', after)
    .$if(upTo !== null, (query) => query.where('user_id', '<=', upTo))
    .orderBy('user_id')
    .orderBy('id')
    .execute();
}

function listLots(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('point_lots')
    .innerJoin('point_transactions', 'point_transactions.id', 'point_lots.transaction_id')
    .select(['point_lots.id', 'point_lots.user_id', 'transaction_id', 'earned_points'])
    .select(['remaining_points', 'expires_at'])
    .where('point_transactions.user_id', '>', after)
    .$if(upTo !== null, (query) => query.where('point_transactions.user_id', '<=', upTo))
    .execute();
}

function listDraws(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('point_draws')
    .innerJoin('point_transactions', 'point_transactions.id', 'point_draws.transaction_id')
    .select(['user_id', 'transaction_id', 'lot_id', 'point_draws.points'])
    .where('user_id', '>', after)
    .$if(upTo !== null, (query) => query.where('user_id', '<=', upTo))
    .execute();
}

function listReversed(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('point_reversals')
    .innerJoin('point_transactions', 'point_transactions.id', 'point_reversals.transaction_id')
    .select(['user_id', 'point_transactions.id'])
    .where('user_id', '>', after)
    .$if(upTo !== null, (query) => query.where('user_id', '<=', upTo))
    .execute();
}

/** The merges into the users of the range, also those into somebody who was merged into them later. */
function listMerges(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('user_merges')
    .innerJoin('users', 'users.id', 'user_merges.merged_user_id')
    .select((is) => [
      is.ref('users.merged_into').$notNull().as('user_id'),
      'user_merges.merged_user_id as from',
      'user_merges.kept_user_id as into',
      'user_merges.last_transaction_id as after',
      'user_merges.available_points as available',
    ])
    .where('users.merged_into', '>', after)
    .$if(upTo !== null, (query) => query.where('users.merged_into', '<=', upTo))
    .orderBy('user_merges.id')
    .execute();
}
