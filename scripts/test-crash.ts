// npm run test:crash: twenty rounds of what the api suite does three of.
import { runTool } from './step.ts';

const ROUNDS = '20';

const isGood = await runTool(
  'kill -9 under order load',
  'vitest',
  ['run', '--project', 'api-processes', 'api/test/crash.test.ts'],
  { env: { BRASA_CRASH_ROUNDS: ROUNDS } },
);
process.exitCode = isGood ? 0 : 1;
