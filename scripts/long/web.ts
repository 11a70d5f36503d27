// npm run long -- web: the tests of web that the gate leaves out (docs/decisions/0001-one-gate.md).
import { report } from '../tally.ts';
import { runVitest } from '../step.ts';

report('tests of web', await runVitest('long tests of web', { projects: ['web-long'] }));
