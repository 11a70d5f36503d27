// A customer's movements with the names of those who entered them: read-only, across loyalty and
// accounts.
import { authorName } from '@brasa/core/accounts/users/author-name.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { CustomerMovements, Movement } from '@brasa/core/loyalty/movements.contract.ts';
import { movementState } from '@brasa/core/loyalty/movements.rules.ts';
import type { Queries } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { findPresentUser } from './search/find-customer.ts';
import { readPoints } from './points/read-points.ts';

function queryMovements(sql: Queries, userId: number) {
  return sql
    .selectFrom('pointTransactions as one')
    .leftJoin('users as author', 'author.id', 'one.createdBy')
    .leftJoin('pointReversals as reversal', 'reversal.transactionId', 'one.id')
    .leftJoin('pointReversals as undone', 'undone.reversedBy', 'one.id')
    .select(['one.id', 'one.type', 'one.points', 'one.orderId', 'one.description'])
    .select(['one.createdAt', 'author.name', 'author.username', 'author.id as authorId'])
    .select(['reversal.createdAt as reversedAt', 'undone.transactionId as undoes'])
    .where('one.userId', '=', userId)
    .orderBy('one.createdAt', 'desc')
    .orderBy('one.id', 'desc')
    .execute();
}

type Row = Awaited<ReturnType<typeof queryMovements>>[number];

function view(row: Row): Movement {
  const { id, type, points, orderId, description, createdAt, authorId, name, username } = row;
  const createdBy = authorId === null ? null : authorName(authorId, { name, username });
  const at = instantToIso(createdAt);
  return {
    id,
    type,
    points,
    orderId,
    description,
    createdAt: at,
    createdBy,
    state: movementState(row),
  };
}

/** For staff. Throws USER_NOT_FOUND. */
export async function listMovements(shop: Shop, userId: number): Promise<CustomerMovements> {
  const sql = shop.db.read;
  const user = await findPresentUser(sql, userId);
  if (!user) throw new Failure('USER_NOT_FOUND');
  const { availablePoints, totalPoints } = await readPoints(sql, user.id, shop.clock());
  const movements = await queryMovements(sql, user.id);
  return { availablePoints, totalPoints, movements: movements.map(view) };
}
