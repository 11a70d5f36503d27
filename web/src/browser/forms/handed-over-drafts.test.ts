import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, DRAFTS } from '../api/query-client.ts';
import { clearSessionItems } from '../storage/session-storage.ts';
import { ORDER_DRAFT } from './cached-draft.ts';
import {
  handOverDrafts,
  keepOverReload,
  takeOverDrafts,
  wouldLoseTyping,
} from './handed-over-drafts.ts';

const ORDER = [DRAFTS, 'order-edit', 7];

function typed() {
  const before = createQueryClient();
  before.setQueryData(ORDER, { values: { name: 'Lola' } });
  before.setQueryData(['/api/site'], { city: 'Villena' });
  handOverDrafts(before);
  return before;
}

afterEach(() => {
  sessionStorage.clear();
  keepOverReload(createQueryClient())();
});

it('goes from one page to the next, and then lies nowhere', () => {
  typed();
  const after = createQueryClient();
  takeOverDrafts(after);
  expect(after.getQueryData(ORDER)).toEqual({ values: { name: 'Lola' } });
  expect(after.getQueryData(['/api/site'])).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('is nothing where nothing is typed, whatever is open', () => {
  const client = createQueryClient();
  client.setQueryData([DRAFTS, 'place', 'stock'], true);
  handOverDrafts(client);
  expect(sessionStorage).toHaveLength(0);
});

it('goes with the session', () => {
  typed();
  clearSessionItems();
  const after = createQueryClient();
  takeOverDrafts(after);
  expect(after.getQueryData(ORDER)).toBeUndefined();
});

it('knows of forms that ask before the page is left', () => {
  expect(wouldLoseTyping()).toBe(false);
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  expect(wouldLoseTyping()).toBe(true);
  window.removeEventListener('beforeunload', ask);
});

it('lies in the tab while its page is out of sight, and no longer', () => {
  const client = createQueryClient();
  client.setQueryData(ORDER, { values: { name: 'Lola' } });
  keepOverReload(client);
  const turn = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn(true);
  expect(sessionStorage).toHaveLength(1);
  turn(false);
  expect(sessionStorage).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  const after = createQueryClient();
  takeOverDrafts(after);
  expect(after.getQueryData(ORDER)).toEqual({ values: { name: 'Lola' } });
  turn(true);
  expect(sessionStorage).toHaveLength(1);
  // It was answered while nobody looked.
  after.removeQueries({ queryKey: ORDER });
  expect(sessionStorage).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

it('waits until it is known whose it is: a page that goes before that leaves it there', () => {
  typed();
  const after = createQueryClient();
  keepOverReload(after);
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage).toHaveLength(1);
  takeOverDrafts(after);
  expect(after.getQueryData(ORDER)).toEqual({ values: { name: 'Lola' } });
});

it('is over on another day', () => {
  vi.setSystemTime('2026-11-20T14:00:00Z');
  typed();
  vi.setSystemTime('2026-11-21T10:00:00Z');
  const after = createQueryClient();
  takeOverDrafts(after);
  expect(after.getQueryData(ORDER)).toBeUndefined();
});

it.each([
  ['a guest', null, 1],
  ['a signed-in customer', '7', 0],
])('a reload keeps the order form of %s: %s', (_who, user, kept) => {
  const client = createQueryClient();
  if (user !== null) sessionStorage.setItem('brasa:user', user);
  client.setQueryData([DRAFTS, ORDER_DRAFT], { customerName: 'Ana' });
  keepOverReload(client);
  window.dispatchEvent(new Event('pagehide'));
  const stored = sessionStorage.getItem('brasa:handed-over');
  expect(stored === null ? 0 : 1).toBe(kept);
});
