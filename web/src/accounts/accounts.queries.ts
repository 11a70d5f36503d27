// The session: who is signed in, and signing out (docs/rules/accounts.md#signing-out).
import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { logOut, readCurrentUser } from '@brasa/core/accounts/accounts.calls.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { ApiError } from '../browser/api/api-error.ts';
import { useHydrated } from '../browser/device/use-hydrated.ts';
import { seedPageData } from '../browser/api/page-data.ts';
import { DRAFTS } from '../browser/api/query-client.ts';
import { keyOf, send } from '../browser/api/send.ts';
import { endTurn, NEVER } from '../browser/api/session-turn.ts';
import { listenTo } from '../browser/device/listen-to.ts';
import { leaveWithoutAsking } from '../browser/forms/leaving.ts';
import {
  clearSessionItems,
  KNOWN_SIGN_OUT,
  LAST_USER,
  readSessionItem,
  writeSessionItem,
} from '../browser/storage/session-storage.ts';
import {
  dropSignedInMark,
  lastSignOut,
  mayBeSignedIn,
  openSignOut,
} from '../browser/storage/sign-in-marks.ts';
import { tellWorker } from '../browser/worker/tell-worker.ts';
import { dismissAllToasts } from '../ui/toast/toast.ts';
import { listenToOtherTabs, tellOtherTabs } from './session/other-tabs.ts';

const CURRENT_USER = keyOf(readCurrentUser);
/** Whatever gives this browser another session. */
export const SIGNING_IN = ['signing in'];

const LOGOUT_PATIENCE_MS = 5000;

/** The last call to sign out. Its answer takes the session's cookie away, so a new one waits for it. */
let signingOut: Promise<unknown> = Promise.resolve();

function forgetSession(): void {
  dropSignedInMark();
  tellWorker({ type: 'SIGNED_OUT' });
}

function noteUser({ id, role }: CurrentUser): void {
  writeSessionItem(LAST_USER, String(id));
  writeSessionItem(KNOWN_SIGN_OUT, lastSignOut.read() ?? '');
  tellWorker({ type: 'SIGNED_IN', id, role });
}

/**
 * Begins anew, with nothing of who was here: not in the cache, not in a form, not on the screen. What the worker keeps is
 * its own matter.
 */
function beginAnew(queryClient: QueryClient): Promise<never> {
  // Drafts too: a page that is left hands them over.
  queryClient.clear();
  clearSessionItems();
  leaveWithoutAsking();
  window.location.reload();
  return NEVER;
}

function isOther(userId: number | null): boolean {
  const last = readSessionItem(LAST_USER);
  return last !== null && last !== String(userId);
}

/** Who was here has signed out in another tab while this one showed another site, or lay in the browser's memory. */
const hasSignedOutElsewhere = (): boolean =>
  readSessionItem(LAST_USER) !== null &&
  (readSessionItem(KNOWN_SIGN_OUT) ?? '') !== (lastSignOut.read() ?? '');

/** At the start of a page, before anything of the tab's storage is used. */
export function forgetWhoSignedOut(): void {
  if (hasSignedOutElsewhere()) clearSessionItems();
}

/** Follows what other tabs do with the session. */
export function followOtherTabs(queryClient: QueryClient): void {
  listenTo(window, ['pageshow'], () => {
    if (hasSignedOutElsewhere()) void beginAnew(queryClient);
  });
  listenToOtherTabs((userId) => {
    if (isOther(userId)) void beginAnew(queryClient);
    else void queryClient.refetchQueries({ queryKey: CURRENT_USER });
  });
}

/** An answer without an id, as something between here and the shop may give one, is of nobody. */
function isSomebody(user: Partial<CurrentUser> | null): boolean {
  return user?.id !== undefined;
}

async function fetchCurrentUser({
  signal,
  client,
}: QueryFunctionContext): Promise<CurrentUser | null> {
  if (!mayBeSignedIn()) {
    // The session may have ended while nobody was here.
    tellWorker({ type: 'SIGNED_OUT' });
    return null;
  }
  try {
    const user = await send(readCurrentUser, { signal });
    if (!isSomebody(user)) return null;
    const isSigningIn = client.isMutating({ mutationKey: SIGNING_IN }) > 0;
    // Another tab has signed somebody else in, unheard.
    if (isOther(user.id)) return isSigningIn ? user : await beginAnew(client);
    noteUser(user);
    return user;
  } catch (error) {
    if (signal.aborted) throw error;
    // While somebody signs in, the answer may be about the session before, and the mark of the new one.
    const isOver = error instanceof ApiError && error.status === 401;
    // Signed out is no fault.
    if (!isOver) console.error(error);
    if (isOver && client.isMutating({ mutationKey: SIGNING_IN }) === 0) forgetSession();
    return null;
  }
}

/**
 * The signed-in user; null for a visitor, and for every error on the way, which is logged. Pending wherever
 * the page is still as the server rendered it, for nobody: one part of it may know earlier than another is
 * taken over.
 */
export function useCurrentUser(): { data: CurrentUser | null | undefined; isPending: boolean } {
  const isHydrated = useHydrated();
  const { data, isPending } = useQuery({
    queryKey: CURRENT_USER,
    queryFn: fetchCurrentUser,
    retry: false,
    refetchOnWindowFocus: 'always',
  });
  return isHydrated ? { data, isPending } : { data: undefined, isPending: true };
}

const whoIsHere = (queryClient: QueryClient): number | null =>
  queryClient.getQueryData<CurrentUser | null>(CURRENT_USER)?.id ?? null;

/**
 * Makes the call that gives this browser another session. Where somebody else has signed in since, on a page that was opened
 * instead, it begins anew: the browser has taken the session by then.
 */
export async function signIn<Reply extends { user: CurrentUser }>(
  queryClient: QueryClient,
  call: () => Promise<Reply>,
): Promise<Reply> {
  await signingOut;
  const before = whoIsHere(queryClient);
  const reply = await call();
  const here = whoIsHere(queryClient);
  const isLeft = here !== before && here !== null && here !== reply.user.id;
  return isLeft ? beginAnew(queryClient) : reply;
}

/** Goes on as this user, whom the server has just given a session. */
export async function setCurrentUser(queryClient: QueryClient, user: CurrentUser): Promise<void> {
  // What was asked for as a visitor, or as somebody else, is not this user's.
  const isAfterOther = isOther(user.id);
  clearCache(queryClient, !isAfterOther);
  if (isAfterOther) {
    endTurn();
    clearSessionItems();
  }
  noteUser(user);
  // Their session has taken the place of the one that was to end.
  openSignOut.forget();
  tellOtherTabs(user.id);
  await queryClient.cancelQueries({ queryKey: CURRENT_USER });
  queryClient.setQueryData(CURRENT_USER, user);
}

/** Tells the server; what it does not take is told again at the start of a page and when the line is back. */
function endSession(): Promise<unknown> {
  openSignOut.note();
  const call = send(logOut, { timeoutMs: LOGOUT_PATIENCE_MS }).then(openSignOut.forget);
  signingOut = call.catch(() => undefined);
  return call;
}

/** Ends what a sign-out without an answer has left, also where no worker does so. */
export function finishSignOut(): void {
  const again = () => {
    if (openSignOut.isThere()) endSession().catch(() => undefined);
  };
  again();
  window.addEventListener('online', again);
}

/**
 * Signs out here at once, whatever becomes of the call: without a connection the next person at the
 * screen must not wait for it to see nothing. A failed call is only logged.
 */
export function useLogout(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onMutate: async () => {
      await clearCurrentUser(queryClient);
      onDone();
    },
  });
}

/** Goes on as a visitor, and leaves nothing here of who it was. */
export async function clearCurrentUser(queryClient: QueryClient): Promise<void> {
  endTurn();
  await queryClient.cancelQueries();
  clearCache(queryClient, false);
  clearSessionItems();
  lastSignOut.note();
  dismissAllToasts();
  forgetSession();
  tellOtherTabs(null);
  queryClient.setQueryData(CURRENT_USER, null);
}

/**
 * Empties the cache. The session's own entry stays, to be overwritten: the header and the guards
 * listen to it, and an entry taken away would leave them with what it said last. The public facts
 * that the page brought along are put back.
 */
function clearCache(queryClient: QueryClient, keepsDrafts: boolean): void {
  const kept = [CURRENT_USER[0], ...(keepsDrafts ? [DRAFTS] : [])];
  queryClient.removeQueries({
    predicate: ({ queryKey: [first] }) => !kept.includes(String(first)),
  });
  queryClient.getMutationCache().clear();
  seedPageData(queryClient);
}
