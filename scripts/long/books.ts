// npm run long -- books: what the gate does of a few, of many: twenty kills while days are closed and sales are made, and
// 2,000 generated days of which every euro is in exactly one close and invoiced or not, on both engines.
// BRASA_BOOK_DAYS=100000 is a matter of hours; BRASA_BOOK_SEED begins with other days, so that it can be done in parts.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'kills while days are closed and sales are made',
  countedBy: 'BRASA_CLOSE_KILLS',
  file: 'api/test/books/close-crash-race.test.ts',
  count: '20',
});
await runOnBothEngines({
  what: 'generated days',
  countedBy: 'BRASA_BOOK_DAYS',
  file: 'api/test/books/generated-days.test.ts',
  count: '2000',
});
