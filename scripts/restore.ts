// npm run restore -- FOLDER: puts a backup in the place of what is there. The shop must be stopped;
// what was there before is kept beside it.
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readConfig } from '../api/src/config.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import type { Database } from '../api/src/db/database.ts';
import { lastIds, type LastIds } from '../api/src/db/copies/skip-ids.ts';
import { readBeside } from '../api/src/db/engines/open-beside.ts';
import { openPostgres } from '../api/src/db/engines/open-postgres.ts';
import { endRestore, UNFINISHED_RESTORE } from '../api/src/db/copies/unfinished-restore.ts';
import { claimDataFolder, openSqlite, SQLITE_FILE } from '../api/src/db/engines/open-sqlite.ts';
import { makePrivateDatabase, makePrivateFile } from '../api/src/db/copies/private-files.ts';
import { isDamaged } from '../api/src/db/unavailable.ts';
import { toldPlace } from '../api/src/db/copies/told-place.ts';
import { ownCommand } from '../api/src/own-command.ts';
import { isOfLaterVersion } from '../api/src/start-faults.ts';
import { actAsOwner, presentUser } from './act-as-owner.ts';
import { asCommand, say } from './as-command.ts';
import { databaseIn, freeStamp, isInBackup, PICTURES } from './backup-files.ts';
import { listDump, runPostgresTool } from './postgres-tools.ts';
import { settleCopy } from './restored-copy.ts';
import {
  draftIn,
  isKeptFrom,
  keepBeside,
  keptUnder,
  replaceFiles,
  setAside,
  withDraft,
  type Restore,
} from './restored-files.ts';
import { copySqlite, inspectCopy } from './sqlite-copies.ts';

/** The highest folder above the path that does not let this user through; null where all do. */
function closedAbove(path: string): string | null {
  const above = dirname(path);
  const higher = above === path ? null : closedAbove(above);
  if (higher !== null) return higher;
  try {
    accessSync(above, constants.X_OK);
    return null;
  } catch {
    return above;
  }
}

/**
 * Throws an OperatorError where the backup is what it would replace, or where the folder's owner, as whom root restores,
 * cannot read all of it.
 */
function refuseSource(source: string, dataDir: string): void {
  if (existsSync(source) && existsSync(dataDir) && realpathSync(source) === realpathSync(dataDir)) {
    throw new OperatorError(`${source} es la carpeta de datos: la copia es otra`);
  }
  try {
    const inside = readdirSync(source, { recursive: true }).map(String);
    for (const name of ['', ...inside]) accessSync(join(source, name), constants.R_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return;
    const closed = closedAbove(resolve(source));
    if (closed !== null) {
      throw new OperatorError(
        `El usuario ${presentUser()} no puede entrar en ${closed}: déjele pasar, o lleve la copia a otra carpeta`,
        { cause: error },
      );
    }
    throw new OperatorError(
      `El usuario ${presentUser()} no puede leer toda la copia: désela con chown -R ${presentUser()} ${source}`,
      { cause: error },
    );
  }
}

async function restoreSqlite(restore: Restore): Promise<void> {
  const { source, place, stamp, draft } = restore;
  const backup = databaseIn(source, 'sqlite');
  inspectCopy(backup);
  const release = claimDataFolder(place.dataDir);
  try {
    await withDraft(restore, async () => {
      // With what its write-ahead log holds, where it is a plain copy of a data folder.
      copySqlite(backup, join(draft, SQLITE_FILE));
      const given = await givenOut(place);
      const lines = await settle(() => openSqlite(draft, say), source, given);
      const target = join(place.dataDir, SQLITE_FILE);
      mergeLog(target);
      replaceFiles(restore);
      setAside(`${target}-wal`, `${target}.${stamp}-wal`);
      rmSync(`${target}-shm`, { force: true });
      keepBeside(target, `${target}.${stamp}`);
      // Last, and in one step: a kill before it leaves the database that was there.
      renameSync(join(draft, SQLITE_FILE), target);
      makePrivateDatabase(target);
      sayRestored(restore, lines);
    });
  } finally {
    release();
  }
}

/**
 * Opens the copy, which brings it to this version, and makes it harmless; answers what the operator is told. Throws an
 * OperatorError where it cannot be opened: it is of a later version, say.
 */
async function settle(
  open: () => Promise<Database>,
  source: string,
  given: LastIds,
): Promise<string[]> {
  const database = await open().catch((error: unknown) => {
    const { message } = ((error as Error).cause ?? error) as Error;
    const told = isOfLaterVersion(error)
      ? 'La copia es de una versión posterior de Brasa: restáurela con esa versión, o elija una de antes de actualizar'
      : `La copia no se puede abrir con esta versión de Brasa (${message})`;
    throw new OperatorError(told, { cause: error });
  });
  try {
    return await settleCopy(database, source, given);
  } finally {
    await database.close();
  }
}

/** The last ids of the database that is replaced; none where there is none, or none that can be read. */
const givenOut = (place: Restore['place']): Promise<LastIds> =>
  readBeside(place, lastIds).catch(() => new Map());

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

/**
 * Tables and functions that a later version has added are not in the dump, and stand in the way of those of before, or of the
 * migrations that make them anew: all go first, in the transaction that brings back the dump's.
 */
const DROP_ALL = `set local client_min_messages = warning;
do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table if exists %I cascade', one.tablename);
  end loop;
  for one in select oid::regprocedure as name from pg_proc
    where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
    execute format('drop routine if exists %s cascade', one.name);
  end loop;
end $$`;

/** Until the copy is harmless, and its pictures are in place, no server starts on it, whatever kills this process. */
const MARK_UNFINISHED = `create table ${UNFINISHED_RESTORE} ()`;

/** In the list of what a dump holds. */
const EXTENSION = /^\d+; \d+ \d+ (?:EXTENSION - |COMMENT - EXTENSION )/;

/**
 * Writes the dump as text into the draft, which the next restore removes where this one is killed; answers the file. Extensions
 * and rights of roles stay as the database has them: a superuser's the shop's role may not change, and a role may be gone.
 */
function writeScript(dump: string, draft: string): string {
  const [list, script] = [join(draft, 'brasa.list'), join(draft, 'brasa.sql')];
  const entries = listDump(dump, list);
  makePrivateFile(script);
  writeFileSync(list, entries.filter((entry) => !EXTENSION.test(entry)).join('\n'));
  const asText = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--file', script];
  runPostgresTool('pg_restore', null, [...asText, '--use-list', list, dump]);
  return script;
}

function replaceDatabase(url: string, dump: string, draft: string): void {
  const script = writeScript(dump, draft);
  const once = ['--no-psqlrc', '--quiet', '--single-transaction', '--set', 'ON_ERROR_STOP=1'];
  const nothingElse = ['--output', '/dev/null'];
  const commands = ['-c', DROP_ALL, '-c', MARK_UNFINISHED, '-f', script];
  runPostgresTool('psql', url, [...once, ...nothingElse, ...commands]);
  rmSync(script);
}

/** Makes the restored database harmless; it still bears its mark. */
async function settlePostgres(url: string, source: string, given: LastIds): Promise<string[]> {
  try {
    return await settle(() => openPostgres(url, () => {}, say), source, given);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const left =
      'La base de datos está restaurada, pero con las sesiones y los avisos de la copia: no arranque Brasa y repita la restauración.';
    throw new OperatorError(`${left} ${error.message}`, { cause: error });
  }
}

async function restorePostgres(url: string, restore: Restore): Promise<void> {
  const dump = databaseIn(restore.source, 'postgres');
  await withDraft(restore, async () => {
    const given = await givenOut(restore.place);
    replaceDatabase(url, dump, restore.draft);
    const lines = await settlePostgres(url, restore.source, given);
    replaceFiles(restore);
    const database = await openPostgres(url, () => {}, say);
    await database.transact(endRestore).finally(() => database.close());
    sayRestored(restore, lines);
  });
}

function sayRestored(restore: Restore, lines: string[]): void {
  say(`Copia restaurada en ${toldPlace(restore.place)}${keptUnder(restore)}.`);
  if (!isInBackup(join(restore.source, PICTURES))) {
    say('La copia no trae fotos de la carta: se quedan las que hay.');
  }
  for (const line of lines) say(line);
}

await asCommand(async () => {
  const source = process.argv[2];
  if (source === undefined) {
    process.stderr.write(`Uso: ${ownCommand('restore', 'CARPETA_DE_LA_COPIA')}\n`);
    process.exit(2);
  }
  const { databaseUrl, ...config } = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  actAsOwner(dataDir);
  refuseSource(source, dataDir);
  // Pictures that are a link are refused before anything is made.
  isInBackup(join(source, PICTURES));
  const stamp = `antes-${freeStamp((one) => isKeptFrom(one, dataDir))}`;
  const place = { dataDir, databaseUrl };
  const restore = { source: resolve(source), place, stamp, draft: draftIn(dataDir, stamp) };
  await (databaseUrl === undefined
    ? restoreSqlite(restore)
    : restorePostgres(databaseUrl, restore));
});
