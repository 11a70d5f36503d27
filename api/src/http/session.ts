// Who is calling, and whether they may (docs/rules/wire.md#permissions).
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isAdmitted } from '@brasa/core/accounts/accounts.rules.ts';
import { MADE_OFFLINE_BY } from '@brasa/core/kernel/offline-headers.ts';
import { madeOfflineBy } from '@brasa/core/kernel/wire.ts';
import type { Audience } from '@brasa/core/kernel/call.ts';
import type { Actor, ProvenActor } from '../actor.ts';
import { Failure } from '../failure.ts';
import { bringsBody } from './requests/body.ts';
import { parseWith } from './zod-compilers.ts';
import type { SessionCookies } from './session-cookies.ts';

export type Session = {
  user: CurrentUser;
  tokenHash: string;
  /** When its password was proven last, milliseconds UTC. */
  provenAt: number;
  isRenewalDue: boolean;
};

export type Sessions = {
  /** The live session of a token; null for any other token. */
  find(token: string): Promise<Session | null>;
  /** Lets the session live longer; answers until when, milliseconds UTC. */
  renew(token: string): Promise<number>;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with Fastify's
  interface FastifyRequest {
    /** Who is calling, or null. Asks the database only when asked, and once a request. */
    viewer(): Promise<CurrentUser | null>;
    /** The caller's session as far as anybody asked for it. */
    knownSession: Promise<Session | null> | null;
    /**
     * Looks once more, behind a body that may have been long on its way. Throws LOGIN_REQUIRED, PERMISSION_DENIED
     * (docs/rules/wire.md#what-ends-a-session).
     */
    admitAgain(): Promise<void>;
  }
}

function audienceOf(route: RouteOptions): Audience {
  const audience = route.config?.audience;
  if (!audience)
    throw new Error(`nobody is said to be allowed ${String(route.method)} ${route.url}`);
  return audience;
}

/** What one member of staff made without a connection is never done in another's name. */
async function refuseOthers(request: FastifyRequest): Promise<void> {
  const maker = request.headers[MADE_OFFLINE_BY];
  if (maker === undefined) return;
  const viewer = await request.viewer();
  if (viewer?.id !== parseWith(madeOfflineBy, maker)) throw new Failure('LOGIN_REQUIRED');
}

async function admitWithBody(request: FastifyRequest): Promise<void> {
  if (bringsBody(request)) await request.admitAgain();
}

/** Gives requests their viewer and every call under /api its guard. Register it before the routes. */
export function registerSession(
  app: FastifyInstance,
  cookies: SessionCookies,
  sessions: Sessions,
): void {
  const sessionOf = (request: FastifyRequest): Promise<Session | null> => {
    const token = cookies.read(request);
    request.knownSession ??= token === null ? Promise.resolve(null) : sessions.find(token);
    return request.knownSession;
  };

  const admit = async (audience: Audience, request: FastifyRequest): Promise<Session | null> => {
    const session = await sessionOf(request);
    // A refusal takes no cookies away: it may come late, when somebody has signed in anew, and would
    // take the new session's. The page itself forgets that there was one.
    if (!isAdmitted(audience, session?.user.role)) {
      throw new Failure(session ? 'PERMISSION_DENIED' : 'LOGIN_REQUIRED');
    }
    return session;
  };

  const guard = (audience: Audience) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await admit(audience, request);
    // Only here, where the cookie can follow the session; a guarded call comes with every visit.
    const token = cookies.read(request);
    if (token !== null && session?.isRenewalDue) {
      cookies.write(request, reply, token, await sessions.renew(token));
    }
  };

  app.decorateRequest('knownSession', null);
  app.decorateRequest('viewer', async function viewer(this: FastifyRequest) {
    return (await sessionOf(this))?.user ?? null;
  });
  app.decorateRequest('admitAgain', async function admitAgain(this: FastifyRequest) {
    const { audience = 'anyone', call } = this.routeOptions.config;
    this.knownSession = null;
    if (call?.repeatable) await refuseOthers(this);
    if (audience !== 'anyone') await admit(audience, this);
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const audience = audienceOf(route);
    route.onRequest = [
      ...(route.config?.call?.repeatable ? [refuseOthers] : []),
      ...(audience === 'anyone' ? [] : [guard(audience)]),
      ...[route.onRequest ?? []].flat(),
    ];
    route.preHandler = [admitWithBody, ...[route.preHandler ?? []].flat()];
  });
}

/** The session in which a guarded call is made. */
export async function guardedSession(request: FastifyRequest): Promise<Session> {
  const session = await request.knownSession;
  if (!session) throw new Error('a guarded route was reached without a session');
  return session;
}

/** The actor of a guarded call, with what their session says of the password. */
export async function withProof(actor: Actor, request: FastifyRequest): Promise<ProvenActor> {
  const { provenAt } = await guardedSession(request);
  return { ...actor, provenAt };
}
