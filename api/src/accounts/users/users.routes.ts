import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/accounts/accounts.calls.ts';
import {
  ACTIVATED_MESSAGE,
  DEACTIVATED_MESSAGE,
  USERS_PER_PAGE,
} from '@brasa/core/accounts/users/users.contract.ts';
import { recordExport } from '../../audit/index.ts';
import { answerCall } from '../../http/answer-call.ts';
import { withProof } from '../../http/session.ts';
import type { Shop } from '../../shop.ts';
import { createUser } from './create-user.ts';
import { editUser } from './edit-user.ts';
import { withSlowPasswords } from '../session/repeat-identity.ts';
import { resetPassword } from '../passwords/reset-password.ts';
import { toggleUser } from './toggle-user.ts';
import { listUsers } from './users.store.ts';

export function registerUsersRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.listUsers, async ({ actor, query: { showAll, q, page }, reply }) => {
    if (page === undefined) await recordExport(shop, actor, 'users');
    const { users, total } = await listUsers(shop.db.read, {
      withInactive: showAll === 'true',
      search: q ?? '',
      page: page === undefined ? null : { number: page, size: USERS_PER_PAGE },
    });
    reply.header('x-total-count', total);
    return users;
  });

  answerCall(app, calls.createUser, async ({ actor, body, identity: sent, request }) => {
    const identity = await withSlowPasswords(sent, 'create-user', body);
    return createUser(shop, await withProof(actor, request), body, identity);
  });

  answerCall(app, calls.editUser, async ({ actor, params, body, identity: sent, request }) => {
    const { id } = params;
    const identity = await withSlowPasswords(sent, `edit-user ${id}`, body);
    return editUser(shop, await withProof(actor, request), { id, identity }, body);
  });

  answerCall(app, calls.toggleUser, async ({ actor, params: { id }, body, identity, request }) => {
    const proven = await withProof(actor, request);
    const user = await toggleUser(shop, proven, { id, ...body }, identity);
    return { message: user.active ? ACTIVATED_MESSAGE : DEACTIVATED_MESSAGE, user };
  });

  answerCall(app, calls.resetPassword, async ({ actor, params, body, request }) => {
    await resetPassword(shop, await withProof(actor, request), params.userId, body.newPassword);
    return { success: true } as const;
  });
}
