// Pictures that staff upload (docs/decisions/0015): checked, turned upright, freed of all that the
// camera wrote beside them, and laid among the product pictures under a name of our own, where they
// are found as photographs (photographs.ts) and get their sizes.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  PICTURE_HEAD_BYTES,
  pictureKind,
} from '@brasa/core/catalog/pictures.rules.ts';
import { Failure } from '../failure.ts';
import { pictureEngine } from './picture-engine.ts';
import { photographSizesFolder } from './photographs.ts';
import { productImagesFolder } from './product-images.ts';

/** No other file in the folder is ever removed. */
const OURS = /^producto-\d+-[0-9a-f]{16}\.webp$/;
const OUR_SIZE = /^\.?products-(producto-\d+-[0-9a-f]{16})-/;
const WIDEST = 1600;
const TALLEST = 2000;
const QUALITY = 90;
const SECONDS_TO_DECODE = 30;
/** Behind what is see-through: the paper of the site. */
const PAPER = '#fffaf1';
/** What nobody refers to by then was left by a process that was cut off. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

export class UploadedPictures {
  readonly #products: string;
  readonly #sizes: string;
  readonly #drafts: string;
  #working: Promise<unknown> = Promise.resolve();

  /** Over DATA_DIR/images. */
  constructor(images: string) {
    this.#products = productImagesFolder(images);
    this.#sizes = photographSizesFolder(images);
    this.#drafts = join(images, '.uploads');
  }

  /**
   * Keeps the picture and answers its name in the product images folder. Throws PICTURE_TOO_LARGE,
   * PICTURE_TYPE, PICTURE_HEIC, PICTURE_TOO_MANY_PIXELS or PICTURE_BROKEN; then no file is left.
   */
  async add(productId: number, bytes: Buffer): Promise<string> {
    if (bytes.length > MAX_PICTURE_BYTES) throw new Failure('PICTURE_TOO_LARGE');
    const kind = pictureKind(bytes.subarray(0, PICTURE_HEAD_BYTES));
    if (kind === 'heic') throw new Failure('PICTURE_HEIC');
    if (kind === null) throw new Failure('PICTURE_TYPE');
    // One after the other: a decoded photograph is a good part of the memory that the server has.
    const picture = await this.#inTurn(() => normalise(bytes));
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
   * Removes what cut-off uploads have left: drafts, and pictures and sizes of no product. What is old
   * is told by the disk's own clock, from the last file that was written.
   */
  async sweep(inUse: ReadonlySet<string>): Promise<void> {
    const pictures = (await namesIn(this.#products)).filter((name) => OURS.test(name));
    const drafts = (await namesIn(this.#drafts)).map((name) => join(this.#drafts, name));
    const unused = pictures
      .filter((name) => !inUse.has(name))
      .map((name) => join(this.#products, name));
    const latest = Math.max(
      0,
      ...(await Promise.all(pictures.map((name) => writtenAt(join(this.#products, name))))).filter(
        Number.isFinite,
      ),
    );
    for (const file of [...drafts, ...unused]) {
      if (latest - (await writtenAt(file)) >= LEFT_BEHIND_MS) await rm(file, { force: true });
    }
    const left = new Set((await namesIn(this.#products)).map((name) => parse(name).name));
    await this.#removeSizes((owner) => !left.has(owner));
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
    for (const size of await namesIn(this.#sizes)) {
      const owner = OUR_SIZE.exec(size)?.[1];
      if (owner !== undefined && isGone(owner)) await rm(join(this.#sizes, size), { force: true });
    }
  }

  #inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#working.then(job);
    this.#working = result.catch(() => undefined);
    return result;
  }
}

/** The picture upright, no larger than any screen needs, without a word about where it was taken. */
async function normalise(bytes: Buffer): Promise<Buffer> {
  const engine = await pictureEngine();
  // A flaw that is no loss, such as a camera's odd marker, is forgiven; a missing part is not.
  const options = {
    limitInputPixels: MAX_PICTURE_PIXELS,
    failOn: 'error',
    autoOrient: true,
  } as const;
  try {
    const { width, height } = await engine(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (width * height > MAX_PICTURE_PIXELS) throw new Failure('PICTURE_TOO_MANY_PIXELS');
    return await engine(bytes, options)
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS_TO_DECODE })
      .toBuffer();
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('PICTURE_BROKEN');
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** When the file was last written; never, for one that has gone meanwhile. */
async function writtenAt(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.mtimeMs ?? Infinity;
}
