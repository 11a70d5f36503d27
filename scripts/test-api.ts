// npm run test:api -- [PART OF A PATH …] [--postgres]: the api's tests, or those whose paths contain one
// of the parts, on SQLite or on a PostgreSQL that is started for them.
import { API_SUITES, POSTGRES_SUITES } from './api-suites.ts';
import { buildIfMissing } from './build-web.ts';
import { startPostgres } from './postgres.ts';
import { runTool } from './step.ts';

const args = process.argv.slice(2);
const files = args.filter((argument) => argument !== '--postgres');

function run(projects: readonly string[], env: Record<string, string>): Promise<boolean> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return runTool(
    `api: ${files.join(', ') || 'everything'}`,
    'vitest',
    ['run', ...chosen, ...files],
    {
      env,
    },
  );
}

async function runOnPostgres(): Promise<boolean> {
  const postgres = await startPostgres({ analyzes: false });
  try {
    return await run(POSTGRES_SUITES, { BRASA_TEST_POSTGRES: postgres.url });
  } finally {
    postgres.stop();
  }
}

buildIfMissing();
const isGood = args.includes('--postgres') ? await runOnPostgres() : await run(API_SUITES, {});
process.exitCode = isGood ? 0 : 1;
