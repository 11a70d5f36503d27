// npm run test:states: what the accessibility checker says of pages and dialogs in all their states, faulty, empty and
// without an answer, on each screen. The gate looks at each page as it opens, at the desk and at the registration.
import { join } from 'node:path';
import { buildIfStale } from './build-web.ts';
import { ROOT } from './root.ts';
import { runTool } from './step.ts';

buildIfStale();
const isGood = await runTool(
  'states',
  'playwright',
  ['test', '--grep=@states', '--reporter=list'],
  {
    cwd: join(ROOT, 'e2e'),
  },
);
process.exitCode = isGood ? 0 : 1;
