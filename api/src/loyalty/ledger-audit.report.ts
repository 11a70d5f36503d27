// The whole ledger, some users at a time, for whoever does its sums again.
import type { UserLedger } from '@brasa/core/loyalty/ledger-audit.rules.ts';
import type { Queries } from '../db/database.ts';

/** Users whose ids are above `after` and, unless it is null, not above `upTo`. */
export type UserRange = { after: number; upTo: number | null };

type Ids = readonly [first: number, last: number];

const LARGEST_ID = 2_147_483_647;

/** Of the next so many users with a balance; those without one who have a part lie in it too. */
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

export async function readLedgers(sql: Queries, { after, upTo }: UserRange): Promise<UserLedger[]> {
  const ids: Ids = [after + 1, upTo ?? LARGEST_ID];
  const ledgers = new Map<number, Collected>();
  const of = (userId: number): Collected => {
    const known = ledgers.get(userId);
    if (known) return known;
    const nothing = { transactions: [], lots: [], draws: [], reversed: [], merges: [] };
    const fresh = { userId, balance: null, ...nothing };
    ledgers.set(userId, fresh);
    return fresh;
  };
  for (const { userId, bonusActive, ...sums } of await listBalances(sql, ids)) {
    of(userId).balance = { ...sums, bonusActive: bonusActive === 1 };
  }
  for (const { userId, originalUserId, ...one } of await listTransactions(sql, ids)) {
    of(userId).transactions.push({ ...one, owner: originalUserId ?? userId });
  }
  for (const { userId, ...lot } of await listLots(sql, ids)) of(userId).lots.push(lot);
  for (const { userId, ...draw } of await listDraws(sql, ids)) of(userId).draws.push(draw);
  for (const row of await listReversed(sql, ids)) of(row.userId).reversed.push(row.id);
  for (const { userId, ...merge } of await listMerges(sql, ids)) of(userId).merges.push(merge);
  return [...ledgers.values()];
}

type Mutable<List> = List extends readonly (infer Item)[] ? Item[] : List;
type Collected = { [Key in keyof UserLedger]: Mutable<UserLedger[Key]> };

function listBalances(sql: Queries, [first, last]: Ids) {
  return sql
    .selectFrom('userPoints')
    .select(['userId', 'totalPoints as total', 'availablePoints as available', 'bonusActive'])
    .where((is) => is.between('userId', first, last))
    .orderBy('userId')
    .execute();
}

function listTransactions(sql: Queries, [first, last]: Ids) {
  return sql
    .selectFrom('pointTransactions')
    .select(['id', 'userId', 'originalUserId', 'type', 'points', 'createdAt as at'])
    .where((is) => is.between('userId', first, last))
    .orderBy('userId')
    .orderBy('id')
    .execute();
}

function listLots(sql: Queries, [first, last]: Ids) {
  return sql
    .selectFrom('pointLots')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointLots.transactionId')
    .select(['pointLots.id', 'pointLots.userId', 'transactionId', 'expiresAt'])
    .select(['earnedPoints as earned', 'remainingPoints as remaining'])
    .select('countedPoints as counted')
    .where((is) => is.between('pointTransactions.userId', first, last))
    .execute();
}

function listDraws(sql: Queries, [first, last]: Ids) {
  return sql
    .selectFrom('pointDraws')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointDraws.transactionId')
    .select(['userId', 'transactionId', 'lotId', 'pointDraws.points'])
    .where((is) => is.between('userId', first, last))
    .execute();
}

function listReversed(sql: Queries, [first, last]: Ids) {
  return sql
    .selectFrom('pointReversals')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'pointReversals.transactionId')
    .select(['userId', 'pointTransactions.id'])
    .where((is) => is.between('userId', first, last))
    .execute();
}

/** The merges into the users of the range, also those into somebody who was merged into them later. */
function listMerges(sql: Queries, [first, last]: Ids) {
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
    .where((is) => is.between('users.mergedInto', first, last))
    .orderBy('userMerges.id')
    .execute();
}
