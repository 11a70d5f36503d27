// The files of a backup. It has regular files and folders alone: a link in it would make the website serve files from
// elsewhere on the server.
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../api/src/db/engines/engine.ts';
import { SQLITE_FILE } from '../api/src/db/engines/open-sqlite.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { ownCommand } from '../api/src/own-command.ts';

/** The pictures' folder, under DATA_DIR and in a backup. */
export const PICTURES = 'images';
/** PostgreSQL's part of a backup. */
export const POSTGRES_DUMP = 'brasa.dump';

/**
 * Copies the folder with the files and folders in it, and leaves out links and whatever else is there, and what goes
 * meanwhile. "missing": only what has not been copied yet.
 */
export function copyPictures(from: string, to: string, which: 'all' | 'missing' = 'all'): void {
  mkdirSync(to, { recursive: true });
  for (const found of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, found.name), join(to, found.name)];
    if (found.isDirectory()) copyPictures(source, target, which);
    else if (found.isFile() && (which === 'all' || !existsSync(target)))
      copyIfThere(source, target);
  }
}

function copyIfThere(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** True if the backup has it. Throws an OperatorError where it is a link. */
export function isInBackup(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) {
    throw new OperatorError(`${path} es un enlace: una copia solo tiene archivos y carpetas`);
  }
  return found !== undefined;
}

/**
 * The database's part of the backup. Throws an OperatorError where there is none of this engine's, and names one of the
 * other engine's as such.
 */
export function databaseIn(source: string, engine: Engine): string {
  const parts = { sqlite: join(source, SQLITE_FILE), postgres: join(source, POSTGRES_DUMP) };
  if (isInBackup(parts[engine])) return parts[engine];
  const isOther = isInBackup(parts[engine === 'sqlite' ? 'postgres' : 'sqlite']);
  if (!isOther) throw new OperatorError(`No hay ninguna copia en ${source}`);
  throw new OperatorError(
    engine === 'sqlite'
      ? `La copia de ${source} es de PostgreSQL: hace falta DATABASE_URL`
      : `La copia de ${source} es de SQLite: restáurela sin DATABASE_URL, y pase la tienda después con ${ownCommand('move')}`,
  );
}

/** The moment in a name, with a number behind it where the second has a copy already. */
export function freeStamp(isTaken: (stamp: string) => boolean): string {
  const second = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  for (let number = 1; ; number += 1) {
    const stamp = number === 1 ? second : `${second}-${number}`;
    if (!isTaken(stamp)) return stamp;
  }
}
