import { onTestFinished } from 'vitest';
import { startMailServer, type MailServer } from './smtp-under-test.ts';

/** Until the test ends. */
export async function openMailServer(): Promise<MailServer> {
  const server = await startMailServer();
  onTestFinished(server.stop);
  return server;
}
