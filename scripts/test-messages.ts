// npm run test:messages: what the gate does once, twenty times: kills before and after the mail server's
// answer, on both engines.
import { runOnBothEngines } from './on-both-engines.ts';

await runOnBothEngines({
  what: 'kills around the mail server’s answer',
  countedBy: 'BRASA_MAIL_KILLS',
  file: 'api/test/messages/mailing-process.test.ts',
  count: '20',
});
