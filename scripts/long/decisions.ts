// npm run long -- decisions: ten thousand generated stories of orders on each database.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'stories',
  countedBy: 'BRASA_STORIES',
  file: 'api/test/orders/device-and-server.test.ts',
});
