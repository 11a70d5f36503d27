import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** No system gives these to a connection that does not ask for one: Linux begins at 32,768, the others at 49,152. */
const [FIRST, COUNT] = [20_000, 12_000];

/**
 * A port of this machine that nobody listens on just now, and that no connection gets before somebody does. A server
 * of which only the address is asked takes port 0 instead and says which it was given.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + randomInt(COUNT);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
