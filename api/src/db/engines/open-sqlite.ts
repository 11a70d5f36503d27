// The embedded database: one file under DATA_DIR, one process that writes it, nothing to install.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ChangeFeed, type Topic } from '../changes.ts';
import type { Database } from '../database.ts';
import { OperatorError } from '../../operator-error.ts';
import { ownCommand } from '../../own-command.ts';
import { isDamaged, isLocked } from '../unavailable.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate, type Tell } from '../migrate.ts';
import {
  makePrivateDatabase,
  makePrivateFile,
  makePrivateFolder,
} from '../copies/private-files.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { newKysely } from './new-kysely.ts';

export const SQLITE_FILE = 'brasa.sqlite';

/** How long a statement waits for a lock of another process (a backup, say), in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * What pages were before a piece of a group changed them, in case it is refused, is kept in memory: some dozen pages for
 * an order, which would else be written to a file each time.
 */
const KEEP_UNDO_IN_MEMORY = 'pragma temp_store = memory';

/**
 * Pages of the log that are moved into the file together, 64 MB: what many orders change is moved once. The log is also emptied
 * every hour.
 */
const CHECKPOINT_PAGES = 16_000;

export function openFile(path: string, readOnly: boolean): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT });
  if (!readOnly) {
    file.exec('pragma journal_mode = wal; pragma synchronous = full');
    file.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    // What is erased is overwritten with zeros, not only left out of the lists.
    file.exec('pragma secure_delete = on');
  }
  file.exec('pragma foreign_keys = on; pragma cache_size = -16000');
  return file;
}

/**
 * Takes the folder for this process until the returned function is called or the process ends,
 * however it ends. Throws when another process has it: what one process keeps in memory would go
 * stale under the other.
 */
export function claimDataFolder(folder: string): () => void {
  makePrivateFolder(folder);
  const lockFile = join(folder, 'brasa.lock');
  makePrivateFile(lockFile);
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new OperatorError(
      `Otro proceso de Brasa está usando la carpeta de datos ${folder}. Deténgalo, o use PostgreSQL (DATABASE_URL) para varios procesos.`,
    );
  }
  return () => lock.close();
}

/** Opens the file for writing; frees the folder and says what to do where the file is no sound database. */
function openSound(path: string, releaseFolder: () => void): DatabaseSync {
  try {
    return openFile(path, false);
  } catch (error) {
    releaseFolder();
    if (!isDamaged(error)) throw error;
    throw new OperatorError(
      `La base de datos ${path} está dañada. Restaure una copia: ${ownCommand('restore', 'CARPETA_DE_LA_COPIA')}`,
      { cause: error },
    );
  }
}

/**
 * What was erased from the file is in its log until that is written anew. Where somebody is writing or still reading from
 * it, it stays as it is: nobody is waited for.
 */
function truncateWal(path: string): void {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('pragma wal_checkpoint(truncate)');
  } finally {
    file.close();
  }
}

/** Opens the database in the folder, creating both when they do not exist, and migrates it, which `tell` hears of. */
export async function openSqlite(folder: string, tell: Tell = () => {}): Promise<Database> {
  const releaseFolder = claimDataFolder(folder);
  const path = join(folder, SQLITE_FILE);
  makePrivateDatabase(path);
  const writerFile = openSound(path, releaseFolder);
  const writer = newKysely(new NodeSqliteDialect(writerFile));
  await migrate(writer, 'sqlite', tell);
  // Only now: what a migration sorts may be larger than memory.
  writerFile.exec(KEEP_UNDO_IN_MEMORY);
  // Readers of their own see only what is committed, and never wait for the writer.
  const readerFile = openFile(path, true);
  const reader = newKysely(new NodeSqliteDialect(readerFile));
  const commits = new GroupCommit(writer);
  const changes = new ChangeFeed();
  // Commands on the server write beside this process (open-beside.ts).
  const changesByOthers = readerFile.prepare('pragma data_version');
  let version = 0;
  return {
    engine: 'sqlite',
    read: reader,
    changes,
    version: () => version + Number(changesByOthers.get()?.['data_version']),
    transact: async (run) => {
      const topics = new Set<Topic>();
      const result = await commits.transact((sql) =>
        run({ sql, engine: 'sqlite', announce: (topic) => topics.add(topic) }),
      );
      version += 1;
      changes.publish(topics);
      return result;
    },
    truncateWal: () => truncateWal(path),
    close: async () => {
      await commits.idle();
      // The last to close moves the log into the file, so the writer comes last. Kysely leaves a
      // file alone that it never used.
      await reader.destroy();
      if (readerFile.isOpen) readerFile.close();
      await writer.destroy();
      releaseFolder();
    },
  };
}
