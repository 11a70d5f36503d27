// The whole app as a visitor meets it: an address, a session, a server.
import type { ReactElement, ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { App } from '../src/app/app.tsx';
import { seedPageData } from '../src/browser/api/page-data.ts';
import { createQueryClient } from '../src/browser/api/query-client.ts';
import {
  handOverDrafts,
  keepOverReload,
  takeOverDrafts,
} from '../src/browser/forms/handed-over-drafts.ts';
import {
  HANDED_OVER,
  readSessionItem,
  writeSessionItem,
} from '../src/browser/storage/session-storage.ts';
import { fakeApi, type Answers, type FakeApi } from './fake-api.ts';
import { passTime } from './fake-time.ts';

/** A shop on a quiet morning: what every page may ask on its way, each room's in a file of its own. */
const QUIET_ROOMS = import.meta.glob<{ QUIET: Answers }>('./*/quiet-answers.ts', { eager: true });
export const QUIET_SHOP = Object.assign(
  {},
  ...Object.values(QUIET_ROOMS).map((room) => room.QUIET),
) as Answers;

/** The site's own query rules, without the wait before the one retry. */
function testQueryClient(): QueryClient {
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return queryClient;
}

/** Tells the app that asking for a session is worth it, as the server's cookie does. */
export function haveSessionCookie(): void {
  document.cookie = 'brasa_signed_in=1; Path=/';
}

/** Of the app that is on screen. */
let shown: QueryClient;

/**
 * Leaves the page as a reload does, with what it hands over: it goes without a word to its components, which cleanup() tells. The
 * next renderApp(null) is the new page.
 */
export async function leaveForReload(): Promise<void> {
  handOverDrafts(shown);
  const handedOver = readSessionItem(HANDED_OVER) ?? '';
  cleanup();
  await passTime(0);
  writeSessionItem(HANDED_OVER, handedOver);
}

/** At the path, or where the browser is already, as after a reload. */
export function renderApp(
  path: string | null,
  answers: Answers = {},
): FakeApi & { queryClient: QueryClient } {
  if (path !== null) window.history.replaceState(null, '', path);
  const api = fakeApi({ ...QUIET_SHOP, ...answers });
  const queryClient = testQueryClient();
  takeOverDrafts(queryClient);
  // It listens to the window, which the next test has too.
  onTestFinished(() => keepOverReload(queryClient)());
  shown = queryClient;
  seedPageData(queryClient);
  render(
    <App queryClient={queryClient} route={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />,
  );
  return { ...api, queryClient };
}

/** renderApp() for somebody who is signed in. */
export function renderAppAs(
  user: { role: CurrentUser['role']; name?: string },
  path: string,
  answers: Answers = {},
) {
  haveSessionCookie();
  const me = { id: 7, username: 'ani', name: 'Ani', ...user };
  const account = {
    ...me,
    phone: '600111222',
    email: null,
    postalCode: null,
    consent: null,
    comparsaName: null,
    details: null,
  };
  return renderApp(path, {
    'GET /api/auth/me': { body: me },
    'GET /api/auth/me/account': { body: { ...account, createdAt: '2026-11-01T10:00:00.000Z' } },
    ...answers,
  });
}

/** A part of the app by itself, with a router and the site's query rules around it. */
export function renderPart(part: ReactElement, path = '/') {
  const queryClient = testQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return { ...render(part, { wrapper }), queryClient };
}
