// What root does for the shop it does as the shop's own user.
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { OperatorError } from '../api/src/operator-error.ts';

type Owner = { uid: number; gid: number };

const isRoot = (): boolean => process.getuid?.() === 0;

/** Whose the folder is, or the link that leads to it: the first that is not root's; null where all is root's. */
function ownerOf(folder: string): Owner | null {
  const found = [lstatSync, statSync].map((look) => look(folder, { throwIfNoEntry: false }));
  return found.find((one) => one !== undefined && one.uid !== 0) ?? null;
}

/**
 * Goes on as the folder's owner where root has called: the shop runs as them, and what lies in their folder, links among
 * it, may lead them no further than they get by themselves. Does nothing for any other user, nor where root owns the folder
 * or there is none.
 */
export function actAsOwner(folder: string): void {
  const owner = isRoot() ? ownerOf(folder) : null;
  if (owner === null) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
  // PostgreSQL's programs would look for root's certificates.
  process.env['HOME'] = folder;
}

/**
 * Root reads for the shop's user, into a backup that may become theirs, only what is theirs. Throws an OperatorError for a link
 * to something else.
 */
export function refuseOthersFile(path: string, folder: string): void {
  const owner = isRoot() ? ownerOf(folder) : null;
  const found = statSync(path, { throwIfNoEntry: false });
  if (owner === null || found === undefined || found.uid === owner.uid) return;
  throw new OperatorError(
    `${realpathSync(path)} no es de quien es dueño de ${folder}: haga la copia con su usuario (runuser)`,
  );
}
