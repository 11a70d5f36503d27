// npm run long -- journeys: all journeys in Chromium, those too that the gate leaves out, with the accessibility of every state
// (docs/decisions/0001-one-gate.md).
import { buildIfStale } from '../build-web.ts';
import { report } from '../tally.ts';
import { runPlaywright } from '../step.ts';
import { JAVA, prepareMachine } from '../test-machine.ts';

buildIfStale();
await prepareMachine(...JAVA);
report(
  'journeys',
  await runPlaywright('long browser journeys', ['--project=Chromium'], {
    env: { BRASA_JOURNEYS: 'all' },
  }),
);
