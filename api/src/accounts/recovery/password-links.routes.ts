// Links for a password: staff make them, whoever has one uses it.
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/accounts/password-links.calls.ts';
import { passwordLinkPath } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { answerCall } from '../../http/answer-call.ts';
import { clientOf } from '../../http/requests/client.ts';
import { withProof } from '../../http/session.ts';
import type { SessionCookies } from '../../http/session-cookies.ts';
import type { Shop } from '../../shop.ts';
import { handOutSession } from '../session/hand-out-session.ts';
import { makePasswordLink } from './make-password-link.ts';
import { readPasswordLink, usePasswordLink, type LinkUse } from './use-password-link.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `publicUrl`: where the site is reached, if that is known. */
export function registerPasswordLinkRoutes(
  app: FastifyInstance,
  shop: Shop,
  { cookies, publicUrl }: { cookies: SessionCookies; publicUrl: string | undefined },
): void {
  answerCall(app, calls.makePasswordLink, async ({ actor, params: { id }, request }) => {
    const proven = await withProof(actor, request);
    const { token, expiresAt } = await makePasswordLink(shop, proven, id);
    const path = passwordLinkPath(token);
    const url = publicUrl === undefined ? path : new URL(path, publicUrl).href;
    return { url, expiresAt: instantToIso(expiresAt) };
  });
  answerCall(app, calls.readPasswordLink, ({ params }) => readPasswordLink(shop, params.token));

  const answerUse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    use: Pick<LinkUse, 'token' | 'password' | 'account'>,
  ) => {
    const sent = { client: clientOf(request), oldToken: cookies.read(request) };
    const session = await usePasswordLink(shop, { ...use, ...sent });
    return handOutSession(shop, cookies, { request, reply }, session);
  };
  answerCall(app, calls.setLinkedPassword, ({ params, body, request, reply }) =>
    answerUse(request, reply, { ...params, ...body, account: null }),
  );
  answerCall(app, calls.setLinkedAccount, ({ params, body, request, reply }) => {
    const { password, ...account } = body;
    return answerUse(request, reply, { ...params, password, account });
  });
}
