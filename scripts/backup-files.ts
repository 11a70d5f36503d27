// The files of a backup. It has regular files and folders alone: a link in it would make the website serve files from
// elsewhere on the server.
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

/** True if the backup has it. Throws an OperatorError where it is a link. */
export function isInBackup(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) {
    throw new OperatorError(`${path} es un enlace: una copia solo tiene archivos y carpetas`);
  }
  return found !== undefined;
}
