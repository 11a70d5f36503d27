// The long runs of tests that generate what they try: on SQLite, then on PostgreSQL, as often as the
// environment says, where the gate tries a few hundred.
import { API_SUITES } from './api-suites.ts';
import { buildIfMissing } from './build-web.ts';
import { startPostgres } from './postgres.ts';
import { runTool } from './step.ts';

type Generated = {
  /** What is generated, in the plural. */
  what: string;
  /** The variable that says how many. */
  countedBy: string;
  /** How many without it. */
  count?: string;
  /** The test's file, from the root. */
  file: string;
};

/** Runs the test file on both engines, the second one even if the first fails. A failure sets the exit code, which nothing sets back. */
export async function runOnBothEngines({
  what,
  countedBy,
  file,
  count: usual = '10000',
}: Generated): Promise<void> {
  buildIfMissing();
  const count = process.env[countedBy] ?? usual;
  const run = (engine: string, environment: Record<string, string>) =>
    runTool(
      `${count} ${what} on ${engine}`,
      'vitest',
      ['run', ...API_SUITES.map((suite) => `--project=${suite}`), file],
      {
        env: { [countedBy]: count, ...environment },
      },
    );
  const isGoodOnSqlite = await run('SQLite', { BRASA_TEST_ENGINE: 'sqlite' });
  const postgres = await startPostgres();
  try {
    const environment = { BRASA_TEST_ENGINE: 'postgres', BRASA_TEST_POSTGRES: postgres.url };
    const isGoodOnPostgres = await run('PostgreSQL', environment);
    if (!isGoodOnSqlite || !isGoodOnPostgres) process.exitCode = 1;
  } finally {
    postgres.stop();
  }
}
