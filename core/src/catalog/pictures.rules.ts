// What may be uploaded as a product's picture: told by its content, never by its name.

export const PICTURE_FIELD = 'image';

export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** Beyond it a file is no photograph but an attempt to use up the memory. */
const MAX_PICTURE_PIXELS = 60_000_000;
/**
 * However few pixels there are in all, some rows are there as a whole at any time: 10,000,000 × 6 took 4.4
 * GB. So many, of at most 8 bytes, are 160 kB a row; a telephone's panorama has 16,000.
 */
const MAX_PICTURE_SIDE = 20_000;
/** What opening one picture may take beside all else that the server keeps in memory, in bytes. */
export const MAX_BYTES_TO_OPEN = 160_000_000;
/** How many of the first bytes pictureKind needs. */
export const PICTURE_HEAD_BYTES = 64;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * What the first bytes say that the file is: a picture that is taken, "heic" for the iPhone's own
 * kind, which is not, null for anything else (a script, a drawing, a document).
 */
export function pictureKind(head: Uint8Array): PictureKind | 'heic' | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (PNG.every((byte, index) => head[index] === byte)) return 'png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp';
  if (text(head, 4, 8) !== 'ftyp') return null;
  const brands = brandsIn(head);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

/** Of an ISO base media file: the major brand, then the compatible ones, as far as the box goes. */
function brandsIn(head: Uint8Array): string[] {
  const boxLength = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const end = Math.min(boxLength, head.length, PICTURE_HEAD_BYTES);
  const brands = [text(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4));
  return brands;
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}

/** What the head of a picture says of it. */
export type PictureMeasures = {
  kind: PictureKind;
  /** Of the largest picture in the file. */
  pixels: number;
  /** 1 to 4: grey to CMYK or colours with transparency. */
  channels: number;
  /** Of one channel of a pixel: 8, or more. */
  bits: number;
  /** Whether it comes in several passes over the whole picture: progressive or interlaced. */
  isProgressive: boolean;
};

/**
 * About how much memory it takes to open the picture, in bytes. What comes line by line is made small
 * on the way; anything else is there as a whole first. Measured (docs/decisions/0018).
 */
export function bytesToOpen(measures: PictureMeasures): number {
  return measures.pixels * BYTES_A_PIXEL[measures.kind](measures);
}

const BYTES_A_PIXEL: Record<PictureKind, (measures: PictureMeasures) => number> = {
  jpeg: ({ isProgressive, channels }) => (isProgressive ? 2 * channels + 0.25 : 1),
  png: ({ isProgressive, channels, bits }) =>
    isProgressive ? channels * (bits > 8 ? 2 : 1) + 1 : 2,
  // Only with its losses it comes line by line; its head does not always say so.
  webp: () => 4.1,
  avif: ({ bits }) => (bits > 8 ? 25.5 : 19.2),
};

const BOX_LENGTH = 20;

export type PictureSides = { width: number; height: number };

/** Whether a picture has more pixels in all, or along one side, than any photograph. */
export function isTooLarge({ width, height }: PictureSides): boolean {
  return Math.max(width, height) > MAX_PICTURE_SIDE || width * height > MAX_PICTURE_PIXELS;
}

/**
 * The pictures in an AVIF file, by its "ispe" boxes: one that is small may bring an enormous
 * transparency along.
 */
export function avifPictures(file: Uint8Array): PictureSides[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const pictures: PictureSides[] = [];
  for (let at = 0; at + BOX_LENGTH <= file.length; at += 1) {
    const isBox = file[at + 4] === 0x69 && file[at + 3] === BOX_LENGTH;
    if (!isBox || text(file, at + 4, at + 8) !== 'ispe') continue;
    pictures.push({ width: view.getUint32(at + 12), height: view.getUint32(at + 16) });
  }
  return pictures;
}
