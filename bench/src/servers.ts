// Servers in processes of their own, so that whoever measures does not slow what is measured.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../api/test/free-port.ts';
import packageFile from '../../package.json' with { type: 'json' };

const HERE = import.meta.dirname;
const START_WITHIN = 30_000;
/**
 * Those of `npm start`: the server's memory is kept small.
 * See docs/rules/running.md#server-memory-and-start.
 */
const SERVER_FLAGS = packageFile.scripts.start.split(' ').filter((word) => word.startsWith('--'));

export type Server = { url: string; stop(): Promise<void> };

export type Shop = Server & {
  /** Processor time that its process has taken since it started. */
  processorMilliseconds(): Promise<number>;
  /** The most memory that its process has ever held. */
  peakMegabytes(): Promise<number>;
};

type Cost = { processorMilliseconds: number; peakMegabytes: number };

async function askCost(child: ChildProcess): Promise<Cost> {
  const answer = once(child, 'message');
  child.send('cost');
  const [cost] = (await answer) as [Cost];
  return cost;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Throws when the process ends, or nobody answers within half a minute. */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${String(child.exitCode)}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`no answer from ${url}`);
}

async function launch(file: string, health: string, env: Record<string, string>): Promise<Shop> {
  const port = await freePort();
  const child = fork(file, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: SERVER_FLAGS,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url + health, child);
  return {
    url,
    processorMilliseconds: async () => (await askCost(child)).processorMilliseconds,
    peakMegabytes: async () => (await askCost(child)).peakMegabytes,
    stop: () => stopped(child),
  };
}

/** The bare servers; the constant answer has about this many bytes. */
export function startBare(constantBytes: number): Promise<Server> {
  return launch(join(HERE, 'bare-servers.ts'), '/constant', {
    CONSTANT_BYTES: String(constantBytes),
  });
}

/** The bare transactions, on the database at this address, which a shop has migrated. */
export function startBarePostgres(databaseUrl: string): Promise<Server> {
  return launch(join(HERE, 'bare-postgres.ts'), '/healthz', { DATABASE_URL: databaseUrl });
}

/** A network before the port of this machine: what is sent through it takes so long either way. */
export async function startDelay(target: number, milliseconds: number): Promise<Server> {
  const port = await freePort();
  const child = fork(join(HERE, 'delay-proxy.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      TARGET: String(target),
      DELAY: String(milliseconds),
    },
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(child) };
}

export const ADMIN = { username: 'bench', password: 'bench-password' };

/** Where a shop keeps what it knows. */
export type Site = { dataDir: string; databaseUrl: string };

/** A folder for SQLite, or for the pictures beside the database. */
export function freshSite(databaseUrl = ''): Site {
  return { dataDir: mkdtempSync(join(tmpdir(), 'brasa-bench-')), databaseUrl };
}

/** What a shop is started with there, but for its port. */
export const environmentOf = ({ dataDir, databaseUrl }: Site): Record<string, string> => ({
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
});

/**
 * The shop without throttles, on a fresh SQLite database unless a site is named or the environment says so.
 */
export function startShop(
  { dataDir, databaseUrl } = freshSite(),
  env: Record<string, string> = {},
): Promise<Shop> {
  return launch(resolve(HERE, 'shop-process.ts'), '/healthz', {
    ...environmentOf({ dataDir, databaseUrl }),
    RATE_LIMITS: 'off',
    ...env,
  });
}
