// npm run long -- requests: 300 generated requests of every call that the API's document calls valid, on each database;
// BRASA_VALID_REQUESTS_SEED tries others.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'requests of each call',
  countedBy: 'BRASA_VALID_REQUESTS',
  file: 'api/test/http/valid-requests.test.ts',
  count: '300',
});
