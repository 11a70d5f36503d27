// The rooms as they are on the three floors, and what of the house beside them has a folder on a floor.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const FLOORS = ['core/src', 'api/src', 'web/src'];
/** The api's tests stand apart from what they test. */
const PLACES = [...FLOORS, 'api/test'];

/** By their names, in alphabetical order. */
export function listRooms(): string[] {
  const folders = FLOORS.flatMap((floor) => readdirSync(join(ROOT, floor), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [...new Set(folders)].sort();
}

/** The room's folders, as paths from the root. */
export function foldersOf(room: string): string[] {
  return PLACES.map((place) => `${place}/${room}`).filter((folder) =>
    existsSync(join(ROOT, folder)),
  );
}
