// The icons of the installed app, painted from the drawings in src/app/icons in the sizes that devices ask for,
// and the list from which the server writes the manifest (docs/rules/site.md#web-app-manifest).
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

type Drawing = 'icon' | 'maskable' | 'monochrome';
type Icon = { drawing: Drawing; size: number; purpose: 'any' | 'maskable' | 'monochrome' };

const ICONS: readonly Icon[] = [
  { drawing: 'icon', size: 192, purpose: 'any' },
  { drawing: 'icon', size: 512, purpose: 'any' },
  { drawing: 'maskable', size: 192, purpose: 'maskable' },
  { drawing: 'maskable', size: 512, purpose: 'maskable' },
  { drawing: 'monochrome', size: 512, purpose: 'monochrome' },
];

/** iOS rounds the corners itself, and paints black what is not filled. */
const APPLE_TOUCH = 180;
const FAVICONS = [16, 32, 48];

const SCREENSHOTS = [
  { name: 'narrow', sizes: '360x740', form_factor: 'narrow', label: 'La carta en el teléfono' },
  { name: 'wide', sizes: '1280x800', form_factor: 'wide', label: 'La portada' },
] as const;

const FOLDER = new URL('../src/app/icons/', import.meta.url);

/** A PNG of the drawing, so many pixels wide and high. */
async function painted(drawing: Drawing, size: number): Promise<Buffer> {
  const svg = await readFile(new URL(`${drawing}.svg`, FOLDER));
  // The drawings are 32 units wide; at 72 dots an inch a unit is a pixel.
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico of PNGs: a head, an entry of 16 bytes for each, then the pictures. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const nameOf = ({ purpose, size }: Icon) => `icon-${purpose}-${size}.png`;
const APPLE_NAME = 'apple-touch-icon.png';

export function appIcons(): Plugin {
  const references = new Map<string, string>();
  return {
    name: 'app-icons',
    apply: 'build',
    async buildStart() {
      const emit = (name: string, source: Uint8Array) =>
        references.set(name, this.emitFile({ type: 'asset', name, source }));
      for (const icon of ICONS) emit(nameOf(icon), await painted(icon.drawing, icon.size));
      emit(APPLE_NAME, await painted('maskable', APPLE_TOUCH));
      for (const { name } of SCREENSHOTS) {
        const file = fileURLToPath(new URL(`../screenshots/${name}.webp`, FOLDER));
        emit(`${name}.webp`, await readFile(file));
      }
      const favicons = FAVICONS.map(async (size) => ({ size, png: await painted('icon', size) }));
      const source = ico(await Promise.all(favicons));
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source });
    },
    generateBundle() {
      const addressOf = (name: string) => `/${this.getFileName(references.get(name) ?? '')}`;
      const icons = ICONS.map((icon) => ({
        src: addressOf(nameOf(icon)),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.purpose,
      }));
      const screenshots = SCREENSHOTS.map(({ name, ...shown }) => ({
        src: addressOf(`${name}.webp`),
        type: 'image/webp',
        ...shown,
      }));
      const source = JSON.stringify({ icons, screenshots });
      this.emitFile({ type: 'asset', fileName: 'app-icons.json', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.values(bundle ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes(APPLE_NAME),
        );
        if (!file) throw new Error('the build has no icon for iOS');
        return [
          { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
          { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${file.fileName}` } },
        ];
      },
    },
  };
}
