// npm run long -- outbox: five hundred changes wait on a device, and whatever happens to them each is done once; a whole
// Sunday hour without a line ends as the same hour with one.
import { buildIfStale } from '../build-web.ts';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runTool } from '../step.ts';

buildIfStale();
const isGood = await runTool(
  'outbox',
  'playwright',
  ['test', 'e2e/outbox.spec', 'e2e/sunday-hour.spec', '--reporter=list'],
  {
    cwd: join(ROOT, 'e2e'),
    env: {
      BRASA_OUTBOX_ENTRIES: process.env['BRASA_OUTBOX_ENTRIES'] ?? '500',
      BRASA_SUNDAY_PART: '1',
    },
  },
);
process.exitCode = isGood ? 0 : 1;
