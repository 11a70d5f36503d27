// npm run test:ledger: ten thousand generated histories of points on SQLite and as many on PostgreSQL,
// where the gate runs a few hundred on each.
import { startPostgres } from './postgres.ts';
import { runTool } from './step.ts';

const HISTORIES = process.env['BRASA_LEDGER_HISTORIES'] ?? '10000';

function run(engine: string, environment: Record<string, string>): Promise<boolean> {
  return runTool(
    `${HISTORIES} histories of points on ${engine}`,
    'vitest',
    ['run', '--project', 'api', 'api/test/loyalty/ledger-history.test.ts'],
    { env: { BRASA_LEDGER_HISTORIES: HISTORIES, ...environment } },
  );
}

async function runOnPostgres(): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    return await run('PostgreSQL', {
      BRASA_TEST_ENGINE: 'postgres',
      BRASA_TEST_POSTGRES: postgres.url,
    });
  } finally {
    postgres.stop();
  }
}

const outcomes = [await run('SQLite', { BRASA_TEST_ENGINE: 'sqlite' }), await runOnPostgres()];
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
