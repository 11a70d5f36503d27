// npm run long -- slots: a thousand orders at once for the last seven halves of a slot on each database, on
// PostgreSQL through two processes too.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'orders for the last places of a slot',
  countedBy: 'BRASA_SLOT_ORDERS',
  file: 'api/test/orders/slot-race.test.ts',
  count: '1000',
});
