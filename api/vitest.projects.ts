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

/**
 * Servers that are killed around what they send, beside pictures, while they close a day or make an invoice; damaged copies, further
 * starts and stops, a folder that another process holds, operators' commands, and passwords that wait to be hashed. The gate starts
 * and stops a server, kills one that takes orders, and makes and restores a whole copy.
 */
const LONG_PROCESSES = [
  KILLS,
  'test/db/open-sqlite.test.ts',
  'test/loyalty/ledger-audit-script.test.ts',
  'test/{backup-faults,operator-commands,starting}-process.test.ts',
  'test/restore.test.ts',
  'test/accounts/{password-queue,superadmin-password-process}.test.ts',
  'test/catalog/sweep-pictures.test.ts',
  'test/invoices/sending-process.test.ts',
  'test/messages/{mailing,pushing}-process.test.ts',
  'test/restore-{cut-off,places,refusals,rights}-process.test.ts',
  'test/tickets/printing-process.test.ts',
];

/**
 * Each by itself, changes seldom and takes long: the file and the layout of an invoice's PDF, the linter of the API's document, the
 * client made of it, the heads of every answer, pictures but for the upload of a sound one, migrations of former columns, a
 * shop that moves to PostgreSQL, an account with thousands of orders, and the plans of every search of the archive.
 */
const SELDOM = [
  'test/move.test.ts',
  'test/invoices/pdf/{invoice-file,invoice-layout,odd-letters}.test.ts',
  'test/http/{answer-heads,api-client,api-document-lint}.test.ts',
  'test/catalog/{photograph-index,starter-images,upload-attacks,upload-refusals}.test.ts',
  'test/db/{money-by-row,waived-amounts}.test.ts',
  'test/customers/many-orders.test.ts',
  'test/orders/order-archive-plans.test.ts',
];

/** Tests that PostgreSQL could answer otherwise: of locks, sums, sorting, searching, migrations and numbers. */
const OF_POSTGRES = [
  'test/accounts/{list-users,usernames}.test.ts',
  'test/audit/append-only.test.ts',
  'test/books/{counter-bonuses,products-and-euros}.test.ts',
  'test/catalog/catalog.test.ts',
  'test/customers/{erased-columns,read-own-data}.test.ts',
  'test/dashboard/{delivered-today,user-statistics}.test.ts',
  'test/db/!(money-by-row|move-rows|waived-amounts).test.ts',
  'test/hours/business-hours.test.ts',
  'test/http/health.test.ts',
  'test/invoices/{export-invoices,lost-database}.test.ts',
  'test/loyalty/{ledger-constraints,search-users}.test.ts',
  'test/orders/{create-order-once,order-round-trips,own-orders,payments-of-an-order}.test.ts',
  'test/orders/{usual-order,usual-products}.test.ts',
  'test/payments/append-only.test.ts',
  'test/sales/day-sales.test.ts',
  'test/stock/{read-stock-day,stock-history}.test.ts',
];

/** What opens no database, or asks nothing that one could answer differently: once is enough. */
const WITHOUT_ENGINE = [
  'test/{backup,backup-faults-process,clock-guard,config}.test.ts',
  'test/{operator-commands,restore-refusals}-process.test.ts',
  'test/accounts/{passwords,repeat-identity}.test.ts',
  'test/catalog/{photograph-index,starter-images,starter-menu,upload-attacks,upload-queue,upload-refusals}.test.ts',
  'test/db/{cached-until-commit,change-listener,database-address,group-commit,open-sqlite,throttle}.test.ts',
  'test/http/{answer-heads,api-client,api-document-rules,api-examples,batcher,cached-response}.test.ts',
  'test/http/{declared-answers,event-streams,hanging-up,page-renderer,permissions}.test.ts',
  'test/invoices/{private-pdfs,record-xml}.test.ts',
  'test/invoices/pdf/*.test.ts',
  'test/tickets/{cuts,encode-ticket}.test.ts',
  'test/outside/*.test.ts',
  'test/voice/{many-recordings,measure-recording,order-by-speech}.test.ts',
];

/** To SQLite there are no round trips to count, and no shop moves. */
const POSTGRES_ALONE = ['test/orders/order-round-trips.test.ts', 'test/db/move-rows.test.ts'];

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

type Engine = {
  env: Record<string, string>;
  /** Tests that open no process and let nothing race: those of the gate, and those of `npm run test:api` alone. */
  short: string[];
  long: string[];
  /** What is no subject of this engine. */
  without: string[];
};

const EVERYTHING = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/** The files that `tests` have to leave out: those of `others`, where `tests` are EVERYTHING. */
const besides = (tests: string[], others: string[]) => (tests === EVERYTHING ? others : []);

/** What is long is left to `npm run test:api` (docs/decisions/0001-one-gate.md). */
function onEngine(
  name: string,
  { env, short, long, without }: Engine,
): TestProjectInlineConfiguration[] {
  // A test has its database, its app and its clock for itself; modules are loaded once.
  const shared = { env, isolate: false };
  const quick = {
    ...shared,
    setupFiles: [COMPILED_CODE, join(import.meta.dirname, 'test/quick-passwords.ts')],
  };
  const others = [...PROCESS_TESTS, RACES, ...without];
  return [
    suite(name, { ...quick, include: short, exclude: [...others, ...besides(short, long)] }),
    suite(`${name}-long`, {
      ...quick,
      include: long,
      exclude: [...others, ...besides(long, short)],
    }),
    suite(`${name}-processes`, {
      ...shared,
      include: PROCESS_TESTS,
      exclude: [...LONG_PROCESSES, ...without],
    }),
    suite(`${name}-processes-long`, { ...shared, include: LONG_PROCESSES, exclude: without }),
    suite(`${name}-races`, { ...shared, include: [RACES], exclude: [KILLS] }),
  ];
}

/** On SQLite; on PostgreSQL too where BRASA_TEST_POSTGRES names a server. */
export const API_PROJECTS: TestProjectInlineConfiguration[] = [
  ...onEngine('api', { env: {}, short: EVERYTHING, long: SELDOM, without: POSTGRES_ALONE }),
  ...(process.env['BRASA_TEST_POSTGRES'] === undefined
    ? []
    : onEngine('api-postgres', {
        env: { BRASA_TEST_ENGINE: 'postgres' },
        short: OF_POSTGRES,
        long: EVERYTHING,
        without: WITHOUT_ENGINE,
      })),
];
