// npm run test:ledger: ten thousand generated histories of points on SQLite and as many on PostgreSQL,
// where the gate runs a few hundred.
import { startPostgres } from './postgres.ts';
import { runTool } from './step.ts';

const HISTORIES = process.env['BRASA_LEDGER_HISTORIES'] ?? '10000';
const TESTS = ['run', '--project', 'api', 'api/test/loyalty/ledger-history.test.ts'];

const onSqlite = await runTool(`${HISTORIES} histories of points on SQLite`, 'vitest', TESTS, {
  env: { BRASA_LEDGER_HISTORIES: HISTORIES, BRASA_TEST_ENGINE: 'sqlite' },
});
const postgres = await startPostgres();
let onPostgres = false;
try {
  onPostgres = await runTool(`${HISTORIES} histories of points on PostgreSQL`, 'vitest', TESTS, {
    env: {
      BRASA_LEDGER_HISTORIES: HISTORIES,
      BRASA_TEST_ENGINE: 'postgres',
      BRASA_TEST_POSTGRES: postgres.url,
    },
  });
} finally {
  postgres.stop();
}
process.exitCode = onSqlite && onPostgres ? 0 : 1;
