// Photographs that stand in for drawings: found by their names, served in sizes.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { photographs } from '@brasa/core/catalog/photographs.contract.ts';
import { PhotographIndex } from '../../src/catalog/index.ts';

const USED = new Set(['site/oven', 'site/family', 'site/fiesta', 'products/pollo-entero']);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9480f' } });

/** An index over fresh folders "site" and "products", and what it has told. */
function emptyIndex(titlesInUse = () => Promise.resolve<ReadonlySet<string>>(USED)) {
  const images = mkdtempSync(join(tmpdir(), 'brasa-photographs-'));
  onTestFinished(() => rmSync(images, { recursive: true, force: true }));
  for (const folder of ['site', 'products']) mkdirSync(join(images, folder));
  const faults: string[] = [];
  const unused: string[] = [];
  const index = new PhotographIndex(images, ['site', 'products'], titlesInUse, {
    fault: (file) => faults.push(file),
    unused: (file) => unused.push(file),
  });
  return { images, index, faults, unused };
}

test('there are none at first', async () => {
  const { index } = emptyIndex();
  await index.read();
  expect(index.list()).toEqual({});
});

test('a photograph is known by its folder and name, in sizes up to its own', async () => {
  const { images, index } = emptyIndex();
  await picture(900, 600).jpeg().toFile(join(images, 'site/oven.jpg'));
  await index.read();
  const found = photographs.parse(index.list());
  expect(Object.keys(found)).toEqual(['site/oven']);
  const { src, width, height, sources } = found['site/oven']!;
  expect([width, height]).toEqual([900, 600]);
  expect(src).toMatch(/^\/images\/sizes\/site-oven-[\w-]+-900\.jpeg$/);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { type, srcSet } of sources) {
    const widths = [...srcSet.matchAll(/(\S+) (\d+)w/g)];
    expect(widths.map(([, , wide]) => wide)).toEqual(['360', '720', '900']);
    for (const [, address = '', wide] of widths) {
      const file = join(images, 'sizes', address.slice('/images/sizes/'.length));
      const made = await sharp(file).metadata();
      expect([made.width, `image/${made.format === 'heif' ? 'avif' : made.format}`]).toEqual([
        Number(wide),
        type,
      ]);
    }
  }
});

test('a photograph that is larger than any screen is made smaller, and stands as it was held', async () => {
  const { images, index } = emptyIndex();
  const turned = picture(300, 1700).jpeg().withMetadata({ orientation: 6 });
  await turned.toFile(join(images, 'products/pollo-entero.jpeg'));
  await index.read();
  const found = index.list()['products/pollo-entero'];
  expect(found).toMatchObject({ width: 1700, height: 300 });
  expect(found?.sources[0]?.srcSet).toMatch(/-1600\.avif 1600w$/);
});

test('the sizes carry nothing that the camera wrote', async () => {
  const { images, index } = emptyIndex();
  const told = picture(400, 300)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Aram' } });
  await told.toFile(join(images, 'site/family.jpg'));
  await index.read();
  const made = readdirSync(join(images, 'sizes')).filter((name) => !name.startsWith('.'));
  expect(made).toHaveLength(5);
  for (const name of made) {
    expect((await sharp(join(images, 'sizes', name)).metadata()).exif).toBeUndefined();
  }
});

test('what is no picture, a bomb or a stray name is told or passed over, and the rest is shown', async () => {
  const { images, index, faults } = emptyIndex();
  writeFileSync(join(images, 'site/oven.jpg'), '<script>alert(1)</script>');
  writeFileSync(join(images, 'site/notas.txt'), 'comprar leña');
  writeFileSync(join(images, 'site/.oculto.jpg'), 'x');
  await picture(9000, 9000).png().toFile(join(images, 'site/fiesta.png'));
  await picture(400, 300).webp().toFile(join(images, 'site/family.webp'));
  await index.read();
  expect(Object.keys(index.list())).toEqual(['site/family']);
  expect(faults).toEqual(['site/fiesta.png', 'site/oven.jpg']);
});

test('one with few pixels in all but an enormous side is never opened, a hidden one in an AVIF either', async () => {
  const { images, index, faults } = emptyIndex();
  await picture(20_001, 2).png().toFile(join(images, 'site/oven.png'));
  const avif = await picture(40, 30).avif().toBuffer();
  const box = Buffer.from(avif.subarray(avif.indexOf('ispe') - 4, avif.indexOf('ispe') + 16));
  box.writeUInt32BE(8000, 12);
  box.writeUInt32BE(8000, 16);
  writeFileSync(join(images, 'site/fiesta.avif'), Buffer.concat([avif, box]));
  await index.read();
  expect(index.list()).toEqual({});
  expect(faults).toEqual(['site/fiesta.avif', 'site/oven.png']);
});

test('a photograph that goes away or is replaced is noticed, and only then', async () => {
  const { images, index } = emptyIndex();
  let changes = 0;
  await picture(400, 300).jpeg().toFile(join(images, 'site/oven.jpg'));
  await index.open(() => changes++);
  onTestFinished(() => index.close());
  await index.read();
  const first = index.list()['site/oven'];
  await index.read();
  expect(changes).toBe(1);
  await picture(500, 300).jpeg().toFile(join(images, 'site/oven.jpg'));
  await index.read();
  expect(index.list()['site/oven']?.src).not.toBe(first?.src);
  rmSync(join(images, 'site/oven.jpg'));
  await index.read();
  expect([index.list(), changes]).toEqual([{}, 3]);
});

test('a link is passed over: what it leads to is not even opened', async () => {
  const { images, index, faults } = emptyIndex();
  await picture(400, 300).jpeg().toFile(join(images, 'foto.jpg'));
  symlinkSync(join(images, 'foto.jpg'), join(images, 'site/oven.jpg'));
  await index.read();
  expect([index.list(), faults]).toEqual([{}, []]);
});

test('a file that nothing shows is told once: a misspelt name, another ending or folder', async () => {
  const { images, index, unused } = emptyIndex();
  const files = [
    ...['oven.jpg', 'site/Oven.jpg', 'site/oven.gif', 'site/el horno.jpg', 'site/oven.jpg'],
    ...['products/pollo-enterro.jpg', 'products/pollo-entero.webp', 'products/.borrador.jpg'],
    'products/producto-3-0123456789abcdef.webp',
  ];
  for (const file of files) await picture(40, 30).jpeg().toFile(join(images, file));
  await index.read();
  await index.read();
  expect(unused).toEqual([
    ...['oven.jpg', 'site/Oven.jpg', 'site/el horno.jpg', 'site/oven.gif'],
    'products/pollo-enterro.jpg',
  ]);
});

test('nothing is told as unused while the shop cannot tell what it shows', async () => {
  const { images, index, unused } = emptyIndex(() => Promise.reject(new Error('database away')));
  await picture(40, 30).jpeg().toFile(join(images, 'site/horno.jpg'));
  await index.read();
  expect([unused, Object.keys(index.list())]).toEqual([[], ['site/horno']]);
});
