// The api's suite as Vitest's projects: on each engine, and what starts processes apart from the rest.
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What lets transactions race until the server is killed. */
const KILLS = 'test/**/*-crash-race.test.ts';

/** What lets transactions race. */
const RACES = 'test/**/*-race.test.ts';

/** What starts processes of its own, or is about how passwords are hashed. */
const PROCESS_TESTS = [
  KILLS,
  'test/**/*-process.test.ts',
  'test/{backup,crash,main,restore}.test.ts',
  'test/accounts/{passwords,password-queue}.test.ts',
  'test/catalog/sweep-pictures.test.ts',
  'test/db/open-sqlite.test.ts',
  'test/loyalty/ledger-audit-script.test.ts',
];

/** What opens no database, or asks nothing that one could answer differently: once is enough. */
const WITHOUT_ENGINE = [
  'test/{backup,clock-guard,config}.test.ts',
  'test/accounts/{passwords,repeat-identity}.test.ts',
  'test/catalog/{photograph-index,starter-images,starter-menu,upload-attacks,upload-queue,upload-refusals}.test.ts',
  'test/db/{cached-until-commit,group-commit,open-sqlite,throttle}.test.ts',
  'test/http/{answer-heads,api-client,api-document-rules,api-examples,batcher,cached-response}.test.ts',
  'test/http/{declared-answers,event-streams,hanging-up,permissions}.test.ts',
  'test/invoices/{private-pdfs,record-xml}.test.ts',
  'test/invoices/pdf/*.test.ts',
  'test/tickets/{cuts,encode-ticket}.test.ts',
  'test/outside/*.test.ts',
  'test/voice/{many-recordings,measure-recording,order-by-speech}.test.ts',
];

/** SQLite is in the process: there is nothing to count. */
const POSTGRES_ALONE = ['test/orders/order-round-trips.test.ts'];

const COMPILED_CODE = join(import.meta.dirname, 'test/compiled-code.ts');

type Suite = NonNullable<TestProjectInlineConfiguration['test']>;

function suite(name: string, tests: Suite): TestProjectInlineConfiguration {
  return {
    root: import.meta.dirname,
    test: {
      name,
      globalSetup: [join(import.meta.dirname, 'test/temporary-folder.ts')],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Only what never comes takes this long; without it what is polled has a second.
      expect: { poll: { timeout: 30_000 } },
      // A server would survive the default young generation, and be copied by each collection.
      execArgv: ['--max-semi-space-size=64'],
      // Node runs the TypeScript as it stands, as the server does.
      experimental: { viteModuleRunner: false },
      setupFiles: [COMPILED_CODE],
      ...tests,
    },
  };
}

function onEngine(
  name: string,
  env: Record<string, string>,
  without: string[] = [],
): TestProjectInlineConfiguration[] {
  // A test has its database, its app and its clock for itself; modules are loaded once.
  const shared = { env, isolate: false };
  return [
    suite(name, {
      ...shared,
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: [...PROCESS_TESTS, RACES, ...without],
      setupFiles: [COMPILED_CODE, join(import.meta.dirname, 'test/quick-passwords.ts')],
    }),
    suite(`${name}-processes`, { ...shared, include: PROCESS_TESTS, exclude: without }),
    suite(`${name}-races`, { ...shared, include: [RACES], exclude: [KILLS] }),
  ];
}

/** On SQLite; on PostgreSQL too where BRASA_TEST_POSTGRES names a server. */
export const API_PROJECTS: TestProjectInlineConfiguration[] = [
  ...onEngine('api', {}, POSTGRES_ALONE),
  ...(process.env['BRASA_TEST_POSTGRES'] === undefined
    ? []
    : onEngine('api-postgres', { BRASA_TEST_ENGINE: 'postgres' }, WITHOUT_ENGINE)),
];
