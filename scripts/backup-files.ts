// The files of a backup. It has regular files and folders alone: whoever can write to a backup has no other way to make
// the website serve what lies elsewhere on the server.
import { cpSync, lstatSync } from 'node:fs';
import { OperatorError } from '../api/src/operator-error.ts';

/** The pictures' folder, under DATA_DIR and in a backup. */
export const PICTURES = 'images';
/** PostgreSQL's part of a backup. */
export const POSTGRES_DUMP = 'brasa.dump';

/** Copies the folder with the files and folders in it, and leaves out links and whatever else is there. */
export function copyPictures(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const found = lstatSync(path);
      return found.isFile() || found.isDirectory();
    },
  });
}

/** Whether the backup has it; throws an OperatorError where it is a link. */
export function isInBackup(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) {
    throw new OperatorError(`${path} es un enlace: una copia solo tiene archivos y carpetas`);
  }
  return found !== undefined;
}
