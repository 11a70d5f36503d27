// The nginx of docs/operations.md before a stand-in of the shop: one client's unfinished requests keep nobody out, and only
// what may be large is taken (docs/operations.md#nginx-with-tls).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  connect,
  createServer as createListener,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { add, oneCheck, oneFailure, type Tally } from './tally.ts';

const PROGRAM = 'nginx';
const MAIN = '/etc/nginx/nginx.conf';
const UNFINISHED = 1600;
/** Each unfinished request comes back so long after nginx has ended it. */
const BACK_AFTER = 200;
/** Longer than nginx may wait for a head. */
const MOST_OF_A_ROUND = 30_000;
const PATIENCE = 4000;
const FIRST_EVENT = 'data: first';

/** The document's text, and the site's block in it. */
type Documented = { text: string; site: string; folder: string };

/**
 * Runs Debian's nginx as the document changes it, with one worker, as on the smallest server. One check each; a
 * machine without that nginx is a failure.
 */
export async function checkNginxUnderLoad(documented: Documented): Promise<Tally> {
  const shop = await listening(standIn());
  const probe = await listening(createListener());
  const port = portOf(probe);
  probe.close();
  try {
    const file = configure(documented, { shop: portOf(shop), port });
    const nginx = spawn(PROGRAM, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    try {
      await Promise.race([once(nginx, 'spawn'), once(nginx, 'error').then(refuse)]);
      await untilAnswered(port);
      return add(...(await checkBodies(port)), await checkEvents(port), await checkCrowd(port));
    } finally {
      nginx.kill();
    }
  } catch (error) {
    return oneFailure(`nginx under load: ${String(error)}`);
  } finally {
    shop.close();
    shop.closeAllConnections();
  }
}

function refuse([error]: unknown[]): never {
  throw error;
}

/** Answers how much came; a file of whom it does not know is refused before it is read, as the shop does. */
const standIn = () =>
  createServer((request, response) => {
    const isFile = /image|speech/.test(request.url ?? '');
    if (request.url === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      response.write(`${FIRST_EVENT}\n\n`);
      return;
    }
    if (isFile && request.headers.cookie === undefined) {
      response.writeHead(401).end();
      return;
    }
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(String(bytes)));
  });

async function listening<Kind extends Server>(server: Kind): Promise<Kind> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Debian's own file, changed by the document's commands, with the document's site. Answers the copy's path. */
function configure({ text, site, folder }: Documented, ports: { shop: number; port: number }) {
  const here = join(folder, 'load');
  mkdirSync(here);
  const file = join(here, 'nginx.conf');
  const moved = (config: string) =>
    config.replaceAll('/var/log/nginx/', `${here}/`).replaceAll('/run/', `${here}/`);
  writeFileSync(file, readFileSync(MAIN));
  for (const [command] of text.matchAll(/^sed .* \/etc\/nginx\/nginx\.conf$/gm)) {
    const { status, stderr } = spawnSync('sh', ['-c', command.replace(MAIN, file)]);
    if (status !== 0) throw new Error(`${command}: ${String(stderr)}`);
  }
  const main = moved(readFileSync(file, 'utf8'))
    .replace(/^worker_processes .*$/m, 'worker_processes 1;')
    .replace(/^\s*include .*(?:conf\.d|modules-enabled).*$/gm, '')
    .replace('/etc/nginx/sites-enabled/*', join(here, 'site'));
  writeFileSync(file, main);
  const local = moved(site)
    .replace('listen 80;', `listen 127.0.0.1:${ports.port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.shop}`);
  writeFileSync(join(here, 'site'), local);
  return file;
}

async function untilAnswered(port: number): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isVisitorAnswered(port))) {
    if (Date.now() > end) throw new Error('nginx does not answer');
  }
}

/** On a connection of its own, as another visitor has. */
async function isVisitorAnswered(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const headers = { connection: 'close' };
    const response = await fetch(`http://127.0.0.1:${port}/productos`, { signal, headers });
    return response.ok && (await response.text()) === '0';
  } catch {
    return false;
  }
}

/** Visits go on until each unfinished request of one client has come back once. */
async function checkCrowd(port: number): Promise<Tally> {
  const crowd = new Crowd(port);
  const end = Date.now() + MOST_OF_A_ROUND;
  let [visits, refused] = [0, 0];
  while (crowd.cameBack < UNFINISHED && Date.now() < end) {
    visits += 1;
    if (!(await isVisitorAnswered(port))) refused += 1;
    await new Promise((resolve) => setTimeout(resolve, BACK_AFTER));
  }
  crowd.end();
  const said = `${UNFINISHED} unfinished requests, ${crowd.cameBack} back: ${refused} of ${visits} visits without an answer`;
  process.stdout.write(`nginx: ${said}\n`);
  return add(named(said, refused === 0), named(`${said}; they stay`, crowd.cameBack >= UNFINISHED));
}

/** One client's connections, each with half a head; whatever is ended is opened again. */
class Crowd {
  readonly #back = new Set<number>();
  readonly #port: number;
  readonly #open = new Set<Socket>();
  #isOver = false;

  constructor(port: number) {
    this.#port = port;
    for (let count = 0; count < UNFINISHED; count += 1) this.#begin(count);
  }

  /** How many of them have been opened again, however often each. */
  get cameBack(): number {
    return this.#back.size;
  }

  end(): void {
    this.#isOver = true;
    for (const socket of this.#open) socket.destroy();
  }

  #begin(place: number): void {
    const socket = connect(this.#port, '127.0.0.1');
    this.#open.add(socket);
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      this.#open.delete(socket);
      if (this.#isOver) return;
      this.#back.add(place);
      setTimeout(() => this.#isOver || this.#begin(place), BACK_AFTER);
    });
  }
}

const MEGABYTE = 1024 * 1024;
const COOKIE = 'Cookie: a=b\r\n';
const TOO_LARGE = '"code":"BODY_TOO_LARGE"';
const [ORDER, PICTURE, RECORDING] = [
  '/api/orders',
  '/api/products/1/image',
  '/api/speech-to-text',
] as const;

async function checkBodies(port: number): Promise<Tally[]> {
  const send = (path: string, length: number, more: Partial<Sent> = {}) =>
    answerOf(port, { path, length, sent: length, cookie: COOKIE, until: '\r\n\r\n', ...more });
  const [ordinary, tooLarge, picture, recording, stranger] = await Promise.all([
    send(ORDER, 256 * 1024),
    send(ORDER, 9 * MEGABYTE, { sent: 1024, until: TOO_LARGE }),
    send(PICTURE, 8 * MEGABYTE + 1024),
    send(RECORDING, 10 * MEGABYTE + 1024),
    send(PICTURE, 8 * MEGABYTE, { sent: 1024, cookie: '' }),
  ]);
  return [
    named(`an ordinary body: ${ordinary}`, ordinary.startsWith('HTTP/1.1 200')),
    named(`a picture: ${picture}`, picture.startsWith('HTTP/1.1 200')),
    named(`a recording: ${recording}`, recording.startsWith('HTTP/1.1 200')),
    named(
      `an unfinished body that is too large: ${tooLarge}`,
      tooLarge.startsWith('HTTP/1.1 413') && tooLarge.includes(TOO_LARGE),
    ),
    named(
      `an unfinished picture of nobody that the shop knows: ${stranger}`,
      stranger.startsWith('HTTP/1.1 401'),
    ),
  ];
}

const named = (what: string, isSo: boolean): Tally =>
  isSo ? oneCheck : oneFailure(`nginx: ${what}`);

type Sent = { path: string; length: number; sent: number; cookie: string; until: string };

/** What comes back, however much of the body has been sent. */
async function answerOf(
  port: number,
  { path, length, sent, cookie, until }: Sent,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${cookie}Content-Length: ${length}\r\n\r\n`;
  socket.on('error', () => undefined);
  socket.write(head);
  socket.write(Buffer.alloc(sent, 'a'));
  return answerUntil(socket, until);
}

/** All that comes back until it has the text; what there is after the patience. */
async function answerUntil(socket: Socket, text: string): Promise<string> {
  let said = '';
  try {
    for await (const chunk of addAbortSignal(AbortSignal.timeout(PATIENCE), socket)) {
      said += String(chunk);
      if (said.includes(text)) break;
    }
  } catch {
    // What has come until then is looked at.
  }
  return said;
}

/** What an open page listens to is passed on as it comes. */
async function checkEvents(port: number): Promise<Tally> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return named(
    'an event is kept back',
    (await answerUntil(socket, FIRST_EVENT)).includes(FIRST_EVENT),
  );
}
