// Requests as bytes, for what no client would send.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { addressOf } from './address-of.ts';

/** A connection to the app, which listens from the first one on; it is closed when the test ends. */
export async function connectTo(app: FastifyInstance): Promise<Socket> {
  const socket = connect(Number(new URL(await addressOf(app)).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends the lines as the head of a request without a body; answers all that comes until the server hangs up. */
export async function askWith(app: FastifyInstance, lines: readonly string[]): Promise<string> {
  const socket = await connectTo(app);
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return (await socket.setEncoding('utf8').toArray()).join('');
}
