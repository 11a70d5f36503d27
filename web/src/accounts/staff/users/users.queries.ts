// Users as staff see and change them; apart from accounts.queries, which every public page loads.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  createUser,
  editUser,
  listSecondFactors,
  listUsers,
  readCurrentUser,
  readOwnAccount,
  removeSecondFactor,
  resetPassword,
  toggleUser,
} from '@brasa/core/accounts/accounts.calls.ts';
import { makePasswordLink } from '@brasa/core/accounts/password-links.calls.ts';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import { addressOf, type BodyOf, type QueryOf } from '@brasa/core/kernel/call.ts';
import { newKey } from '../../../browser/api/idempotency-key.ts';
import { keyOf, queryOf, send } from '../../../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../../../browser/api/single-change.ts';
import { withOwnPassword } from '../../../browser/api/with-own-password.ts';

/** Then staff may try again; the key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

/** How far apart the two taps of a double tap are at most. */
const SECOND_TAP_MS = 400;

export type UserFilter = { showAll: boolean; search: string; page: number };

type UserQuery = QueryOf<typeof listUsers>;

type UserPage = { users: UserView[]; total: number };

/** Null when the session has ended meanwhile; the page before stays until the next one is there. */
export function useUsers({ showAll, search, page }: UserFilter) {
  const query: UserQuery = {
    showAll: showAll ? 'true' : 'false',
    q: search === '' ? undefined : search,
    page,
  };
  return useQuery({
    queryKey: keyOf(listUsers, { query }),
    queryFn: ({ signal }) => fetchUsers(query, signal),
    placeholderData: keepPreviousData,
  });
}

async function fetchUsers(query: UserQuery, signal: AbortSignal): Promise<UserPage | null> {
  let total: number | undefined;
  const onHead = (head: Headers) => {
    const told = head.get('X-Total-Count');
    if (told !== null) total = Number(told);
  };
  const list = queryOf(listUsers, { query, timeoutMs: PATIENCE_MS, onHead });
  const users = await list.queryFn({ signal });
  // A server that knows no pages sends all of them.
  return users && { users, total: total ?? users.length };
}

export function useCreateUser(callbacks: Callbacks<UserView>) {
  return useChange(
    createUser.path,
    (body: BodyOf<typeof createUser>, keyFor) =>
      withOwnPassword(() => send(createUser, { body, key: keyFor(body), timeoutMs: PATIENCE_MS })),
    callbacks,
  );
}

type Edit = { seen: UserView; changes: Omit<BodyOf<typeof editUser>, 'version'> };

/** Fails with the code EDITED_MEANWHILE where somebody else was faster. */
export function useEditUser(id: number, callbacks: Callbacks<UserView>) {
  const params = { id };
  return useChange(
    addressOf(editUser, { params }),
    ({ seen, changes }: Edit, keyFor) => {
      if (Object.keys(changes).length === 0) return Promise.resolve(seen);
      const body = { ...changes, version: seen.version };
      return withOwnPassword(() =>
        send(editUser, { params, body, key: keyFor(body), timeoutMs: PATIENCE_MS }),
      );
    },
    callbacks,
  );
}

export function useResetPassword(id: number, callbacks: Callbacks<unknown>) {
  const params = { userId: id };
  return useChange(
    addressOf(resetPassword, { params }),
    (newPassword: string) =>
      withOwnPassword(() =>
        send(resetPassword, { params, body: { newPassword }, timeoutMs: PATIENCE_MS }),
      ),
    callbacks,
  );
}

/** The mutation's content is the user's id. A repeat makes another link, and the one before is void. */
export function useMakePasswordLink() {
  return useMutation({
    mutationFn: (id: number) =>
      withOwnPassword(() => send(makePasswordLink, { params: { id }, timeoutMs: PATIENCE_MS })),
  });
}

/** Whose second factor there is; only superadmins may know, and take it off. */
export function useSecondFactors({ role }: Pick<CurrentUser, 'role'>) {
  return useQuery({ ...queryOf(listSecondFactors), enabled: role === 'superadmin' });
}

export function useRemoveFactor(id: number, callbacks: Callbacks<unknown>) {
  const params = { id };
  return useSingleChange(
    addressOf(removeSecondFactor, { params }),
    (_nothing: undefined) =>
      withOwnPassword(() => send(removeSecondFactor, { params, timeoutMs: PATIENCE_MS })),
    { ...callbacks, shownBy: [listSecondFactors] },
  );
}

/** What was made of whom, and the server's words for it: its answer need not say more. */
type Toggled = { user: UserView; message: string };

/** Makes users active or not; the call says which, so that neither a screen that is behind nor a repeat undoes anything. */
export function useToggleUser({ onSuccess, onError }: Callbacks<Toggled>) {
  return useChange(
    toggleUser.path,
    async (user: UserView): Promise<Toggled> => {
      const { id } = user;
      const active = !user.active;
      const { message } = await withOwnPassword(() =>
        send(toggleUser, {
          params: { id },
          body: { active },
          key: newKey(),
          timeoutMs: PATIENCE_MS,
        }),
      );
      return { user: { ...user, active }, message };
    },
    { onSuccess, onError },
    // The card that has left makes way for another, which the second tap of a pair would hit.
    () => new Promise((done) => setTimeout(done, SECOND_TAP_MS)),
  );
}

/** It may have been the own one. */
const SHOWS_USERS = [listUsers, readUserStatistics, readCurrentUser, readOwnAccount];

function useChange<Content, Reply>(
  name: string,
  call: (content: Content, keyFor: (request: unknown) => string) => Promise<Reply>,
  callbacks: Callbacks<Reply>,
  afterwards?: () => Promise<void>,
) {
  return useSingleChange(name, call, { ...callbacks, shownBy: SHOWS_USERS, afterwards });
}
