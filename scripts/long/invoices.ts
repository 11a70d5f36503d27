// npm run long -- invoices: what the gate does of a few, of many: 100,000 generated invoices whose sums agree,
// 200 at once for the numbers of a series, and twenty kills in the middle of issuing, on both engines.
import { runOnBothEngines } from '../on-both-engines.ts';
import { runTool } from '../step.ts';

const SUMS = '100000';

const areSumsGood = await runTool(
  `the sums of ${SUMS} invoices`,
  'vitest',
  ['run', '--project', 'core', 'core/src/invoices/invoice-sums.test.ts'],
  { env: { BRASA_INVOICE_SUMS: SUMS } },
);
await runOnBothEngines({
  what: 'invoices at once',
  countedBy: 'BRASA_INVOICES',
  file: 'api/test/invoices/issue-race.test.ts',
  count: '200',
});
await runOnBothEngines({
  what: 'kills while invoices are issued',
  countedBy: 'BRASA_INVOICE_KILLS',
  file: 'api/test/invoices/invoice-crash-race.test.ts',
  count: '20',
});
if (!areSumsGood) process.exitCode = 1;
