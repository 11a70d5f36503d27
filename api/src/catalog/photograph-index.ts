// The shop's own photographs: a file that bears the name of a drawing, laid into the folder of the
// site's or of the products' pictures, stands in for it. Found while the server runs.
// See docs/rules/catalog.md#drawings-and-photographs.
import { watch, type FSWatcher } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Photographs } from '@brasa/core/catalog/photographs.contract.ts';
import { photographSizes } from './photograph-sizes.ts';

/** Callbacks for files that are not shown; a file is named "folder/name". */
export type PhotographNotes = {
  /** A file that is no picture, or one too large to be opened. */
  fault: (file: string) => void;
  /** A file that nothing on the site shows: its name is unknown there. Once for each. */
  unused: (file: string) => void;
};

const IS_PHOTOGRAPH = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i;
/** Drafts, uploads, and the drawings of the menu that a new shop begins with. */
const IS_OURS = /^\.|^producto-\d|\.svg$/;
/** A file may still be arriving when its name is first seen. */
const SETTLE_MS = 1000;

export function photographSizesFolder(imagesFolder: string): string {
  return join(imagesFolder, 'sizes');
}

export class PhotographIndex {
  readonly #imagesFolder: string;
  readonly #folders: readonly string[];
  readonly #titlesInUse: () => Promise<ReadonlySet<string>>;
  readonly #tell: PhotographNotes;
  readonly #toldUnused = new Set<string>();
  readonly #watchers: FSWatcher[] = [];
  #photographs: Photographs = {};
  #settling: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #listener: () => void = () => undefined;

  /**
   * Over the named folders of DATA_DIR/images; a photograph's title is "folder/name", without the
   * ending of its file. `titlesInUse` says which titles the site shows.
   */
  constructor(
    imagesFolder: string,
    folders: readonly string[],
    titlesInUse: () => Promise<ReadonlySet<string>>,
    tell: PhotographNotes,
  ) {
    this.#imagesFolder = imagesFolder;
    this.#folders = folders;
    this.#titlesInUse = titlesInUse;
    this.#tell = tell;
  }

  list(): Photographs {
    return this.#photographs;
  }

  /** Looks for photographs now and whenever a file comes or goes; `onChange` is told of the result. */
  async open(onChange: () => void): Promise<void> {
    this.#listener = onChange;
    for (const name of this.#folders) {
      const folder = join(this.#imagesFolder, name);
      await mkdir(folder, { recursive: true });
      const watcher = watch(folder, { persistent: false }, () => this.readSoon());
      watcher.on('error', () => this.#tell.fault(name));
      this.#watchers.push(watcher);
    }
    void this.read();
  }

  close(): void {
    clearTimeout(this.#settling);
    for (const watcher of this.#watchers) watcher.close();
  }

  /** Reads the folders once more, after whatever reading is under way. */
  read(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readFolders());
    return this.#reading;
  }

  /** Reads them once more when nothing has come or gone for a moment. */
  readSoon(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.read(), SETTLE_MS).unref();
  }

  async #readFolders(): Promise<void> {
    const found: Photographs = {};
    for (const folder of this.#folders) {
      const names = await plainFiles(join(this.#imagesFolder, folder));
      for (const name of names.filter((file) => IS_PHOTOGRAPH.test(file))) {
        await this.#add(found, folder, name);
      }
    }
    const isSame = JSON.stringify(found) === JSON.stringify(this.#photographs);
    this.#photographs = found;
    if (!isSame) this.#listener();
    await this.#tellUnused();
  }

  /** A misspelt name, a wrong folder or a wrong ending would otherwise be passed over in silence. */
  async #tellUnused(): Promise<void> {
    // Without its database the shop does not know what it shows.
    const used = await this.#titlesInUse().catch(() => null);
    if (used === null) return;
    for (const folder of ['', ...this.#folders]) {
      const files = await plainFiles(join(this.#imagesFolder, folder));
      for (const name of files.filter((file) => !IS_OURS.test(file))) {
        const file = folder === '' ? name : `${folder}/${name}`;
        const isShown = IS_PHOTOGRAPH.test(name) && used.has(`${folder}/${parse(name).name}`);
        if (isShown || this.#toldUnused.has(file)) continue;
        this.#toldUnused.add(file);
        this.#tell.unused(file);
      }
    }
  }

  async #add(found: Photographs, folder: string, name: string): Promise<void> {
    const file = join(this.#imagesFolder, folder, name);
    try {
      const { mtimeMs, size } = await stat(file);
      const title = `${folder}/${parse(name).name}`;
      const stem = `${title.replace('/', '-')}-${Math.trunc(mtimeMs).toString(36)}-${size.toString(36)}`;
      const sizes = photographSizesFolder(this.#imagesFolder);
      found[title] = await photographSizes(file, stem, sizes);
    } catch {
      this.#tell.fault(`${folder}/${name}`);
    }
  }
}

/** Links are left out: one to the database, opened and closed here, would cost SQLite its locks. */
async function plainFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
