// Loaded before a server under test: says which port it was given, whatever address it shows.
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:net';

subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const address = (message as { server: Server }).server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
