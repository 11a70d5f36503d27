// The tests of web as Vitest's projects.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { callsWithoutSchemas } from './build-plugins/calls-without-schemas.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', '{build-plugins,test}/**/*.test.ts'];

/** About the history of the browser's, in which other files leave steps that are still under way. */
const HISTORY_TEST = 'src/ui/overlay/closed-by-back.test.tsx';

/**
 * Tests with a worker of their own: about the history, and those that put another module in the place of one, for which no
 * other file may have loaded it.
 */
const MOCKING_TESTS = globSync(TESTS, { cwd: import.meta.dirname }).filter(
  (file) =>
    file === HISTORY_TEST ||
    readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
);

/**
 * Walks through the whole desk: reloads, other sessions, answers that do not come, tools, spoken orders, archive. Journeys and the
 * components' own tests show the same in short. Then rooms of the back office that change seldom, and codes in pictures, which a
 * library reads.
 */
const LONG_TESTS = [
  'src/app/code-that-does-not-come.test.tsx',
  'src/app/pages/staff/{admin-archive-page,admin-orders-page-session}.test.tsx',
  'src/app/pages/staff/desk/{desk-reload,desk-tools,use-points-dialog,voice-orders}.test.tsx',
  'src/app/pages/staff/outbox/correction.test.tsx',
  'src/orders/staff/drawer/unanswered-changes.test.tsx',
  'src/accounts/staff/users/{user-dialog,users-section}.test.tsx',
  'src/app/pages/staff/admin-hours-page.test.tsx',
  'src/catalog/staff/editor/{ordering-fields,product-editor}.test.tsx',
  'src/customers/staff/merge/merge-users-dialog.test.tsx',
  'src/loyalty/staff/{quick-points/quick-points-dialog,accumulate/accumulate-dialog}.test.tsx',
  'src/settings/staff/settings-desk.test.tsx',
  'src/browser/camera/qr-decode.test.ts',
  HISTORY_TEST,
];

type Suite = NonNullable<TestProjectInlineConfiguration['test']>;

function suite(name: string, tests: Suite): TestProjectInlineConfiguration {
  return {
    root: import.meta.dirname,
    plugins: [callsWithoutSchemas(), react()],
    test: {
      name,
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost/' } },
      setupFiles: [join(import.meta.dirname, 'test/setup.ts')],
      // A rendered page would survive the default young generation, and be copied by each collection.
      execArgv: ['--max-semi-space-size=64'],
      restoreMocks: true,
      unstubGlobals: true,
      // A whole desk is drawn in jsdom: on a busy machine that may take a while, and is no fault.
      testTimeout: 90_000,
      hookTimeout: 90_000,
      // Only what never comes takes this long; without it what is polled has a second.
      expect: { poll: { timeout: 30_000 } },
      ...tests,
    },
  };
}

const LONG_FILES = globSync(LONG_TESTS, { cwd: import.meta.dirname });
const isLong = (file: string) => LONG_FILES.includes(file);

/** What is long is left to `npm run long -- web` (docs/decisions/0001-one-gate.md). */
export const WEB_PROJECTS: TestProjectInlineConfiguration[] = [
  // A worker loads its modules and makes its document once; test/setup.ts leaves it clean.
  suite('web', { include: TESTS, exclude: [...MOCKING_TESTS, ...LONG_FILES], isolate: false }),
  suite('web-mocking', { include: MOCKING_TESTS.filter((file) => !isLong(file)) }),
  suite('web-long', { include: LONG_FILES }),
];
