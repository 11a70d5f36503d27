import { expect, test } from 'vitest';
import { pictureKind } from './pictures.rules.ts';

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
