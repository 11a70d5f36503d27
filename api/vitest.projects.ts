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
 * Servers that are killed around what they send, and damaged copies: the gate kills servers that take orders, close days and make
 * invoices, and restores copies that are whole.
 */
const LONG_PROCESSES = [
  'test/invoices/sending-process.test.ts',
  'test/messages/{mailing,pushing}-process.test.ts',
  'test/restore-refusals-process.test.ts',
  'test/tickets/printing-process.test.ts',
];

/**
 * On PostgreSQL the gate takes what that engine could answer otherwise: what is locked, added up, sorted, searched, migrated or
 * numbered. What is refused before a statement, or is about one row, is left to the long run.
 */
const LONG_ON_POSTGRES = [
  'test/accounts/{easy-passwords,edit-own-account,log-in-with-code,manage-users,own-sessions,owner-proof}.test.ts',
  'test/accounts/{password-links,second-factor,sessions,staff-access,superadmin-password,throttles}.test.ts',
  'test/audit/{refusal-tally,writers}.test.ts',
  'test/catalog/{catalog-bad-input,edit-categories,order-fields,upload-picture}.test.ts',
  'test/customers/{forgotten-password,many-orders,merge-users-refusals,merge-users-sign-in}.test.ts',
  'test/hours/{edit-hours,sync-hours}.test.ts',
  'test/http/{api-document,error-replies,held-back,made-offline,origin,pasted-texts}.test.ts',
  'test/invoices/{change-invoice,issuer,sale-invoices,send-records}.test.ts',
  'test/loyalty/{points-push,wallet-qr,wrong-entries}.test.ts',
  'test/messages/{order-mail,order-push}.test.ts',
  'test/orders/{bad-input,edit-conflict,full-day,order-page-events,own-order,pending-of-phone}.test.ts',
  'test/orders/{ready-orders,redeem-bonus,reopen-order,set-invoice-data,slots}.test.ts',
  'test/sales/bad-sales.test.ts',
  'test/settings/edit-settings.test.ts',
  'test/site/*.test.ts',
  'test/tickets/print-ticket.test.ts',
];

/** What opens no database, or asks nothing that one could answer differently: once is enough. */
const WITHOUT_ENGINE = [
  'test/{backup,clock-guard,config,restore-refusals-process}.test.ts',
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

type Engine = {
  env: Record<string, string>;
  /** What is no subject of this engine. */
  without: string[];
  /** What the gate leaves to the long runs (docs/decisions/0001-one-gate.md). */
  long: string[];
};

function onEngine(name: string, { env, without, long }: Engine): TestProjectInlineConfiguration[] {
  // A test has its database, its app and its clock for itself; modules are loaded once.
  const shared = { env, isolate: false };
  const quick = {
    setupFiles: [COMPILED_CODE, join(import.meta.dirname, 'test/quick-passwords.ts')],
  };
  const inProcess = [...PROCESS_TESTS, RACES, ...without];
  return [
    suite(name, {
      ...shared,
      ...quick,
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: [...inProcess, ...long],
    }),
    suite(`${name}-long`, { ...shared, ...quick, include: long, exclude: inProcess }),
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
  ...onEngine('api', { env: {}, without: POSTGRES_ALONE, long: [] }),
  ...(process.env['BRASA_TEST_POSTGRES'] === undefined
    ? []
    : onEngine('api-postgres', {
        env: { BRASA_TEST_ENGINE: 'postgres' },
        without: WITHOUT_ENGINE,
        long: LONG_ON_POSTGRES,
      })),
];
