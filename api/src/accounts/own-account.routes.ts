import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  accountChanged,
  ownAccount,
  passwordChange,
} from '@brasa/core/accounts/own-account.contract.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { readOwnAccount } from './own-account.store.ts';
import { changeOwnPassword, type AccountOwner } from './own-password.ts';

/** The signed-in user, as the one whose password is asked for. */
export async function accountOwner(request: FastifyRequest): Promise<AccountOwner> {
  const { id, username } = await signedInViewer(request);
  if (username === null) throw new Error('somebody without a user name is signed in');
  return { id, username, address: request.ip };
}

export function registerOwnAccountRoutes(
  instance: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/auth/me/account',
    { schema: { summary: 'The own account', response: { 200: ownAccount } } },
    async (request) => readOwnAccount(shop.db.read, (await signedInViewer(request)).id),
  );

  app.patch(
    '/api/auth/me/password',
    {
      schema: {
        summary: 'Change the own password; it ends the other sessions',
        body: passwordChange,
        response: { 200: accountChanged },
      },
    },
    async (request) => {
      const token = cookies.read(request);
      if (token === null) throw new Error('a guarded route was reached without a session');
      await changeOwnPassword(shop, { ...(await accountOwner(request)), token }, request.body);
      return { success: true } as const;
    },
  );
}
