import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { goByServersDay } from '../src/browser/device/use-now.ts';
import { emptyBasket } from '../src/orders/basket/basket-store.ts';
import { dismissAllToasts } from '../src/ui/toast/toast.ts';
import { loadToastStack } from '../src/ui/toast/toaster.tsx';
import { answerStylesQuickly } from './computed-style.ts';
import { answerLabelsQuickly } from './labels.ts';
import { makeNoOwnerStacks } from './owner-stacks.ts';

// Pages are loaded when they are first opened, and how long that takes is the machine's business: with three
// suites beside each other it was more than five seconds. Only what never comes takes this long.
const LONGEST_WAIT = { asyncUtilTimeout: 25_000 };
configure({ ...LONGEST_WAIT, getElementError: describedWhenRead });

/**
 * The failure of a query, with the page as it is when somebody reads of it: a query that waits fails many
 * times, and to write the page out each time took longer than to look through it.
 */
function describedWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The line of the test is what is shown, not this one.
  Error.captureStackTrace(error, describedWhenRead);
  const describe = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get: describe, configurable: true });
}

answerStylesQuickly();
answerLabelsQuickly();
makeNoOwnerStacks();

/** Nothing has a size here, so nothing changes it. */
class NothingChangesSize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// In the browser they come with the first touch.
beforeAll(async () => {
  await loadToastStack();
});

beforeEach(() => {
  // jsdom lays nothing out, matches no media and has no CSS object.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('ResizeObserver', NothingChangesSize);
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  // The lock of an open sheet goes with its page, or the next test presses nothing.
  expect(document.body.style.pointerEvents).toBe('');
  vi.useRealTimers();
  configure(LONGEST_WAIT);
  // Messages outlive the page that showed them: what was told and offered here is nothing to the next test.
  dismissAllToasts();
  emptyBasket();
  // The day that a page has brought along is the next one's no more.
  goByServersDay(madridDay(Date.now()));
  sessionStorage.clear();
  document.cookie = 'brasa_signed_in=; Max-Age=0; Path=/';
  window.history.replaceState(null, '', '/');
  // A test that expects an error says so with takeConsoleErrors().
  expect(console.error).not.toHaveBeenCalled();
});

// What the last test has put in the place of a global or a function is gone before the next file of that worker loads its
// modules: the runner puts it back before a test, and not before a file. A module that is still being loaded when its file
// ends fails in every file after it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  return vi.dynamicImportSettled();
});
