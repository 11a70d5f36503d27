// The real server in a process of its own, for what only a process can show: how it starts, stops
// and dies.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestDatabase } from './test-databases.ts';

export const ADMIN = { username: 'admin', password: 'secreto1' };

/** Where a server keeps its data. */
export type Site = { dataDir: string; database: TestDatabase };

export type RunningServer = {
  process: ChildProcess;
  port: number;
  url: string;
  /** The words for the operator, up to its address. The log has an order of its own: `untilPrinted`. */
  greeting: string;
  /** All that it has printed, once the text is part of it. */
  untilPrinted: UntilPrinted;
};

type UntilPrinted = (text: string) => Promise<string>;

/** In the last line of the greeting, which is printed once the server listens. */
export const GREETING_END = 'Panel del personal';

/** Gathers what is printed from now on, and answers all of it once it holds a text. */
export function gather(output: Readable): UntilPrinted {
  let printed = '';
  output.on('data', (chunk: Buffer) => {
    printed += String(chunk);
  });
  return async (text) => {
    while (!printed.includes(text)) await once(output, 'data');
    return printed;
  };
}

type Variables = Record<string, string>;

const TELL_PORT = join(import.meta.dirname, 'tell-port.ts');

function runFile(file: string, environment: Variables): ChildProcess & { stdout: Readable } {
  const server = fork(file, {
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
    execArgv: [...process.execArgv, '--import', TELL_PORT],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!server.stdout) throw new Error('the server has no output');
  return Object.assign(server, { stdout: server.stdout });
}

/** Runs the file as a server and waits until it listens; rejects when it ends instead. */
export async function launchServer(file: string, environment: Variables): Promise<RunningServer> {
  const server = runFile(file, { PORT: '0', ...environment });
  const told = once(server, 'message') as Promise<[number]>;
  const untilPrinted = gather(server.stdout);
  const greeting = await Promise.race([
    untilPrinted(GREETING_END),
    once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  const [port] = await told;
  return { process: server, port, url: `http://127.0.0.1:${port}`, greeting, untilPrinted };
}

const SHOP = join(import.meta.dirname, 'server-process.ts');

const variablesOf = ({ dataDir, database }: Site, environment: Variables): Variables => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  ...environment,
});

/** Starts the shop on the site's data. */
export function startServer(
  site: Site,
  environment: Variables = { ADMIN_PASSWORD: ADMIN.password },
): Promise<RunningServer> {
  return launchServer(SHOP, variablesOf(site, environment));
}

/** Starts what cannot start; answers what it printed and its exit code. */
export async function failToStart(
  site: Site,
  environment: Variables,
): Promise<{ output: string; code: number | null }> {
  const server = runFile(SHOP, variablesOf(site, environment));
  const ended = once(server, 'close') as Promise<[number | null]>;
  const output = (await server.stdout.toArray()).map(String).join('');
  const [code] = await ended;
  return { output, code };
}

/** The answer to a sign-in. */
export async function logIn(url: string, credentials: object): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}
