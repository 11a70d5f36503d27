// npm run long -- crash: twenty rounds of what the api suite does one of.
import { buildIfMissing } from '../build-web.ts';
import { runTool } from '../step.ts';

const ROUNDS = '20';

buildIfMissing();
const isGood = await runTool(
  'kill -9 under order load',
  'vitest',
  ['run', '--project', 'api-processes', 'api/test/crash.test.ts'],
  { env: { BRASA_CRASH_ROUNDS: ROUNDS } },
);
process.exitCode = isGood ? 0 : 1;
