// npm run restore -- FOLDER: puts a backup in the place of what is there. The shop must be stopped;
// what was there before is kept beside it.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readConfig } from '../api/src/config.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { claimDataFolder, SQLITE_FILE } from '../api/src/db/open-sqlite.ts';
import { makePrivateDatabase, makePrivateFile } from '../api/src/db/private-files.ts';
import { isDamaged } from '../api/src/db/unavailable.ts';
import { PICTURES, POSTGRES_DUMP } from './backup-files.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { inspectCopy } from './sqlite-copies.ts';

/** Moves a file or folder aside under a name of its own, if it is there. */
function setAside(path: string, name: string): void {
  if (existsSync(path)) renameSync(path, name);
}

function restoreSqlite(dataDir: string, source: string, stamp: string): void {
  const backup = join(source, SQLITE_FILE);
  if (!existsSync(backup)) throw new OperatorError(`No hay ninguna copia en ${source}`);
  inspectCopy(backup);
  const release = claimDataFolder(dataDir);
  try {
    const target = join(dataDir, SQLITE_FILE);
    const draft = `${target}.${stamp}-nueva`;
    cpSync(backup, draft);
    makePrivateFile(draft);
    mergeLog(target);
    setAside(target, `${target}.${stamp}`);
    setAside(`${target}-wal`, `${target}.${stamp}-wal`);
    rmSync(`${target}-shm`, { force: true });
    renameSync(draft, target);
    makePrivateDatabase(target);
  } finally {
    release();
  }
}

/**
 * Brings what a crash left in the write-ahead log into the file that is kept aside. One that is damaged is
 * what a copy is restored for: it is kept as it is, with its log.
 */
function mergeLog(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch (error) {
    if (!isDamaged(error)) throw error;
  } finally {
    database.close();
  }
}

function restorePostgres(url: string, source: string): void {
  const dump = join(source, POSTGRES_DUMP);
  if (!existsSync(dump)) throw new OperatorError(`No hay ninguna copia en ${source}`);
  const options = [
    '--clean',
    '--if-exists',
    '--single-transaction',
    '--no-owner',
    '--exit-on-error',
  ];
  runPostgresTool('pg_restore', url, [...options, dump]);
}

try {
  const source = process.argv[2];
  if (source === undefined) {
    process.stderr.write('Uso: npm run restore -- CARPETA_DE_LA_COPIA\n');
    process.exit(2);
  }
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const stamp = `antes-${new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}`;
  if (config.databaseUrl === undefined) restoreSqlite(dataDir, resolve(source), stamp);
  else restorePostgres(config.databaseUrl, resolve(source));
  if (existsSync(join(source, PICTURES))) {
    setAside(join(dataDir, PICTURES), `${join(dataDir, PICTURES)}.${stamp}`);
    cpSync(join(source, PICTURES), join(dataDir, PICTURES), { recursive: true });
  }
  process.stdout.write(
    `Copia restaurada. Lo anterior se conserva en ${dataDir} con el sufijo .${stamp}\n`,
  );
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
