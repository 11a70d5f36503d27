import { statSync } from 'node:fs';

/**
 * Goes on as the folder's owner where root has called: the shop runs as them, and what lies in their folder, links among
 * it, may lead them no further than they get by themselves. Does nothing for any other user, nor where root owns the folder
 * or there is none.
 */
export function actAsOwner(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
  // PostgreSQL's programs would look for root's certificates.
  process.env['HOME'] = folder;
}
