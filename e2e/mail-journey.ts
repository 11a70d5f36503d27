// A shop that sends its mail to a server of the journey's.
import { startMailServer, type MailServer } from '../api/test/outside/smtp-under-test.ts';
import { headOf, partOf, wordsOf } from '../api/test/outside/read-mail.ts';
import { test as base } from './journey.ts';

/** What the shop is called from outside; in a journey it is somewhere else. */
const PUBLIC_URL = 'http://brasa.example';

export type Mail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Where its first link leads, on the shop itself. */
  path: string;
};

/** Resolves with the mail that came as the `number`th, of those that begin with 1. */
export async function mailNumber(server: MailServer, number: number): Promise<Mail> {
  await server.until((received) => received.length >= number);
  const mail = server.received[number - 1];
  if (!mail) throw new Error('no mail');
  const text = partOf(mail, 'text/plain');
  const [link = ''] = /https?:\S+/.exec(text) ?? [];
  return {
    ...{ to: mail.to, subject: wordsOf(headOf(mail, 'subject')), text },
    ...{ html: partOf(mail, 'text/html'), path: new URL(link).pathname },
  };
}

export const test = base.extend<{ mailServer: MailServer }>({
  // The library wants the pattern.
  // oxlint-disable-next-line no-empty-pattern
  mailServer: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.stop();
  },
  environment: async ({ mailServer }, use) =>
    use({ SMTP_URL: mailServer.url, MAIL_FROM: 'pedidos@brasa.example', PUBLIC_URL }),
});
