// npm run long -- tickets: what the gate does of a few, of many: 10,000 print jobs whose connection breaks at
// every byte, and twenty kills in the middle of a ticket, on both engines.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'print jobs with cuts at every byte',
  countedBy: 'BRASA_PRINT_JOBS',
  file: 'api/test/tickets/cuts.test.ts',
});
await runOnBothEngines({
  what: 'kills in the middle of a ticket',
  countedBy: 'BRASA_PRINT_KILLS',
  file: 'api/test/tickets/printing-process.test.ts',
  count: '20',
});
