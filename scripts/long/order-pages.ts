// npm run long -- order-pages: 10,000 generated requests that only look at an order's page, on each database.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'requests that only look at orders',
  countedBy: 'BRASA_ORDER_PAGE_REQUESTS',
  file: 'api/test/site/order-pages.test.ts',
  count: '10000',
});
