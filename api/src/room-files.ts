// What a room has in a file of its own, found by its name: <room>/<room>.routes.ts, <room>.tables.ts
// (docs/decisions/0035-rooms-are-found-by-name.md).
import { existsSync } from 'node:fs';
import { ROOMS } from '@brasa/core/rooms.ts';

/** Those with files; db/ has tables that belong to no room. */
const FOLDERS = [...Object.keys(ROOMS), 'db'];

/** Loads the files of the kind, each with its room's name, in the order of the rooms. */
export function loadRoomFiles<File>(kind: 'routes' | 'tables'): Promise<[room: string, File][]> {
  const found = FOLDERS.flatMap((room) => {
    const file = new URL(`${room}/${room}.${kind}.ts`, import.meta.url);
    return existsSync(file) ? [{ room, file }] : [];
  });
  return Promise.all(
    found.map(async ({ room, file }): Promise<[string, File]> => [
      room,
      (await import(file.href)) as File,
    ]),
  );
}
