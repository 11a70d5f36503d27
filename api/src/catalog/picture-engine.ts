// sharp, loaded with the first picture that needs it, and told to read nothing but photographs: its
// readers of drawings and documents never see what somebody has sent.
import { readFile } from 'node:fs/promises';
import type sharp from 'sharp';
import type { Metadata } from 'sharp';
import {
  avifPictures,
  bytesToOpen,
  isTooLarge,
  MAX_BYTES_TO_OPEN,
  type PictureKind,
  type PictureSides,
} from '@brasa/core/catalog/pictures.rules.ts';
import { Failure } from '../failure.ts';

export type PictureEngine = typeof sharp;

let loading: Promise<PictureEngine> | undefined;

/** The kinds of files that it reads, as libvips calls their readers. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

/** A picture needs more memory the more work on it, and pages are rendered meanwhile. */
const WORKERS = 2;

export function pictureEngine(): Promise<PictureEngine> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PictureEngine> {
  const { default: engine } = await import('sharp');
  engine.block({ operation: ['VipsForeignLoad'] });
  engine.unblock({ operation: READERS });
  // No picture is asked for twice; what was decoded need not be remembered.
  engine.cache(false);
  engine.concurrency(WORKERS);
  return engine;
}

/**
 * Reads no more than the head of the picture, bytes or a file's path. Throws PICTURE_TOO_MANY_PIXELS,
 * PICTURE_TOO_HEAVY_TO_OPEN where opening it would take more memory than there is for it, and a plain
 * error for what is no picture.
 */
export async function checkMeasures(
  engine: PictureEngine,
  picture: Buffer | string,
): Promise<Metadata> {
  // The engine's own limit would speak of no reason.
  const head = await engine(picture, { limitInputPixels: false }).metadata();
  const kind = KINDS[head.format];
  if (!kind) throw new Error('not a photograph');
  const pictures = kind === 'avif' ? [head, ...(await avifPicturesIn(picture))] : [head];
  if (pictures.some(isTooLarge)) throw new Failure('PICTURE_TOO_MANY_PIXELS');
  const pixels = Math.max(...pictures.map(({ width, height }) => width * height));
  const { channels, isProgressive } = head;
  const bits = head.bitsPerSample ?? (head.depth === 'uchar' ? 8 : 16);
  if (bytesToOpen({ kind, pixels, channels, bits, isProgressive }) > MAX_BYTES_TO_OPEN) {
    throw new Failure('PICTURE_TOO_HEAVY_TO_OPEN');
  }
  return head;
}

async function avifPicturesIn(picture: Buffer | string): Promise<PictureSides[]> {
  return avifPictures(typeof picture === 'string' ? await readFile(picture) : picture);
}

const KINDS: Partial<Record<Metadata['format'], PictureKind>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};
