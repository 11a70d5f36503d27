// The browsers that are told of an order, or of a user's points (docs/rules/messages.md#to-a-phone).
import type { Selectable } from 'kysely';
import type { PushSubscription } from '@brasa/core/messages/push.contract.ts';
import { BROWSERS_AT_MOST } from '@brasa/core/messages/push.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { lockByName } from '../db/engines/engine.ts';
import type { MessagesTables } from './messages.tables.ts';

export type SubscriptionRow = Selectable<MessagesTables['pushSubscriptions']>;

/** What a browser is told of. */
export type PushSubject = { orderId: number } | { userId: number };

/** Of points it is told as long as the session is not ended, which has this hash. */
export type AskingSubject = { orderId: number } | { userId: number; session: string | null };

const columnOf = (subject: PushSubject) => ('orderId' in subject ? 'orderId' : 'userId');
const idOf = (subject: PushSubject) => ('orderId' in subject ? subject.orderId : subject.userId);

/**
 * Once for each browser, which may have new keys by now; the ones that asked first make room. A browser is told of
 * one person's points: whoever asked on it before hears nothing there any more.
 */
export async function saveSubscription(
  transaction: Transaction,
  subject: AskingSubject,
  { endpoint, p256dh, auth }: PushSubscription,
  now: number,
): Promise<void> {
  const { sql } = transaction;
  await lockBrowsers(transaction, endpoint);
  const column = columnOf(subject);
  const known = { orderId: null, userId: null, session: null, ...subject };
  if ('userId' in subject) {
    await sql
      .deleteFrom('pushSubscriptions')
      .where('endpoint', '=', endpoint)
      .where('userId', '<>', subject.userId)
      .execute();
  }
  await sql
    .insertInto('pushSubscriptions')
    .values({ ...known, endpoint, p256dh, auth, madeAt: now })
    .onConflict((on) =>
      on
        .columns([column, 'endpoint'])
        .doUpdateSet({ p256dh, auth, session: known.session, madeAt: now }),
    )
    .execute();
  await sql
    .deleteFrom('pushSubscriptions')
    .where(column, '=', idOf(subject))
    .where('id', 'not in', (is) =>
      is
        .selectFrom('pushSubscriptions as kept')
        .select('kept.id')
        .where(`kept.${column}`, '=', idOf(subject))
        .orderBy('kept.madeAt', 'desc')
        .orderBy('kept.id', 'desc')
        .limit(BROWSERS_AT_MOST),
    )
    .execute();
}

/** Requests of one browser that arrive together are done one after the other. */
async function lockBrowsers({ sql, engine }: Transaction, ...endpoints: string[]): Promise<void> {
  for (const endpoint of endpoints.toSorted()) await lockByName(sql, engine, `push ${endpoint}`);
}

/**
 * Moves all that was asked for at `address` to the browser's new subscription, with what waits for it. What has been asked
 * for anew at the new one stays as it is there; of points that is one person's alone.
 */
export async function replaceSubscriptions(
  transaction: Transaction,
  address: string,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<void> {
  if (address === endpoint) return;
  const { sql } = transaction;
  await lockBrowsers(transaction, address, endpoint);
  await sql
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', address)
    .where((is) =>
      is.exists(
        is
          .selectFrom('pushSubscriptions as anew')
          .select('anew.id')
          .where('anew.endpoint', '=', endpoint)
          .where((or) =>
            or.or([
              or('anew.orderId', '=', or.ref('pushSubscriptions.orderId')),
              or.and([
                or('anew.userId', 'is not', null),
                or('pushSubscriptions.userId', 'is not', null),
              ]),
            ]),
          ),
      ),
    )
    .execute();
  await sql
    .updateTable('pushSubscriptions')
    .set({ endpoint, p256dh, auth })
    .where('endpoint', '=', address)
    .execute();
}

/** The browser is told of it no more; what waits for it goes too. */
export async function removeSubscription(
  { sql }: Transaction,
  subject: PushSubject,
  endpoint: string,
): Promise<void> {
  await sql
    .deleteFrom('pushSubscriptions')
    .where(columnOf(subject), '=', idOf(subject))
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Browsers hear of the user's points no more whose sessions ran out by themselves. */
export async function forgetPushOfPastSessions(
  { sql }: Transaction,
  userId: number,
): Promise<void> {
  await sql
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('session', 'is', null)
    .execute();
}

/** No browser is told of these orders any more, nor of what waits. */
export async function forgetPushOfOrders(
  { sql }: Transaction,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await sql.deleteFrom('pushSubscriptions').where('orderId', 'in', orderIds).execute();
}

/** The same of a user's points. */
export async function forgetPushOfUser({ sql }: Transaction, userId: number): Promise<void> {
  await sql.deleteFrom('pushSubscriptions').where('userId', '=', userId).execute();
}

/** Browsers that were told of the one user's points are told of the other's, whatever becomes of the one's sessions. */
export async function movePush(
  transaction: Transaction,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await transaction.sql
    .updateTable('pushSubscriptions')
    .set({ userId: to, session: null })
    .where('userId', '=', from)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('pushSubscriptions as other')
            .select('other.id')
            .where('other.userId', '=', to)
            .whereRef('other.endpoint', '=', 'pushSubscriptions.endpoint'),
        ),
      ),
    )
    .execute();
  await forgetPushOfUser(transaction, from);
}

export function findSubscription(sql: Queries, id: number): Promise<SubscriptionRow | undefined> {
  return sql.selectFrom('pushSubscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The browser exists no more: nothing is for it any more. */
export async function deleteSubscription({ sql }: Transaction, id: number): Promise<void> {
  await sql.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
}

/** Forgets who wanted to be told of orders that were to be picked up before then. */
export async function deletePastSubscriptions({ sql }: Transaction, before: number): Promise<void> {
  await sql
    .deleteFrom('pushSubscriptions')
    .where('orderId', 'in', (is) =>
      is
        .selectFrom('orders')
        .innerJoin('pushSubscriptions as of', 'of.orderId', 'orders.id')
        .select('orders.id')
        .where('orders.pickupTime', '<', before),
    )
    .execute();
}
