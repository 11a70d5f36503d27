// npm run restore -- FOLDER: puts a backup in the place of what is there. The shop must be stopped;
// what was there before is kept beside it.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readConfig } from '../api/src/config.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import type { Database } from '../api/src/db/database.ts';
import { openPostgres } from '../api/src/db/open-postgres.ts';
import { claimDataFolder, openSqlite, SQLITE_FILE } from '../api/src/db/open-sqlite.ts';
import { makePrivateDatabase, makePrivateFolder } from '../api/src/db/private-files.ts';
import { isDamaged } from '../api/src/db/unavailable.ts';
import { INVOICES } from '../api/src/invoices/index.ts';
import { copyPictures, isInBackup, PICTURES, POSTGRES_DUMP } from './backup-files.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { settleCopy } from './restored-copy.ts';
import { inspectCopy } from './sqlite-copies.ts';

/** Moves a file or folder aside under a name of its own, if it is there. */
function setAside(path: string, name: string): void {
  if (existsSync(path)) renameSync(path, name);
}

async function restoreSqlite(dataDir: string, source: string, stamp: string): Promise<string[]> {
  const backup = join(source, SQLITE_FILE);
  if (!isInBackup(backup)) throw new OperatorError(`No hay ninguna copia en ${source}`);
  inspectCopy(backup);
  const release = claimDataFolder(dataDir);
  try {
    const target = join(dataDir, SQLITE_FILE);
    const draft = join(dataDir, `restaurando-${stamp}`);
    makePrivateFolder(draft);
    try {
      cpSync(backup, join(draft, SQLITE_FILE));
      const lines = await settle(() => openSqlite(draft, say), source);
      mergeLog(target);
      setAside(target, `${target}.${stamp}`);
      setAside(`${target}-wal`, `${target}.${stamp}-wal`);
      rmSync(`${target}-shm`, { force: true });
      renameSync(join(draft, SQLITE_FILE), target);
      makePrivateDatabase(target);
      return lines;
    } finally {
      rmSync(draft, { recursive: true });
    }
  } finally {
    release();
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Opens the copy, which brings it to this version, and makes it harmless; answers what the operator is told. Throws an
 * OperatorError where it cannot be opened: it is of a later version, say.
 */
async function settle(open: () => Promise<Database>, source: string): Promise<string[]> {
  const database = await open().catch((error: unknown) => {
    const { message } = ((error as Error).cause ?? error) as Error;
    const told = `La copia no se puede abrir con esta versión de Brasa (${message})`;
    throw new OperatorError(told, { cause: error });
  });
  try {
    return await settleCopy(database, source);
  } finally {
    await database.close();
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

async function restorePostgres(url: string, source: string): Promise<string[]> {
  const dump = join(source, POSTGRES_DUMP);
  if (!isInBackup(dump)) throw new OperatorError(`No hay ninguna copia en ${source}`);
  const options = [
    '--clean',
    '--if-exists',
    '--single-transaction',
    '--no-owner',
    '--exit-on-error',
  ];
  runPostgresTool('pg_restore', url, [...options, dump]);
  try {
    return await settle(() => openPostgres(url, () => {}, say), source);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const left =
      'La base de datos está restaurada, pero con las sesiones y los avisos de la copia: no arranque Brasa y repita la restauración.';
    throw new OperatorError(`${left} ${error.message}`, { cause: error });
  }
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
  const pictures = join(source, PICTURES);
  const hasPictures = isInBackup(pictures);
  const lines =
    config.databaseUrl === undefined
      ? await restoreSqlite(dataDir, resolve(source), stamp)
      : await restorePostgres(config.databaseUrl, resolve(source));
  // Numbers that the copy does not know are given out again; their papers are not.
  setAside(join(dataDir, INVOICES), `${join(dataDir, INVOICES)}.${stamp}`);
  if (hasPictures) {
    setAside(join(dataDir, PICTURES), `${join(dataDir, PICTURES)}.${stamp}`);
    copyPictures(pictures, join(dataDir, PICTURES));
  }
  say(`Copia restaurada. Lo anterior se conserva en ${dataDir} con el sufijo .${stamp}`);
  for (const line of lines) say(line);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
