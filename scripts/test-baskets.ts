// npm run test:baskets: ten thousand generated baskets of the menu on SQLite and as many on PostgreSQL,
// where the gate orders a few hundred.
import { startPostgres } from './postgres.ts';
import { runTool } from './step.ts';

const BASKETS = process.env['BRASA_BASKETS'] ?? '10000';

function run(engine: string, environment: Record<string, string>): Promise<boolean> {
  return runTool(
    `${BASKETS} baskets on ${engine}`,
    'vitest',
    ['run', '--project', 'api', 'api/test/orders/generated-baskets.test.ts'],
    { env: { BRASA_BASKETS: BASKETS, ...environment } },
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
