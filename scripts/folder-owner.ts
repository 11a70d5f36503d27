import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives root's files in the folder to the folder's owner: the shop runs as them, and could not open it. Does nothing for
 * any other user, who can make nothing of somebody else's, and where there is no folder. A link is given, not its target.
 */
export function giveToOwner(folder: string): void {
  const owner = lstatSync(folder, { throwIfNoEntry: false });
  if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return;
  // With types: by names alone it would go on behind links.
  for (const { parentPath, name } of readdirSync(folder, {
    withFileTypes: true,
    recursive: true,
  })) {
    const path = join(parentPath, name);
    if (lstatSync(path).uid === 0) lchownSync(path, owner.uid, owner.gid);
  }
}
