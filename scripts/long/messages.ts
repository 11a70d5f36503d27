// npm run long -- messages: what the gate does once, twenty times: kills before and after the answers of the mail
// server and of a push service, on both engines.
import { runOnBothEngines } from '../on-both-engines.ts';

await runOnBothEngines({
  what: 'kills around the answers of mail server and push service',
  countedBy: 'BRASA_MESSAGE_KILLS',
  file: 'api/test/messages/',
  count: '20',
});
