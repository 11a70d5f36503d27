// npm run backup and npm run restore in processes of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../src/db/open-sqlite.ts';

const SCRIPTS = resolve(import.meta.dirname, '../../scripts');

/** Gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Answers the exit code, and all that it says. */
export async function runCopying(
  script: 'backup' | 'restore',
  folder: string,
  env: Record<string, string>,
) {
  const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), folder], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
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
