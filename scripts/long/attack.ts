// npm run long -- attack: 100,000 generated calls of every role on each database; BRASA_ATTACK_SEED tries others.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'hostile calls',
  countedBy: 'BRASA_ATTACKS',
  file: 'api/test/http/attack.test.ts',
  count: '100000',
});
