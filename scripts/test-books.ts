// npm run test:books: what the gate does once, twenty times: kills while days are closed, on both engines.
import { runOnBothEngines } from './on-both-engines.ts';

await runOnBothEngines({
  what: 'kills while days are closed',
  countedBy: 'BRASA_CLOSE_KILLS',
  file: 'api/test/books/close-crash-race.test.ts',
  project: 'api-processes',
  count: '20',
});
