// npm run test:journeys: the journeys that the gate leaves out, which look once more at what others show
// (docs/decisions/0001-one-gate.md).
import { buildIfStale } from './build-web.ts';
import { report } from './tally.ts';
import { runPlaywright } from './step.ts';
import { JAVA, prepareMachine } from './test-machine.ts';

buildIfStale();
await prepareMachine(...JAVA);
report(
  'journeys',
  await runPlaywright('long browser journeys', '--project=Chromium', '--grep=@long'),
);
