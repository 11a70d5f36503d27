import { expect, test } from 'vitest';
import {
  avifPictures,
  bytesToOpen,
  isTooLarge,
  MAX_BYTES_TO_OPEN,
  pictureKind,
  type PictureMeasures,
} from './pictures.rules.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const box = (length: number, ...brands: string[]) =>
  bytes([0, 0, 0, length], 'ftyp', brands[0] ?? '', [0, 0, 0, 0], brands.slice(1).join(''));

test.each([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
  ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['avif', box(24, 'avif', 'mif1')],
  ['avif', box(28, 'mif1', 'miaf', 'avif')],
  ['heic', box(24, 'heic', 'mif1')],
  ['heic', box(20, 'mif1', 'heic')],
] as const)('%s is told by its first bytes', (kind, head) => {
  expect(pictureKind(head)).toBe(kind);
});

test.each([
  ['nothing', bytes()],
  ['half a mark', bytes([0xff, 0xd8])],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a script', bytes('#!/bin/sh')],
  ['an animation', bytes('GIF89a')],
  ['sound in the same wrapping', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['a film', box(20, 'isom', 'mp42')],
  ['a brand behind the box', box(16, 'isom', 'avif')],
])('%s is no picture', (_name, head) => {
  expect(pictureKind(head)).toBeNull();
});

const megapixels = (most: Omit<PictureMeasures, 'pixels'>) =>
  Math.floor(MAX_BYTES_TO_OPEN / bytesToOpen({ ...most, pixels: 1_000_000 }));
const ordinary = { channels: 3, bits: 8, isProgressive: false };

test.each<[string, Omit<PictureMeasures, 'pixels'>, number]>([
  ['a JPEG of a camera', { ...ordinary, kind: 'jpeg' }, 160],
  ['a progressive JPEG', { ...ordinary, kind: 'jpeg', isProgressive: true }, 25],
  ['one for the press', { ...ordinary, kind: 'jpeg', isProgressive: true, channels: 4 }, 19],
  ['a PNG', { ...ordinary, kind: 'png', channels: 4, bits: 16 }, 80],
  ['an interlaced PNG', { ...ordinary, kind: 'png', isProgressive: true }, 40],
  ['a deep one', { kind: 'png', channels: 4, bits: 16, isProgressive: true }, 17],
  ['a WebP', { ...ordinary, kind: 'webp' }, 39],
  ['an AVIF', { ...ordinary, kind: 'avif' }, 8],
  ['an AVIF of more colours', { ...ordinary, kind: 'avif', bits: 10 }, 6],
])('%s can be opened up to so many megapixels', (_name, measures, most) => {
  expect(megapixels(measures)).toBe(most);
});

const ispe = (width: number, height: number) =>
  bytes(
    [0, 0, 0, 20],
    'ispe',
    [0, 0, 0, 0],
    ...[width, height].map((side) => [0, 0, side >> 8, side & 255]),
  );

test('an AVIF has several pictures in it', () => {
  const file = bytes('ftyp', [...ispe(100, 50)], [1, 2], [...ispe(3000, 2000)], [...ispe(7, 7)]);
  const sides = [
    { width: 100, height: 50 },
    { width: 3000, height: 2000 },
    { width: 7, height: 7 },
  ];
  expect(avifPictures(file)).toEqual(sides);
  expect(avifPictures(file.subarray(0, 30))).toEqual(sides.slice(0, 1));
  const odd = bytes([0, 0, 0, 21], 'ispe', [0, 0, 0, 0, 0, 0, 9, 9, 0, 0, 9, 9]);
  expect(avifPictures(odd)).toEqual([]);
  expect(avifPictures(bytes())).toEqual([]);
});

test.each([
  [10_000_000, 6, true],
  [6, 10_000_000, true],
  [20_001, 1, true],
  [20_000, 3000, false],
  [16_000, 3750, false],
  [7745, 7746, false],
  [7746, 7746, true],
])('a picture of %d × %d is too large: %s', (width, height, expected) => {
  expect(isTooLarge({ width, height })).toBe(expected);
});
