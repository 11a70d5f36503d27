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
    .selectFrom('userPoints')
    .select('userId')
    .where('userId', '>', after)
    .orderBy('userId')
    .offset(users - 1)
    .limit(1)
    .executeTakeFirst();
  return { after, upTo: last?.userId ?? null };
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
    of(row.userId).balance = {
      total: row.totalPoints,
      available: row.availablePoints,
      bonusActive: row.bonusActive === 1,
    };
  }
  for (const row of await listTransactions(sql, range)) {
    const { userId, originalUserId, createdAt: at, ...rest } = row;
    of(userId).transactions.push({ ...rest, owner: originalUserId ?? userId, at });
  }
  for (const row of await listLots(sql, range)) {
    of(row.userId).lots.push({
      id: row.id,
      transactionId: row.transactionId,
      earned: row.earnedPoints,
      remaining: row.remainingPoints,
      expiresAt: row.expiresAt,
    });
  }
  for (const { userId, ...draw } of await listDraws(sql, range)) of(userId).draws.push(draw);
  for (const row of await listReversed(sql, range)) of(row.userId).reversed.push(row.id);
  for (const { userId, ...merge } of await listMerges(sql, range)) of(userId).merges.push(merge);
  return [...ledgers.values()];
}

type Mutable<List> = List extends readonly (infer Item)[] ? Item[] : List;
type Collected = { [Key in keyof UserLedger]: Mutable<UserLedger[Key]> };

function listBalances(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('userPoints')
    .select(['userId', 'totalPoints', 'availablePoints', 'bonusActive'])
    .where('userId', '>', after)
    .$if(upTo !== null, (query) => query.where('userId', '<=', upTo))
    .orderBy('userId')
    .execute();
}

function listTransactions(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('pointTransactions')
    .select(['id', 'userId', 'originalUserId', 'type', 'points', 'createdAt'])
    .where('userId', '>', after)
    .$if(upTo !== null, (query) => query.where('userId', '<=', upTo))
    .orderBy('userId')
    .orderBy('id')
    .execute();
}

function listLots(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('pointLots')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointLots.transactionId')
    .select(['pointLots.id', 'pointLots.userId', 'transactionId', 'earnedPoints'])
    .select(['remainingPoints', 'expiresAt'])
    .where('pointTransactions.userId', '>', after)
    .$if(upTo !== null, (query) => query.where('pointTransactions.userId', '<=', upTo))
    .execute();
}

function listDraws(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('pointDraws')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointDraws.transactionId')
    .select(['userId', 'transactionId', 'lotId', 'pointDraws.points'])
    .where('userId', '>', after)
    .$if(upTo !== null, (query) => query.where('userId', '<=', upTo))
    .execute();
}

function listReversed(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('pointReversals')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointReversals.transactionId')
    .select(['userId', 'pointTransactions.id'])
    .where('userId', '>', after)
    .$if(upTo !== null, (query) => query.where('userId', '<=', upTo))
    .execute();
}

/** The merges into the users of the range, also those into somebody who was merged into them later. */
function listMerges(sql: Queries, { after, upTo }: UserRange) {
  return sql
    .selectFrom('userMerges')
    .innerJoin('users', 'users.id', 'userMerges.mergedUserId')
    .select((is) => [
      is.ref('users.mergedInto').$notNull().as('userId'),
      'userMerges.mergedUserId as from',
      'userMerges.keptUserId as into',
      'userMerges.lastTransactionId as after',
      'userMerges.availablePoints as available',
    ])
    .where('users.mergedInto', '>', after)
    .$if(upTo !== null, (query) => query.where('users.mergedInto', '<=', upTo))
    .orderBy('userMerges.id')
    .execute();
}
