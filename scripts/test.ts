// npm test: the one gate. Types, lint, import rules, unit tests, the api suite on both databases,
// the archive for servers, browser journeys; the last line says how many checks passed and failed.
import { expectAllAnswered } from './answered-calls.ts';
import { GATE_SUITES } from './api-suites.ts';
import { buildIfStale } from './build-web.ts';
import { check } from './check.ts';
import { startPostgres } from './postgres.ts';
import { runPlaywright, runVitest } from './step.ts';
import { add, oneFailure, report, type Tally } from './tally.ts';
import { testPack } from './long/pack.ts';
import { prepareMachine } from './test-machine.ts';

/** On both databases at once: while one test waits for its database, another one runs. */
async function testApi(): Promise<Tally> {
  const postgres = await startPostgres({ analyzes: false });
  try {
    const tallies = await expectAllAnswered((env) =>
      runVitest('api on SQLite and on PostgreSQL', {
        projects: GATE_SUITES,
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

/** The others are walked by npm run long -- journeys and npm run long -- engines. */
const testJourneys = () =>
  runPlaywright('browser journeys', ['--grep-invert=@long|Firefox engines/(?!desk)']);

async function testAll(): Promise<Tally> {
  // What is missing is installed while that runs which needs nothing but Node.
  const preparation = prepareMachine();
  const tallies = [await attempt(build), await attempt(check)];
  const missing = await preparation;
  if (missing.length > 0) return add(...tallies, { passed: 0, failures: missing.map(missingText) });
  for (const part of [testServer, testJourneys]) tallies.push(await attempt(part));
  return add(...tallies);
}

const missingText = (name: string) => `Missing, and not to be installed here: ${name}`;

report('tests', await testAll());
