// npm test: the one gate. Types, lint, import rules, unit tests, the api suite on both databases,
// the archive for servers, browser journeys; the last line says how many checks passed and failed.
import { buildIfStale } from './build-web.ts';
import { add, check } from './check.ts';
import { startPostgres } from './postgres.ts';
import { runPlaywright, runVitest, type Tally } from './step.ts';
import { testPack } from './test-pack.ts';
import { prepareMachine } from './test-machine.ts';

/** On both databases at once: while one test waits for its database, another one runs. */
async function testApi(): Promise<Tally> {
  const postgres = await startPostgres();
  try {
    return await runVitest('api on SQLite and on PostgreSQL', {
      projects: ['api', 'api-processes', 'api-postgres', 'api-postgres-processes'],
      env: { BRASA_TEST_POSTGRES: postgres.url },
    });
  } finally {
    postgres.stop();
  }
}

/** The archive is made while the api's tests wait for their databases. */
const testServer = async () => add(...(await Promise.all([testApi(), attempt(testPack)])));

/** A part of the gate that cannot even begin is a failure. */
async function attempt(part: () => Promise<Tally>): Promise<Tally> {
  try {
    return await part();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** What the api serves and the journeys open. */
function build(): Promise<Tally> {
  buildIfStale();
  return Promise.resolve({ passed: 0, failed: 0 });
}

const testJourneys = () => runPlaywright('browser journeys');

async function testAll(): Promise<Tally> {
  const missing = prepareMachine();
  if (missing.length > 0) {
    process.stdout.write(`Missing, and not to be installed here: ${missing.join(', ')}\n`);
    return { passed: 0, failed: missing.length };
  }
  const tallies: Tally[] = [];
  for (const part of [build, check, testServer, testJourneys]) tallies.push(await attempt(part));
  return add(...tallies);
}

const { passed, failed } = await testAll();
process.stdout.write(`\ntests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
