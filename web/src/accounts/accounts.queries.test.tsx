import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { createQueryClient } from '../browser/api/query-client.ts';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { fakeApi, type AnswerTo } from '../../test/fake-api.ts';
import { fakeServiceWorkers } from '../../test/fake-service-worker.ts';
import { fakeTime, passTime, TIMERS_ALONE } from '../../test/fake-time.ts';
import { haveSessionCookie, renderPart } from '../../test/render-app.tsx';
import { userEvent } from '../../test/user-event.ts';
import {
  clearCurrentUser,
  forgetWhoSignedOut,
  setCurrentUser,
  useCurrentUser,
  useLogout,
} from './accounts.queries.ts';
import { useLogin } from './session/log-in.queries.ts';

const ANI: CurrentUser = { id: 1, username: 'ani', name: 'Ani', role: 'abaranci' };

function WhoAmI() {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <p>…</p>;
  return <p>{user ? `${user.name} (${user.role})` : 'nadie'}</p>;
}

it('does not ask the server without the cookie that says a session may exist', async () => {
  const api = fakeApi({});
  renderPart(<WhoAmI />);
  expect(await screen.findByText('nadie')).toBeVisible();
  expect(api.calls).toEqual([]);
});

it('is the user that the server names', async () => {
  haveSessionCookie();
  fakeApi({
    'GET /api/auth/me': { body: { id: 1, username: 'ani', name: 'Ani', role: 'haykakan' } },
  });
  renderPart(<WhoAmI />);
  expect(await screen.findByText('Ani (haykakan)')).toBeVisible();
});

it.each<[string, AnswerTo<'readCurrentUser'>, number]>([
  ['signed out', { status: 401 }, 0],
  ['a broken server', { status: 500 }, 1],
  ['no connection', { offline: true }, 1],
  ['an answer without id', { garbled: { role: 'haykakan' } }, 0],
  ['no answer body', { status: 204, garbled: '' }, 0],
])('%s counts as signed out, asked once, and a fault is logged', async (_name, answer, faults) => {
  haveSessionCookie();
  const api = fakeApi({ 'GET /api/auth/me': answer });
  renderPart(<WhoAmI />);
  expect(await screen.findByText('nadie')).toBeVisible();
  expect(api.calls).toHaveLength(1);
  expect(takeConsoleErrors()).toHaveLength(faults);
});

it('is pending on a page that is still as the server drew it, whatever another part knows', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['/api/auth/me'], { id: 1, name: 'Ani', role: 'haykakan' });
  const drawn = renderToString(
    <QueryClientProvider client={queryClient}>
      <WhoAmI />
    </QueryClientProvider>,
  );
  expect(drawn).toContain('…');
});

function SignOut({ onDone }: { onDone: () => void }) {
  const logout = useLogout(onDone);
  return (
    <>
      <WhoAmI />
      <button onClick={() => logout.mutate()}>Salir</button>
    </>
  );
}

it.each<[string, AnswerTo<'logOut'>, number]>([
  ['accepts', { body: { success: true } }, 0],
  ['refuses', { status: 500 }, 1],
  ['cannot be reached', { offline: true }, 1],
])('signs out here when the server %s', async (_name, answer, errors) => {
  haveSessionCookie();
  fakeApi({
    'GET /api/auth/me': { body: ANI },
    'POST /api/auth/logout': answer,
  });
  let done = 0;
  const { queryClient } = renderPart(<SignOut onDone={() => (done += 1)} />);
  queryClient.setQueryData(['/api/points/me'], { availablePoints: 80 });
  await screen.findByText('Ani (abaranci)');
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  expect(await screen.findByText('nadie')).toBeVisible();
  expect(queryClient.getQueryData(['/api/points/me'])).toBeUndefined();
  expect(document.cookie).toBe('');
  expect(done).toBe(1);
  expect(takeConsoleErrors()).toHaveLength(errors);
});

it('tells the worker who is signed in, and when nobody is any more', async () => {
  const { registration, control } = fakeServiceWorkers();
  const worker = registration.install();
  control(worker);
  haveSessionCookie();
  fakeApi({
    'GET /api/auth/me': { body: ANI },
    'POST /api/auth/logout': { body: { success: true } },
  });
  const { unmount } = renderPart(<SignOut onDone={() => undefined} />);
  await screen.findByText('Ani (abaranci)');
  expect(worker.messages).toEqual([{ type: 'SIGNED_IN', id: 1, role: 'abaranci' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await screen.findByText('nadie');
  expect(worker.messages.slice(1)).toEqual([{ type: 'SIGNED_OUT' }]);
  unmount();
  // Whoever comes without a session may find what an ended one has left.
  renderPart(<WhoAmI />);
  await screen.findByText('nadie');
  expect(worker.messages.slice(2)).toEqual([{ type: 'SIGNED_OUT' }]);
});

it('signs out here at once on a dead line, and gives the call up after five seconds', async () => {
  fakeTime(undefined, TIMERS_ALONE);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  haveSessionCookie();
  sessionStorage.setItem('brasa:order-key', 'x');
  fakeApi({ 'GET /api/auth/me': { body: ANI } });
  const answer = globalThis.fetch;
  let isGivenUp = false;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (path !== '/api/auth/logout') return answer(path, init);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        isGivenUp = true;
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  });
  let done = 0;
  const { queryClient } = renderPart(<SignOut onDone={() => (done += 1)} />);
  queryClient.setQueryData(['/api/points/me'], { availablePoints: 80 });
  await screen.findByText('Ani (abaranci)');
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  expect(await screen.findByText('nadie')).toBeVisible();
  expect(queryClient.getQueryData(['/api/points/me'])).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
  expect([done, isGivenUp]).toEqual([1, false]);
  await passTime(5000);
  expect(isGivenUp).toBe(true);
  await waitFor(() => expect(takeConsoleErrors()).toHaveLength(1));
});

describe('a session that is gone', () => {
  const GONE = { status: 401, body: { error: 'Debe iniciar sesión' } };

  function SignIn() {
    const login = useLogin();
    return (
      <>
        <WhoAmI />
        <button onClick={() => login.mutate({ username: 'ani', password: 'secreta1' })}>
          Entrar
        </button>
      </>
    );
  }

  it('is asked for once: the next page does not ask again', async () => {
    haveSessionCookie();
    const first = fakeApi({ 'GET /api/auth/me': GONE });
    const { unmount } = renderPart(<WhoAmI />);
    expect(await screen.findByText('nadie')).toBeVisible();
    unmount();
    expect(document.cookie).toBe('');
    expect(first.calls).toHaveLength(1);
    const next = fakeApi({});
    renderPart(<WhoAmI />);
    expect(await screen.findByText('nadie')).toBeVisible();
    expect(next.calls).toEqual([]);
  });

  it.each(['before', 'after'])(
    'refused late, %s the answer to a new login, takes nothing of the new one away',
    async (when) => {
      haveSessionCookie();
      const login = Promise.withResolvers<undefined>();
      const late = Promise.withResolvers<undefined>();
      fakeApi({
        'GET /api/auth/me': GONE,
        'POST /api/auth/login': { body: { user: ANI } },
      });
      const answer = globalThis.fetch;
      vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
        await (path === '/api/auth/login' ? login : late).promise;
        return answer(path, init);
      });
      renderPart(<SignIn />);
      await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
      const order = when === 'before' ? [late, login] : [login, late];
      for (const one of order) {
        one.resolve(undefined);
        await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());
      }
      expect(await screen.findByText('Ani (abaranci)')).toBeVisible();
      expect(document.cookie).toBe('brasa_signed_in=1');
    },
  );
});

it.each([
  ['goes when somebody else signs in', '3', null],
  ['stays for the same person', '1', '{"8":"sin sal"}'],
  ['stays for a guest who signs in', null, '{"8":"sin sal"}'],
])('what the tab keeps of an order %s', async (_what, before, kept) => {
  fakeApi({});
  if (before !== null) sessionStorage.setItem('brasa:user', before);
  sessionStorage.setItem('brasa:basket-notes', '{"8":"sin sal"}');
  await setCurrentUser(createQueryClient(), ANI);
  expect(sessionStorage.getItem('brasa:basket-notes')).toBe(kept);
  expect(sessionStorage.getItem('brasa:user')).toBe('1');
});

describe('what the tab keeps, at the start of a page', () => {
  const NOTES = 'brasa:basket-notes';
  beforeEach(() => {
    const device = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => device.get(name) ?? null,
      setItem: (name: string, text: string) => void device.set(name, text),
    });
  });
  /** The tab as Ani leaves it for another site. */
  async function leaveTab() {
    fakeApi({});
    await setCurrentUser(createQueryClient(), ANI);
    sessionStorage.setItem(NOTES, '{"8":"sin sal"}');
    return Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
  }
  const comeBack = (tab: Record<string, string>) => {
    for (const [name, text] of Object.entries(tab)) sessionStorage.setItem(name, text);
    forgetWhoSignedOut();
    return sessionStorage.getItem(NOTES);
  };

  it('is gone where its person has signed out in another tab meanwhile', async () => {
    const tab = await leaveTab();
    await clearCurrentUser(createQueryClient());
    expect(comeBack(tab)).toBeNull();
    expect(sessionStorage.getItem('brasa:user')).toBeNull();
  });

  it('is gone where they have signed in again after that', async () => {
    const tab = await leaveTab();
    await clearCurrentUser(createQueryClient());
    await setCurrentUser(createQueryClient(), ANI);
    expect(comeBack(tab)).toBeNull();
  });

  it('stays where nobody has, and after a sign-out of before', async () => {
    await clearCurrentUser(createQueryClient());
    expect(comeBack(await leaveTab())).toBe('{"8":"sin sal"}');
  });

  it('stays a guest’s', async () => {
    await clearCurrentUser(createQueryClient());
    sessionStorage.clear();
    expect(comeBack({ [NOTES]: '{"8":"sin sal"}' })).toBe('{"8":"sin sal"}');
  });
});
