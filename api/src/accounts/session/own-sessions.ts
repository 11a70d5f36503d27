// Where somebody is signed in, and signing out elsewhere (docs/rules/accounts.md#sessions-of-ones-own).
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { OwnSession } from '@brasa/core/accounts/session/sessions.contract.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { deviceName } from '@brasa/core/kernel/device.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { aboutUser, type Actor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Queries } from '../../db/database.ts';
import { hit, type Limit } from '../../db/throttle.ts';
import { forgetPushOfPastSessions } from '../../messages/index.ts';
import type { Shop } from '../../shop.ts';
import { lockWholeUser } from '../users/merged-users.store.ts';
import { renewWallet } from '../own-account/own-account.store.ts';
import { deleteSession, listSessionsOf } from './session.store.ts';
import { endOf, hashToken, timesOf } from './sessions.ts';

/** Each is an entry in the record of administration. */
const PER_ACCOUNT: Limit = { most: 30, windowMilliseconds: HOUR };

type Owner = Pick<CurrentUser, 'id' | 'role'>;

async function listLive(sql: Queries, { id, role }: Owner, now: number) {
  const rows = await listSessionsOf(sql, id);
  return rows
    .map(({ tokenHash, device, ...row }) => {
      const { createdAt, usedAt } = timesOf(row);
      const endsAt = endOf(row, role);
      return { tokenHash, device: device ?? deviceName(undefined), createdAt, usedAt, endsAt };
    })
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, other) => other.usedAt - one.usedAt);
}

/** The user's live sessions, the latest used first; `ownHash` is that of the one in which they are asked for. */
export async function listOwnSessions(
  shop: Shop,
  owner: Owner,
  ownHash: string,
): Promise<OwnSession[]> {
  const sessions = await listLive(shop.db.read, owner, shop.clock());
  return sessions.map(({ tokenHash, device, createdAt, usedAt }) => ({
    id: hashToken(tokenHash),
    device,
    startedAt: instantToIso(createdAt),
    usedAt: instantToIso(usedAt),
    isCurrent: tokenHash === ownHash,
  }));
}

/** The same as their owner may take them along. */
export async function exportSessions(sql: Queries, owner: Owner, now: number) {
  const sessions = await listLive(sql, owner, now);
  return sessions.map(({ device, createdAt, usedAt, endsAt }) => ({
    device,
    startedAt: instantToIso(createdAt),
    usedAt: instantToIso(usedAt),
    expiresAt: instantToIso(endsAt),
  }));
}

/**
 * Ends one of the other sessions, or all of them where none is named; answers how many. With all of them the wallet codes
 * that have been shown so far are good no more, and browsers of sessions that ran out hear of nothing any more. Throws
 * TOO_MANY_ATTEMPTS.
 */
export function endOwnSessions(
  shop: Shop,
  actor: Actor,
  ownHash: string,
  id: string | null,
): Promise<{ ended: number }> {
  return shop.db.transact(async (transaction) => {
    const now = shop.clock();
    if (shop.rateLimits) await hit(transaction, `sessions-ended of ${actor.id}`, PER_ACCOUNT, now);
    await lockWholeUser(transaction, actor.id);
    const sessions = await listLive(transaction.sql, actor, now);
    const others = sessions.filter(({ tokenHash }) => tokenHash !== ownHash);
    const chosen = others.filter(({ tokenHash }) => id === null || hashToken(tokenHash) === id);
    let ended = 0;
    for (const { tokenHash } of chosen) {
      if (await deleteSession(transaction, tokenHash)) ended += 1;
    }
    if (id === null) await forgetPushOfPastSessions(transaction, actor.id);
    if (id === null && ended > 0) await renewWallet(transaction, actor.id);
    const event = { kind: 'sessions_ended', ...aboutUser(actor) } as const;
    if (ended > 0) await record(transaction, actor, { ...event, after: { count: ended } }, now);
    return { ended };
  });
}
