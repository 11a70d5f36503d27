// What root does for the shop it does as the shop's own user.
import { existsSync, lchownSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
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
 * Goes on as the owner of the shop's folder where the target, or what is there of the way to it, is theirs: they may put links
 * in root's way there. Anywhere else root makes it, and gives it to them at the end.
 */
export function actAsOwnerIn(target: string, folder: string): void {
  const owner = isRoot() ? ownerOf(folder) : null;
  let there = target;
  while (!existsSync(there)) there = dirname(there);
  if (owner !== null && ownerOf(there)?.uid === owner.uid) actAsOwner(folder);
}

/** Gives what root has made, with all that is in it, to the folder's owner. */
export function giveToOwner(made: string, folder: string): void {
  const owner = isRoot() ? ownerOf(folder) : null;
  if (owner === null) return;
  const inside = readdirSync(made, { recursive: true }).map(String);
  for (const name of ['', ...inside]) lchownSync(join(made, name), owner.uid, owner.gid);
}

/** The user as whom this process works, by name where they have one. */
export function presentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
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
