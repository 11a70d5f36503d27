// npm run long -- baskets: ten thousand generated baskets of the menu on each database.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'baskets',
  countedBy: 'BRASA_BASKETS',
  file: 'api/test/orders/generated-baskets.test.ts',
});
