// What customers have told the shop is for the server's own user: not for whoever else has an account on the
// machine. See docs/rules/running.md#the-data-folder-is-private.
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** The mode of a file for its owner alone. */
export const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;

/** What a mode allows to others. */
const TO_OTHERS = 0o077;

/** Makes the folder, for the owner alone. One that is there is left as its owner wants it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER });
}

/**
 * Closes a folder of before, with the files in it, to all but their owner; one that is closed, or not there, stays as
 * it is. Throws an OperatorError where it is somebody else's.
 */
export function closeFolder(folder: string): void {
  const { mode = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  if ((mode & TO_OTHERS) === 0) return;
  try {
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), OWNER_ONLY);
    // Last, so that a start that is cut off begins anew.
    chmodSync(folder, OWNERS_FOLDER);
  } catch (error) {
    throw new OperatorError(
      `Otros usuarios de la máquina pueden leer ${folder}, y Brasa no puede cerrarla. Ejecute: chmod -R go= ${folder}`,
      { cause: error },
    );
  }
}

/** Makes the file for its owner alone, from its first byte on. */
export function makePrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}

/**
 * Makes the database's file private, and what lies beside it under its name: SQLite's own files, and databases that a
 * restored backup took the place of. What SQLite makes later follows the file.
 */
export function makePrivateDatabase(path: string): void {
  makePrivateFile(path);
  const folder = dirname(path);
  const beside = readdirSync(folder).filter((name) => name.startsWith(basename(path)));
  for (const name of beside) chmodSync(join(folder, name), OWNER_ONLY);
}
