// Where tests write what need not outlive them: in memory on Linux, where nothing that is made durable
// waits for a disk.
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Far more than all tests need at once; a container may have next to nothing there. */
const ROOM_BYTES = 2 ** 30;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
}

export const folderWithoutDisk = (): string => (hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir());
