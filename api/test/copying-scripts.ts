// An operator's commands in processes of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../src/db/engines/open-sqlite.ts';

const SCRIPTS = resolve(import.meta.dirname, '../../scripts');

/** Gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Variables = Record<string, string>;

/** Starts an operator's command, on SQLite unless the variables say otherwise. */
export const startScript = (script: string, args: string[], env: Variables) =>
  spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });

export const runCopying = (script: 'backup' | 'restore', folder: string, env: Variables) =>
  runScript(script, [folder], env);

/** Answers the exit code, and all that it says. */
export async function runScript(script: string, args: string[], env: Variables) {
  const child = startScript(script, args, env);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: Buffer.concat(chunks).toString() };
}

export const onlyBackupIn = (folder: string) => join(folder, readdirSync(folder)[0] ?? '');

/** A data folder with a shop's tables and some setting rows. */
export async function openData() {
  const dataDir = join(temporaryFolder(), 'data');
  const database = await openSqlite(dataDir);
  const write = (key: string, value = 'x') =>
    database.transact(({ sql }) =>
      sql.insertInto('settings').values({ key, value, createdAt: 0, updatedAt: 0 }).execute(),
    );
  return { dataDir, database, write };
}
