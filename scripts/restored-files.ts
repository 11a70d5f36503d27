// The files of a restore. They lie in a draft until all of it is ready, and then take the places of those of before, which
// are kept.
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../api/src/db/copies/private-files.ts';
import type { Place } from '../api/src/db/copies/snapshot.ts';
import { INVOICES } from '../api/src/invoices/index.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { toldFault } from '../api/src/start-faults.ts';
import { copyPictures, isInBackup, PICTURES } from './backup-files.ts';

/** A backup that takes a shop's place; `draft` is the folder for what is not ready, `stamp` ends the names of what is kept. */
export type Restore = {
  source: string;
  place: Place;
  stamp: string;
  draft: string;
};

const DRAFT = 'restaurando-';

/** A restore that was killed has left a copy of the customers' data. */
function removeLeftDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(DRAFT)) rmSync(join(dataDir, name), { recursive: true });
  }
}

export const draftIn = (dataDir: string, stamp: string): string =>
  join(dataDir, `${DRAFT}${stamp}`);

/** Makes the draft, with the backup's pictures in it, for as long as the work takes. */
export async function withDraft<Result>(
  { source, place: { dataDir }, draft }: Restore,
  work: () => Promise<Result>,
): Promise<Result> {
  makePrivateFolder(dataDir);
  removeLeftDrafts(dataDir);
  makePrivateFolder(draft);
  try {
    const pictures = join(source, PICTURES);
    const isReady = !isInBackup(pictures) || isLink(join(dataDir, PICTURES));
    if (!isReady) copyPictures(pictures, join(draft, PICTURES));
    return await work();
  } finally {
    rmSync(draft, { recursive: true });
  }
}

const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Something was there before, and is kept. */
const before = { isKept: false };

/** Moves a file or folder aside under a name of its own, if it is there. */
export function setAside(path: string, name: string): void {
  if (!existsSync(path)) return;
  renameSync(path, name);
  before.isKept = true;
}

/** Keeps a file under a name of its own as well, if it is there, and leaves it in its place. */
export function keepBeside(path: string, name: string): void {
  if (!existsSync(path)) return;
  try {
    linkSync(path, name);
  } catch {
    // A file system without such links.
    cpSync(path, name);
  }
  before.isKept = true;
}

/** True where an earlier restore of the same second has kept something. */
export const isKeptFrom = (stamp: string, dataDir: string): boolean =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => name.endsWith(`.antes-${stamp}`));

/** The end of a message: where the data of before are kept, if there are any. Of PostgreSQL's database nothing is. */
export function keptUnder({ place: { dataDir, databaseUrl }, stamp }: Restore): string {
  const isGone = databaseUrl !== undefined;
  const gone = isGone ? '. De lo que había en la base de datos no se conserva nada' : '';
  const kept = isGone
    ? 'Las fotos y los PDF de facturas de antes se conservan'
    : 'Lo anterior se conserva';
  return before.isKept ? `${gone}. ${kept} en ${dataDir} con el sufijo .${stamp}` : gone;
}

/**
 * Puts the backup's pictures in place of what is there. A folder that is a link, or a volume of its own, stays where it is:
 * the backup's pictures are laid beside those that are there, whose names are others or mean the same picture.
 */
function replacePictures({ source, place, stamp, draft }: Restore): void {
  const target = join(place.dataDir, PICTURES);
  if (isLink(target)) {
    copyPictures(join(source, PICTURES), realpathSync(target));
    return;
  }
  try {
    setAside(target, `${target}.${stamp}`);
    renameSync(join(draft, PICTURES), target);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EBUSY', 'EXDEV'].includes(code)) throw error;
    copyPictures(join(draft, PICTURES), target);
  }
}

/** Puts the backup's pictures into their place, and the papers of invoices aside. Throws an OperatorError where it cannot. */
export function replaceFiles(restore: Restore): void {
  const { source, place, stamp } = restore;
  const invoices = join(place.dataDir, INVOICES);
  try {
    // Numbers that the copy does not know are given out again; their papers are not.
    setAside(invoices, `${invoices}.${stamp}`);
    if (isInBackup(join(source, PICTURES))) replacePictures(restore);
  } catch (error) {
    const told = toldFault(error);
    if (told === null) throw error;
    const database = place.databaseUrl === undefined ? 'no ha cambiado' : 'está restaurada';
    const left = `La base de datos ${database}, pero las fotos no están en su sitio: repita la restauración.`;
    throw new OperatorError(`${left} ${told}${keptUnder(restore)}`, { cause: error });
  }
}
