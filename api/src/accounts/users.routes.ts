import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { userView } from '@brasa/core/accounts/accounts.contract.ts';
import { accountChanged } from '@brasa/core/accounts/own-account.contract.ts';
import {
  ACTIVATED_MESSAGE,
  DEACTIVATED_MESSAGE,
  newUser,
  passwordReset,
  toggledUser,
  userConflict,
  userEdit,
  userListQuery,
  userToggle,
  USERS_PER_PAGE,
} from '@brasa/core/accounts/users.contract.ts';
import { rowId } from '@brasa/core/kernel/fields.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { z } from 'zod';
import { identify } from '../http/idempotency.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { createUser } from './create-user.ts';
import { editUser, type Editor } from './edit-user.ts';
import { withSlowPasswords } from './repeat-identity.ts';
import { resetPassword } from './reset-password.ts';
import { hashToken } from './sessions.ts';
import { toggleUser } from './toggle-user.ts';
import { listUsers } from './users.store.ts';

const byId = z.object({ id: rowId });
const byUserId = z.object({ userId: rowId });

export function registerUsersRoutes(
  instance: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  const editorOf = async (request: FastifyRequest): Promise<Editor> => {
    const token = cookies.read(request);
    if (token === null) throw new Error('a guarded route was reached without a session');
    return { user: await signedInViewer(request), tokenHash: hashToken(token) };
  };

  app.get(
    '/api/auth/users',
    {
      schema: {
        summary: 'Users, newest first; X-Total-Count tells how many there are on all pages',
        querystring: userListQuery,
        response: { 200: z.array(userView) },
      },
    },
    async (request, reply) => {
      const { showAll, q, page } = request.query;
      const { users, total } = await listUsers(shop.db.read, {
        withInactive: showAll === 'true',
        search: q ?? '',
        page: page === undefined ? null : { number: page, size: USERS_PER_PAGE },
      });
      return reply.header('x-total-count', total).send(users);
    },
  );

  app.post(
    '/api/auth/users',
    {
      config: { isRepeatable: true },
      schema: { summary: 'Add a user', body: newUser, response: { 201: userView } },
    },
    async (request, reply) => {
      const viewer = await signedInViewer(request);
      const sent = identify(request, viewer);
      const identity = await withSlowPasswords(sent, 'create-user', request.body);
      return reply.code(201).send(await createUser(shop, viewer, request.body, identity));
    },
  );

  app.patch(
    '/api/auth/users/:id',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Change a user; what is left out stays as it is',
        params: byId,
        body: userEdit,
        response: { 200: userView, 409: z.union([userConflict, errorReply]) },
      },
    },
    async (request) => {
      const editor = await editorOf(request);
      const { id } = request.params;
      const sent = identify(request, editor.user);
      const identity = await withSlowPasswords(sent, `edit-user ${id}`, request.body);
      return editUser(shop, editor, { id, identity }, request.body);
    },
  );

  app.patch(
    '/api/auth/users/:id/toggle-active',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Switch a user off or on; without a body, to the other of the two',
        params: byId,
        body: userToggle,
        response: { 200: toggledUser },
      },
    },
    async (request) => {
      const viewer = await signedInViewer(request);
      const identity = identify(request, viewer);
      const { id } = request.params;
      const user = await toggleUser(shop, viewer, { id, ...request.body }, identity);
      return { message: user.active ? ACTIVATED_MESSAGE : DEACTIVATED_MESSAGE, user };
    },
  );

  app.patch(
    '/api/auth/change-password/:userId',
    {
      schema: {
        summary: "Change somebody's password; it ends their sessions",
        params: byUserId,
        body: passwordReset,
        response: { 200: accountChanged },
      },
    },
    async (request) => {
      const { userId } = request.params;
      await resetPassword(shop, await editorOf(request), userId, request.body.newPassword);
      return { success: true } as const;
    },
  );
}
