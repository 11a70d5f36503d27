// npm run backup [-- FOLDER]: copies database and pictures into a new folder while the shop goes on
// working. docs/operations.md says how to use and restore it.
import { existsSync, mkdirSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { readConfig, type Config } from '../api/src/config.ts';
import { makePrivateFile } from '../api/src/db/copies/private-files.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { SQLITE_FILE } from '../api/src/db/engines/open-sqlite.ts';
import { toldPlace } from '../api/src/db/copies/told-place.ts';
import { actAsOwnerIn, giveToOwner, refuseOthersFile } from './act-as-owner.ts';
import { asCommand, say } from './as-command.ts';
import { copyPictures, freeStamp, PICTURES, POSTGRES_DUMP } from './backup-files.ts';
import { listDump, runPostgresTool } from './postgres-tools.ts';
import { copySqlite, inspectCopy } from './sqlite-copies.ts';

/** Where the copy will be, and where it is made: one that is cut off has no backup's name. */
function newFolders(inside: string): { folder: string; draft: string } {
  const draftOf = (stamp: string) => join(inside, `sin-terminar-${stamp}`);
  const folderOf = (stamp: string) => join(inside, `brasa-${stamp}`);
  const stamp = freeStamp((one) => !claim(draftOf(one), folderOf(one)));
  return { folder: folderOf(stamp), draft: draftOf(stamp) };
}

/** Makes the draft; false where another process has made it, or the copy. */
function claim(draft: string, folder: string): boolean {
  try {
    mkdirSync(draft, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  if (!existsSync(folder)) return true;
  rmdirSync(draft);
  return false;
}

/**
 * Makes the copy in that folder, and answers what was found in it. The pictures are copied before the database and, those that
 * have come meanwhile, after it: one that the copy names may be replaced while it is made.
 */
function backUp({ databaseUrl, dataDir }: Config, draft: string): string {
  const pictures = join(resolve(dataDir), PICTURES);
  refuseOthersFile(pictures, resolve(dataDir));
  // The folder itself may lead to a volume that several servers share.
  const copy = () => {
    if (!existsSync(pictures)) return;
    copyPictures(realpathSync(pictures), join(draft, PICTURES), 'missing');
  };
  copy();
  const checked =
    databaseUrl === undefined
      ? backUpSqlite(resolve(dataDir), draft)
      : backUpPostgres(databaseUrl, draft);
  copy();
  return checked;
}

/** Says what is in the copy, which has been opened and read. */
function backUpSqlite(dataDir: string, folder: string): string {
  const file = join(dataDir, SQLITE_FILE);
  if (!existsSync(file)) throw new OperatorError(`No hay base de datos en ${file}`);
  refuseOthersFile(file, dataDir);
  const copy = join(folder, SQLITE_FILE);
  copySqlite(file, copy);
  const { orders, users } = inspectCopy(copy);
  return ` (comprobada: ${orders} pedidos, ${users} usuarios)`;
}

function backUpPostgres(url: string, folder: string): string {
  const dump = join(folder, POSTGRES_DUMP);
  makePrivateFile(dump);
  runPostgresTool('pg_dump', url, ['--format=custom', '--file', dump]);
  const list = join(folder, 'brasa.list');
  listDump(dump, list);
  rmSync(list);
  return '';
}

/** The path without links, as far as it is there. */
const realOf = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realOf(dirname(path)), basename(path));

/** Throws an OperatorError where the copy would be a part of what it copies. */
function refuseAmongPictures(inside: string, dataDir: string): void {
  const pictures = join(realOf(join(dataDir, PICTURES)), sep);
  if (!join(realOf(inside), sep).startsWith(pictures)) return;
  throw new OperatorError(`${inside} está en la carpeta de las fotos: haga la copia en otra`);
}

/**
 * Removes the folders that were made for the copy, up to the first one made: those of root's would stay root's. One in which
 * another backup is made meanwhile stays.
 */
function takeBack(inside: string, made: string): void {
  try {
    for (let folder = inside; folder.length >= made.length; folder = dirname(folder)) {
      rmdirSync(folder);
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOTEMPTY', 'ENOENT'].includes(code)) throw error;
  }
}

await asCommand(() => {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const inside = resolve(process.argv[2] ?? 'backups');
  actAsOwnerIn(inside, dataDir);
  refuseAmongPictures(inside, dataDir);
  const made = mkdirSync(inside, { recursive: true, mode: 0o700 });
  const { folder, draft } = newFolders(inside);
  try {
    const checked = backUp(config, draft);
    renameSync(draft, folder);
    giveToOwner(made ?? folder, dataDir);
    say(`Copia de seguridad de ${toldPlace(config)} hecha: ${folder}${checked}`);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (made !== undefined) takeBack(inside, made);
    throw error;
  }
});
