// npm run long -- ledger: ten thousand generated histories of points on each database.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'histories of points',
  countedBy: 'BRASA_LEDGER_HISTORIES',
  file: 'api/test/loyalty/ledger-history.test.ts',
});
