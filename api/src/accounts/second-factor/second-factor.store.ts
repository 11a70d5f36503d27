// The second factor and the sign-ins that wait for its code. Who writes has locked the user.
import type { Insertable, Selectable, Updateable } from 'kysely';
import { CHALLENGE_LIFETIME } from '@brasa/core/accounts/second-factor/second-factor.rules.ts';
import { latestEnd } from '@brasa/core/kernel/time/clock-ahead.rules.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { flag } from '../../db/tables/columns.ts';
import type { AccountsTables } from '../accounts.tables.ts';

type Factors = AccountsTables['secondFactors'];
export type Factor = Selectable<Factors>;

/** The user's factor, also one that no code has confirmed. */
export function findFactor(sql: Queries, userId: number): Promise<Factor | undefined> {
  const query = sql.selectFrom('secondFactors').selectAll();
  return query.where('userId', '=', userId).executeTakeFirst();
}

/** The one that is asked for; undefined without one. */
export async function findConfirmedFactor(
  sql: Queries,
  userId: number,
): Promise<Factor | undefined> {
  const factor = await findFactor(sql, userId);
  return factor?.confirmedAt == null ? undefined : factor;
}

export async function insertFactor(
  transaction: Transaction,
  factor: Insertable<Factors>,
): Promise<void> {
  await transaction.sql.insertInto('secondFactors').values(factor).execute();
}

export async function writeFactor(
  transaction: Transaction,
  userId: number,
  change: Updateable<Factors>,
): Promise<void> {
  const query = transaction.sql.updateTable('secondFactors').set(change);
  await query.where('userId', '=', userId).execute();
}

export async function deleteFactor(transaction: Transaction, userId: number): Promise<void> {
  await transaction.sql.deleteFrom('secondFactors').where('userId', '=', userId).execute();
}

/** Whose factor is asked for. */
export async function listFactorOwners(sql: Queries): Promise<number[]> {
  const query = sql.selectFrom('secondFactors').select('userId');
  const rows = await query.where('confirmedAt', 'is not', null).orderBy('userId').execute();
  return rows.map(({ userId }) => userId);
}

type Challenge = { userId: number; username: string; wrongCodes: number };

/** The challenge with this hash; undefined where it is good no more, or its user is inactive. */
export async function findChallenge(
  sql: Queries,
  tokenHash: string,
  now: number,
): Promise<Challenge | undefined> {
  const row = await sql
    .selectFrom('signInChallenges')
    .innerJoin('users', 'users.id', 'signInChallenges.userId')
    .select(['userId', 'username', 'wrongCodes'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latestEnd(now, CHALLENGE_LIFETIME))
    .where('users.active', '=', flag(true))
    .executeTakeFirst();
  if (!row || row.username === null) return undefined;
  return { ...row, username: row.username };
}

export async function insertChallenge(
  transaction: Transaction,
  challenge: Insertable<AccountsTables['signInChallenges']>,
): Promise<void> {
  await transaction.sql.insertInto('signInChallenges').values(challenge).execute();
}

export async function writeWrongCodes(
  transaction: Transaction,
  tokenHash: string,
  wrongCodes: number,
): Promise<void> {
  const query = transaction.sql.updateTable('signInChallenges').set({ wrongCodes });
  await query.where('tokenHash', '=', tokenHash).execute();
}

export async function deleteChallenge(transaction: Transaction, tokenHash: string): Promise<void> {
  await transaction.sql.deleteFrom('signInChallenges').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteChallengesOf(transaction: Transaction, userId: number): Promise<void> {
  await transaction.sql.deleteFrom('signInChallenges').where('userId', '=', userId).execute();
}
