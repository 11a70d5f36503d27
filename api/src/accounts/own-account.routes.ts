import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  accountChanged,
  ownAccount,
  ownAccountEdit,
  passwordChange,
} from '@brasa/core/accounts/own-account.contract.ts';
import { phoneTakenReply } from '@brasa/core/accounts/registration.contract.ts';
import { identify } from '../http/idempotency.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { editOwnAccount } from './edit-own-account.ts';
import { readOwnAccount } from './own-account.store.ts';
import { changeOwnPassword, type AccountOwner } from './own-password.ts';
import { phoneTakenReplyTo } from './phone-taken.routes.ts';
import { withSlowPasswords } from './repeat-identity.ts';

const HELP_MESSAGE =
  'Hola, quiero cambiar mi teléfono en la web y me dice que ya tiene otra cuenta. ¿Me podéis ayudar?';

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
    '/api/auth/me',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Correct the own data; what is left out stays as it is',
        body: ownAccountEdit,
        response: { 200: ownAccount, 409: phoneTakenReply },
      },
    },
    async (request, reply) => {
      const viewer = await signedInViewer(request);
      const sent = identify(request, viewer);
      const identity = await withSlowPasswords(sent, 'edit-own-account', request.body);
      try {
        return await editOwnAccount(shop, await accountOwner(request), request.body, identity);
      } catch (error) {
        return reply.code(409).send(await phoneTakenReplyTo(error, shop, HELP_MESSAGE));
      }
    },
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
