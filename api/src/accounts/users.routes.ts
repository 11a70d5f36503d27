import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '@brasa/core/accounts/accounts.calls.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import {
  ACTIVATED_MESSAGE,
  DEACTIVATED_MESSAGE,
  USERS_PER_PAGE,
} from '@brasa/core/accounts/users.contract.ts';
import { answerCall } from '../http/answer-call.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { createUser } from './create-user.ts';
import { editUser, type Editor } from './edit-user.ts';
import { ownTokenHash } from './own-account.routes.ts';
import { withSlowPasswords } from './repeat-identity.ts';
import { resetPassword } from './reset-password.ts';
import { toggleUser } from './toggle-user.ts';
import { listUsers } from './users.store.ts';

export function registerUsersRoutes(
  app: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  const editorOf = (request: FastifyRequest, user: CurrentUser): Editor => {
    return { user, tokenHash: ownTokenHash(cookies, request) };
  };

  answerCall(app, calls.listUsers, async ({ query: { showAll, q, page }, reply }) => {
    const { users, total } = await listUsers(shop.db.read, {
      withInactive: showAll === 'true',
      search: q ?? '',
      page: page === undefined ? null : { number: page, size: USERS_PER_PAGE },
    });
    reply.header('x-total-count', total);
    return users;
  });

  answerCall(app, calls.createUser, async ({ viewer, body, identity }) =>
    createUser(shop, viewer, body, await withSlowPasswords(identity, 'create-user', body)),
  );

  answerCall(
    app,
    calls.editUser,
    async ({ viewer, params: { id }, body, identity: sent, request }) => {
      const identity = await withSlowPasswords(sent, `edit-user ${id}`, body);
      return editUser(shop, editorOf(request, viewer), { id, identity }, body);
    },
  );

  answerCall(app, calls.toggleUser, async ({ actor, params: { id }, body, identity }) => {
    const user = await toggleUser(shop, actor, { id, ...body }, identity);
    return { message: user.active ? ACTIVATED_MESSAGE : DEACTIVATED_MESSAGE, user };
  });

  answerCall(app, calls.resetPassword, async ({ viewer, params, body, request }) => {
    await resetPassword(shop, editorOf(request, viewer), params.userId, body.newPassword);
    return { success: true } as const;
  });
}
