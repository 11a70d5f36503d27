// Pictures that staff upload (docs/decisions/0015): checked, turned upright, freed of all that the
// camera wrote beside them, and laid among the product pictures under a name of our own, where they
// are found as photographs (photographs.ts) and get their sizes.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import {
  MAX_PICTURE_BYTES,
  PICTURE_HEAD_BYTES,
  pictureKind,
} from '@brasa/core/catalog/pictures.rules.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { Failure } from '../failure.ts';
import { normalisePicture } from './normalise-picture.ts';
import { photographSizesFolder } from './photograph-index.ts';
import { productImagesFolder } from './product-images.ts';
import { refuseAborted, UploadQueue } from './upload-queue.ts';

/** No other file in the folder is ever removed. */
const OURS = /^producto-\d+-[0-9a-f]{16}\.webp$/;
const OUR_SIZE = /^\.?products-(producto-\d+-[0-9a-f]{16})-/;
/** A size while it is made; the number is the process's. */
const SIZE_DRAFT = /^\.\d+-/;
/** What nobody refers to by then was left by a process that was cut off. */
const LEFT_BEHIND_MS = HOUR;

export class UploadedPictures {
  readonly #products: string;
  readonly #sizes: string;
  readonly #drafts: string;
  /** Of this process; every upload holds a place in it from its first byte on. */
  readonly queue = new UploadQueue();

  /** Over DATA_DIR/images. */
  constructor(images: string) {
    this.#products = productImagesFolder(images);
    this.#sizes = photographSizesFolder(images);
    this.#drafts = join(images, '.uploads');
  }

  /**
   * Keeps the picture and answers its name in the product images folder. Throws PICTURE_TOO_LARGE,
   * PICTURE_TYPE, PICTURE_HEIC, PICTURE_TOO_MANY_PIXELS, PICTURE_TOO_HEAVY_TO_OPEN or PICTURE_BROKEN,
   * and MALFORMED_REQUEST when whoever sent it is `signal`; then no file is left.
   */
  async add(productId: number, bytes: Buffer, signal: AbortSignal): Promise<string> {
    if (bytes.length > MAX_PICTURE_BYTES) throw new Failure('PICTURE_TOO_LARGE');
    const kind = pictureKind(bytes.subarray(0, PICTURE_HEAD_BYTES));
    if (kind === 'heic') throw new Failure('PICTURE_HEIC');
    if (kind === null) throw new Failure('PICTURE_TYPE');
    // One after the other: a decoded photograph is a good part of the memory that the server has.
    const picture = await this.queue.inTurn(() => normalisePicture(bytes), signal);
    refuseAborted(signal);
    const name = `producto-${productId}-${randomBytes(8).toString('hex')}.webp`;
    await this.#keep(name, picture);
    return name;
  }

  /** Removes a picture of ours with its sizes; any other name is left alone. */
  async remove(name: string): Promise<void> {
    if (!OURS.test(name)) return;
    await rm(join(this.#products, name), { force: true });
    const { name: stem } = parse(name);
    await this.#removeSizes((owner) => owner === stem);
  }

  /**
   * Removes what cut-off uploads have left, once it is an hour old: drafts, pictures of no product,
   * and what was made of them. `inUse` is asked after the folder is read; any process may sweep at any
   * time.
   */
  async sweep(inUse: () => Promise<ReadonlySet<string>>): Promise<void> {
    const before = (await this.#diskTime()) - LEFT_BEHIND_MS;
    const pictures = (await filesIn(this.#products)).filter((file) => OURS.test(basename(file)));
    const used = await inUse();
    const left = [
      ...pictures.filter((file) => !used.has(basename(file))),
      ...(await filesIn(this.#drafts)),
      ...(await filesIn(this.#sizes)).filter((file) => SIZE_DRAFT.test(basename(file))),
    ];
    for (const file of left) {
      if ((await writtenAt(file)) <= before) await rm(file, { force: true });
    }
    const stems = new Set((await filesIn(this.#products)).map((file) => parse(file).name));
    await this.#removeSizes((owner) => !stems.has(owner));
  }

  /** Files bear the time of the disk that they lie on, which may be another machine's. */
  async #diskTime(): Promise<number> {
    await mkdir(this.#drafts, { recursive: true });
    const probe = join(this.#drafts, randomUUID());
    await writeFile(probe, '');
    const { mtimeMs } = await stat(probe);
    await rm(probe, { force: true });
    return mtimeMs;
  }

  async #keep(name: string, picture: Buffer): Promise<void> {
    await mkdir(this.#drafts, { recursive: true });
    await mkdir(this.#products, { recursive: true });
    const draft = join(this.#drafts, randomUUID());
    try {
      await writeFile(draft, picture, { flush: true });
      await rename(draft, join(this.#products, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async #removeSizes(isGone: (owner: string) => boolean): Promise<void> {
    for (const size of await filesIn(this.#sizes)) {
      const owner = OUR_SIZE.exec(basename(size))?.[1];
      if (owner !== undefined && isGone(owner)) await rm(size, { force: true });
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => join(folder, name));
}

/** When the file was last written; never, for one that has gone meanwhile. */
async function writtenAt(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.mtimeMs ?? Infinity;
}
