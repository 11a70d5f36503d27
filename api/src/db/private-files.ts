// What customers have told the shop is for the server's own user: not for whoever else has an account on the
// machine. See docs/rules/running.md#the-data-folder-is-private.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/** Makes the folder, for the owner alone. One that is there is left as its owner wants it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Makes the file for its owner alone, from its first byte on. */
export function makePrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}

/** Makes the database's file private, and what SQLite has beside it; what it makes later follows the file. */
export function makePrivateDatabase(path: string): void {
  makePrivateFile(path);
  for (const beside of [`${path}-wal`, `${path}-shm`]) {
    if (existsSync(beside)) chmodSync(beside, OWNER_ONLY);
  }
}
