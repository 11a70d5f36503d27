import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '@brasa/core/accounts/accounts.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import { clientOf } from '../http/requests/client.ts';
import type { RoomParts } from '../room-routes.ts';
import type { Shop } from '../shop.ts';
import { handOutSession } from './session/hand-out-session.ts';
import { logIn, logInWithCode } from './session/log-in.ts';
import { registerOwnAccountRoutes } from './own-account/own-account.routes.ts';
import { registerPasswordLinkRoutes } from './recovery/password-links.routes.ts';
import { registerRegistrationRoutes } from './registration/registration.routes.ts';
import { registerSecondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { endSession } from './session/sessions.ts';
import { registerUsersRoutes } from './users/users.routes.ts';

export function registerRoutes(
  app: FastifyInstance,
  shop: Shop,
  { cookies, publicUrl }: RoomParts,
): void {
  registerRegistrationRoutes(app, shop, cookies);
  registerOwnAccountRoutes(app, shop);
  registerUsersRoutes(app, shop);
  registerPasswordLinkRoutes(app, shop, { cookies, publicUrl });
  registerSecondFactorRoutes(app, shop);

  const callerOf = (request: FastifyRequest) => ({
    client: clientOf(request),
    oldToken: cookies.read(request),
  });
  answerCall(app, calls.logIn, async ({ body, request, reply }) => {
    const session = await logIn(shop, body, callerOf(request));
    return handOutSession(shop, cookies, { request, reply }, session);
  });
  answerCall(app, calls.logInWithCode, async ({ body, request, reply }) => {
    const session = await logInWithCode(shop, body, callerOf(request));
    return handOutSession(shop, cookies, { request, reply }, session);
  });
  answerCall(app, calls.logOut, async ({ request, reply }) => {
    const token = cookies.read(request);
    if (token !== null) await endSession(shop, token);
    cookies.clear(request, reply);
    return { success: true } as const;
  });
  answerCall(app, calls.readCurrentUser, ({ viewer }) => viewer);
}
