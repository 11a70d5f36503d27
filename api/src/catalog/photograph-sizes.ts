// Makes the sizes of a photograph in which browsers are served: AVIF and WebP in a few widths, and one
// JPEG for whatever knows neither. What the camera wrote beside the picture is left out.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTOGRAPH_SIZES_PATH } from '@brasa/core/catalog/catalog.rules.ts';
import type { Photograph } from '@brasa/core/catalog/photographs.contract.ts';
import { checkMeasures, pictureEngine } from './picture-engine.ts';

const WIDTHS = [360, 720, 1080, 1600];
const JPEG_WIDTH = 1080;

type Size = { file: string; width: number; format: 'avif' | 'webp' | 'jpeg' };

/**
 * The sizes of the picture `file`, made unless they are there. `stem` names them, and changes with
 * the picture's content. Rejects when the file is no picture, or one that is too large to open.
 */
export async function photographSizes(
  file: string,
  stem: string,
  folder: string,
): Promise<Photograph> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const known = await knownSizes(stem, folder, present);
  if (known) return known;
  const sharp = await pictureEngine();
  const { autoOrient: measures } = await checkMeasures(sharp, file);
  const options = { limitInputPixels: measures.width * measures.height, autoOrient: true };
  const sizes = sizesOf(stem, measures.width);
  for (const size of sizes.filter((wanted) => !present.has(wanted.file))) {
    const picture = sharp(file, options).resize({ width: size.width }).toFormat(size.format);
    // Another process may be making the same one; whoever reads it must find it whole.
    const draft = join(folder, `.${process.pid}-${size.file}`);
    await picture.toFile(draft);
    await rename(draft, join(folder, size.file));
  }
  const photograph = describe(sizes, measures);
  await note(stem, folder, { files: sizes.map(({ file }) => file), photograph });
  return photograph;
}

/** What was found out about a picture, so that the next start need not read it again. */
type Note = { files: string[]; photograph: Photograph };

const noteName = (stem: string) => `.${stem}.json`;

async function knownSizes(
  stem: string,
  folder: string,
  present: ReadonlySet<string>,
): Promise<Photograph | null> {
  if (!present.has(noteName(stem))) return null;
  const cached = JSON.parse(await readFile(join(folder, noteName(stem)), 'utf8')) as Note;
  return cached.files.every((file) => present.has(file)) ? cached.photograph : null;
}

async function note(stem: string, folder: string, found: Note): Promise<void> {
  const draft = join(folder, `.${process.pid}-${stem}.json`);
  await writeFile(draft, JSON.stringify(found));
  await rename(draft, join(folder, noteName(stem)));
}

function sizesOf(stem: string, width: number): Size[] {
  const smaller = WIDTHS.filter((wanted) => wanted < width);
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  const size = (format: Size['format'], wide: number) => ({
    file: `${stem}-${wide}.${format}`,
    width: wide,
    format,
  });
  return [
    ...[...smaller, largest].flatMap((wide) => [size('avif', wide), size('webp', wide)]),
    size('jpeg', Math.min(width, JPEG_WIDTH)),
  ];
}

function describe(sizes: readonly Size[], measures: { width: number; height: number }): Photograph {
  const sourceSet = (format: Size['format']) =>
    sizes
      .filter((size) => size.format === format)
      .map((size) => `${PHOTOGRAPH_SIZES_PATH}${size.file} ${size.width}w`)
      .join(', ');
  const fallback = sizes.find((size) => size.format === 'jpeg');
  return {
    src: `${PHOTOGRAPH_SIZES_PATH}${fallback?.file ?? ''}`,
    width: measures.width,
    height: measures.height,
    sources: [
      { type: 'image/avif', srcSet: sourceSet('avif') },
      { type: 'image/webp', srcSet: sourceSet('webp') },
    ],
  };
}
