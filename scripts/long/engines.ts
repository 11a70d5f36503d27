// npm run long -- engines: the journeys in WebKit and in Firefox, the long ones too (docs/decisions/0050-other-engines.md).
import { buildIfStale } from '../build-web.ts';
import { report } from '../tally.ts';
import { runPlaywright } from '../step.ts';
import { prepareMachine, SOUND } from '../test-machine.ts';

buildIfStale();
await prepareMachine(...SOUND);
report(
  'journeys in WebKit and Firefox',
  await runPlaywright('journeys in WebKit and Firefox', ['--project=WebKit', '--project=Firefox']),
);
