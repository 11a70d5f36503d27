import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  currentUser,
  loginReply,
  loginRequest,
  logoutReply,
} from '@brasa/core/accounts/accounts.contract.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { registerOwnAccountRoutes } from './own-account.routes.ts';
import { registerRegistrationRoutes } from './registration.routes.ts';
import { registerUserPhonesRoutes } from './user-phones.routes.ts';
import { registerUsersRoutes } from './users.routes.ts';

export function registerAccountsRoutes(
  instance: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  registerRegistrationRoutes(instance, shop, cookies);
  registerOwnAccountRoutes(instance, shop, cookies);
  registerUsersRoutes(instance, shop, cookies);
  registerUserPhonesRoutes(instance, shop);

  app.post(
    '/api/auth/login',
    {
      schema: { summary: 'Sign in', body: loginRequest, response: { 200: loginReply } },
    },
    async (request, reply) => {
      const session = await logIn(shop, request.body, {
        address: request.ip,
        oldToken: cookies.read(request),
      });
      cookies.write(request, reply, session.token, session.expiresAt);
      return { user: session.user };
    },
  );

  app.post(
    '/api/auth/logout',
    { schema: { summary: 'Sign out', response: { 200: logoutReply } } },
    async (request, reply) => {
      const token = cookies.read(request);
      if (token !== null) await logOut(shop, token);
      cookies.clear(request, reply);
      return { success: true } as const;
    },
  );

  app.get(
    '/api/auth/me',
    { schema: { summary: 'Who is signed in', response: { 200: currentUser } } },
    (request) => signedInViewer(request),
  );
}
