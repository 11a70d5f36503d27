import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/accounts/accounts.calls.ts';
import { answerCall } from '../../http/answer-call.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { guardedSession } from '../../http/session.ts';
import type { Shop } from '../../shop.ts';
import { changeOwnPassword } from '../passwords/change-own-password.ts';
import { editOwnAccount } from './edit-own-account.ts';
import { readOwnAccount } from './own-account.store.ts';
import { endOwnSessions, listOwnSessions } from '../session/own-sessions.ts';
import { accountOwner, type AccountOwner } from '../passwords/own-password.ts';
import { proveAgain } from '../passwords/owner-proof.ts';
import { attemptsFrom, countHashing } from '../passwords/password-attempts.ts';
import { phoneTakenReplyTo } from '../registration/phone-taken.routes.ts';
import { withSlowPasswords } from '../session/repeat-identity.ts';

const HELP_MESSAGE =
  'Hola, quiero cambiar mi teléfono en la web y me dice que ya tiene otra cuenta. ¿Me podéis ayudar?';

/** How a repeat of the call is told: counted before its password is hashed for that. */
async function ownIdentity(
  shop: Shop,
  sent: RequestIdentity | null,
  owner: AccountOwner,
  { call, body }: { call: string; body: { currentPassword?: string | undefined } },
): Promise<RequestIdentity | null> {
  if (sent && body.currentPassword !== undefined && shop.rateLimits) {
    const from = await attemptsFrom(shop.db.read, owner);
    await shop.db.transact((transaction) => countHashing(transaction, from, shop.clock()));
  }
  return withSlowPasswords(sent, call, body);
}

export function registerOwnAccountRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.readOwnAccount, ({ viewer }) => readOwnAccount(shop.db.read, viewer.id));

  answerCall(app, calls.editOwnAccount, async ({ body, identity: sent, actor, reply }) => {
    const owner = accountOwner(actor);
    const identity = await ownIdentity(shop, sent, owner, { call: 'edit-own-account', body });
    try {
      return await editOwnAccount(shop, owner, body, identity);
    } catch (error) {
      return reply.code(409).send(await phoneTakenReplyTo(error, shop, HELP_MESSAGE));
    }
  });

  answerCall(app, calls.changeOwnPassword, async ({ body, identity: sent, actor, request }) => {
    const { tokenHash } = await guardedSession(request);
    const owner = accountOwner(actor);
    // A repeat comes with the code of its own time.
    const { code: _proof, ...repeated } = body;
    const identity = await ownIdentity(shop, sent, owner, {
      call: 'change-own-password',
      body: repeated,
    });
    return changeOwnPassword(shop, { owner, tokenHash, identity }, body);
  });

  answerCall(app, calls.proveOwnPassword, async ({ body, actor, request }) => {
    const { tokenHash } = await guardedSession(request);
    await proveAgain(shop, accountOwner(actor), tokenHash, body);
    return { success: true } as const;
  });

  answerCall(app, calls.listOwnSessions, async ({ viewer, request }) => {
    const { tokenHash } = await guardedSession(request);
    return listOwnSessions(shop, viewer, tokenHash);
  });
  answerCall(app, calls.endOtherSessions, async ({ actor, request }) => {
    const { tokenHash } = await guardedSession(request);
    return endOwnSessions(shop, actor, tokenHash, null);
  });
  answerCall(app, calls.endOwnSession, async ({ actor, params, request }) => {
    const { tokenHash } = await guardedSession(request);
    return endOwnSessions(shop, actor, tokenHash, params.sessionId);
  });
}
