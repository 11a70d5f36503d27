// The network between the shop and PostgreSQL: a test can cut it, freeze it and mend it.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type DatabaseProxy = {
  /** The database's address, through the proxy. */
  url: string;
  /** Drops every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Nothing passes any more, in neither direction; connections stay open. */
  freeze: () => void;
  /** Everything passes again, what was held back first. */
  mend: () => Promise<void>;
};

/** Opens a proxy in front of the database; it is gone when the test ends. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.pipe(database);
    database.pipe(client);
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    track(client);
    track(database);
  });
  const listen = async (on = 0) => {
    server.listen(on, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen();
  const { port: opened } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  onTestFinished(async () => {
    if (server.listening) await cut();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${opened}`;
  return {
    url: url.href,
    cut,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    mend: async () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(opened);
    },
  };
}
