// npm test: the one gate. Types, lint, import rules, unit tests, the api suite on both databases,
// the archive for servers, browser journeys; the last line says how many checks passed and failed.
import { expectAllAnswered } from './answered-calls.ts';
import { API_SUITES } from './api-suites.ts';
import { buildIfStale } from './build-web.ts';
import { check } from './check.ts';
import { startPostgres } from './postgres.ts';
import { runPlaywright, runVitest } from './step.ts';
import { add, oneFailure, report, type Tally } from './tally.ts';
import { testPack } from './test-pack.ts';
import { prepareMachine } from './test-machine.ts';

/**
 * On both databases at once: while one test waits for its database, another one runs. What starts processes
 * does so on SQLite; on PostgreSQL it is the races, where transactions do wait for each other.
 */
async function testApi(): Promise<Tally> {
  const postgres = await startPostgres({ analyzes: false });
  try {
    const tallies = await expectAllAnswered((env) =>
      runVitest('api on SQLite and on PostgreSQL', {
        projects: [...API_SUITES, 'api-postgres', 'api-postgres-races'],
        env: { ...env, BRASA_TEST_POSTGRES: postgres.url },
      }),
    );
    return add(...tallies);
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
    return oneFailure(error instanceof Error ? error.message : String(error));
  }
}

/** What the api serves and the journeys open. */
function build(): Promise<Tally> {
  buildIfStale();
  return Promise.resolve(add());
}

/** The others are walked by npm run test:journeys. */
const testJourneys = () => runPlaywright('browser journeys', '--grep-invert=@long');

async function testAll(): Promise<Tally> {
  // What is missing is installed while the site is built.
  const [missing, ...tallies] = await Promise.all([prepareMachine(), attempt(build)]);
  if (missing.length > 0) {
    return {
      passed: 0,
      failures: missing.map((name) => `Missing, and not to be installed here: ${name}`),
    };
  }
  for (const part of [check, testServer, testJourneys]) tallies.push(await attempt(part));
  return add(...tallies);
}

report('tests', await testAll());
