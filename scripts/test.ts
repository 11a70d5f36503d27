// npm test: the one gate. Types, lint, import rules, unit tests, the api suite on both databases,
// browser journeys; the last line says how many checks passed and failed.
import { buildIfStale } from './build-web.ts';
import { check } from './check.ts';
import { startPostgres } from './postgres.ts';
import { runPlaywright, runVitest, type Tally } from './step.ts';
import { prepareMachine } from './test-machine.ts';

async function testOnPostgres(): Promise<Tally> {
  const postgres = await startPostgres();
  try {
    return await runVitest('api on PostgreSQL', ['api'], {
      BRASA_TEST_ENGINE: 'postgres',
      BRASA_TEST_POSTGRES: postgres.url,
    });
  } finally {
    postgres.stop();
  }
}

async function testAll(): Promise<Tally[]> {
  const missing = prepareMachine();
  if (missing.length > 0) {
    process.stdout.write(`Missing, and not to be installed here: ${missing.join(', ')}\n`);
    return [{ passed: 0, failed: missing.length }];
  }
  buildIfStale();
  const tallies = [await check()];
  tallies.push(await runVitest('api on SQLite', ['api']));
  tallies.push(await testOnPostgres());
  tallies.push(await runPlaywright('browser journeys'));
  return tallies;
}

const tallies = await testAll();
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.stdout.write(`\ntests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
