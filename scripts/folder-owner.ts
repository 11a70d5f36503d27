import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives what root has made in a folder of somebody else to whose folder it is: the shop runs as them, and could not open it.
 * Nothing for any other user, who can make nothing of somebody else's. Links are given, not what they lead to.
 */
export function giveToOwner(folder: string): void {
  // On PostgreSQL there need be no folder.
  const owner = lstatSync(folder, { throwIfNoEntry: false });
  if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return;
  const { uid, gid } = owner;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.uid === 0) lchownSync(path, uid, gid);
    if (found.isDirectory()) give(path, { uid, gid });
  }
}

function give(folder: string, owner: { uid: number; gid: number }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (lstatSync(path).uid === 0) lchownSync(path, owner.uid, owner.gid);
  }
}
