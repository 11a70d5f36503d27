// The long runs of tests that generate what they try: on SQLite, then on PostgreSQL, as often as the
// environment says, where the gate tries a few hundred.
import { startPostgres } from './postgres.ts';
import { runTool } from './step.ts';

type Generated = {
  /** What is generated, in the plural. */
  what: string;
  /** The variable that says how many; ten thousand without it. */
  countedBy: string;
  /** The test's file, from the root. */
  file: string;
};

/** Runs the test file on both engines, the second one even if the first fails; sets the exit code. */
export async function runOnBothEngines({ what, countedBy, file }: Generated): Promise<void> {
  const count = process.env[countedBy] ?? '10000';
  const run = (engine: string, environment: Record<string, string>) =>
    runTool(`${count} ${what} on ${engine}`, 'vitest', ['run', '--project', 'api', file], {
      env: { [countedBy]: count, ...environment },
    });
  const isGoodOnSqlite = await run('SQLite', { BRASA_TEST_ENGINE: 'sqlite' });
  const postgres = await startPostgres();
  try {
    const environment = { BRASA_TEST_ENGINE: 'postgres', BRASA_TEST_POSTGRES: postgres.url };
    const isGoodOnPostgres = await run('PostgreSQL', environment);
    process.exitCode = isGoodOnSqlite && isGoodOnPostgres ? 0 : 1;
  } finally {
    postgres.stop();
  }
}
