// The real server in a process of its own, for what only a process can show: how it starts, stops
// and dies.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { TestDatabase } from './test-databases.ts';

export const ADMIN = { username: 'admin', password: 'secreto1' };

/** Where a server keeps its data. */
export type Site = { dataDir: string; database: TestDatabase };

export type RunningServer = {
  process: ChildProcess;
  port: number;
  url: string;
  /** What it printed when it had started. */
  greeting: string;
};

/** Runs the file as a server and waits until it listens; rejects when it ends instead. */
export async function launchServer(
  file: string,
  environment: Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort();
  const server = fork(file, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!server.stdout) throw new Error('the server has no output');
  // The greeting is printed once the server listens.
  const greeting = await Promise.race([
    once(server.stdout, 'data').then(String),
    once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return { process: server, port, url: `http://127.0.0.1:${port}`, greeting };
}

/** Starts the shop on the site's data. */
export function startServer(
  { dataDir, database }: Site,
  environment: Record<string, string> = { ADMIN_PASSWORD: ADMIN.password },
): Promise<RunningServer> {
  return launchServer(join(import.meta.dirname, 'server-process.ts'), {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...environment,
  });
}
