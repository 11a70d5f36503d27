// The shop's own photographs: a file that bears the name of a drawing, laid into the folder of the
// site's or of the products' pictures, stands in for it. Found while the server runs.
// See docs/rules/catalog.md#drawings-and-photographs.
import { watch, type FSWatcher } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Photographs } from '@brasa/core/catalog/photographs.contract.ts';
import { photographSizes } from './photograph-sizes.ts';

const IS_PHOTOGRAPH = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i;
/** A file may still be arriving when its name is first seen. */
const SETTLE_MS = 1000;

export function photographSizesFolder(imagesFolder: string): string {
  return join(imagesFolder, 'sizes');
}

export class PhotographIndex {
  readonly #imagesFolder: string;
  readonly #folders: readonly string[];
  readonly #logFault: (file: string, error: unknown) => void;
  readonly #watchers: FSWatcher[] = [];
  #photographs: Photographs = {};
  #settling: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #listener: () => void = () => undefined;

  /**
   * Over the named folders of DATA_DIR/images; a photograph is known as "folder/name", without the
   * ending of its file. `logFault` is told of a file that is no picture.
   */
  constructor(
    imagesFolder: string,
    folders: readonly string[],
    logFault: (file: string, error: unknown) => void,
  ) {
    this.#imagesFolder = imagesFolder;
    this.#folders = folders;
    this.#logFault = logFault;
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
      watcher.on('error', (error) => this.#logFault(folder, error));
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
      const path = join(this.#imagesFolder, folder);
      const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
      // Links are left out: one to the database, opened and closed here, would cost SQLite its locks.
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      for (const name of names.filter((file) => IS_PHOTOGRAPH.test(file)).sort()) {
        await this.#add(found, folder, name);
      }
    }
    const isSame = JSON.stringify(found) === JSON.stringify(this.#photographs);
    this.#photographs = found;
    if (!isSame) this.#listener();
  }

  async #add(found: Photographs, folder: string, name: string): Promise<void> {
    const file = join(this.#imagesFolder, folder, name);
    try {
      const { mtimeMs, size } = await stat(file);
      const title = `${folder}/${parse(name).name}`;
      const stem = `${title.replace('/', '-')}-${Math.trunc(mtimeMs).toString(36)}-${size.toString(36)}`;
      const sizes = photographSizesFolder(this.#imagesFolder);
      found[title] = await photographSizes(file, stem, sizes);
    } catch (error) {
      this.#logFault(file, error);
    }
  }
}
