// What uploads that were cut off have left goes by the hourly job, and nothing else does.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { createShop } from '../../src/app.ts';
import { sweepPictures, UploadedPictures } from '../../src/catalog/index.ts';
import { readConfig } from '../../src/config.ts';
import type { Shop } from '../../src/shop.ts';
import { createStarterContent } from '../../src/site/index.ts';
import { emptyDatabase } from '../test-databases.ts';
import { openDesk } from './catalog-desk.ts';
import { picture, upload } from './picture-form.ts';
import { quietPhotographIndex } from './quiet-photograph-index.ts';

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Makes the files look as if they had been written two hours ago. */
function makeOld(...files: string[]): void {
  const then = Date.now() / 1000 - 7200;
  for (const file of files) utimesSync(file, then, then);
}

test('pictures, drafts and sizes of no product go when they are an hour old', async () => {
  const desk = await openDesk();
  const images = join(desk.under.folder, 'images');
  const folders = ['products', '.uploads', 'sizes'].map((name) => join(images, name));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const [products = '', drafts = '', sizes = ''] = folders;
  const { id } = await desk.product('Gata');
  const bytes = await picture(300, 200).jpeg().toBuffer();
  const { body } = await upload(desk.staff, id, [{ bytes }]);
  const used = join(products, (body as CatalogProduct).imageUrl ?? 'none');
  const left = [
    join(products, 'producto-1-0123456789abcdef.webp'),
    join(drafts, 'draft'),
    join(sizes, 'products-producto-1-0123456789abcdef-x-y-360.avif'),
    join(sizes, '.123-products-producto-1-0123456789abcdef-x-y-720.avif'),
  ];
  const fresh = [
    join(products, 'producto-2-0123456789abcdef.webp'),
    join(drafts, 'other'),
    join(sizes, 'products-producto-2-0123456789abcdef-x-y-360.avif'),
    join(sizes, '.124-products-producto-2-0123456789abcdef-x-y-720.avif'),
  ];
  const house = [join(products, 'propia.webp'), join(sizes, 'site-oven-x-y-360.avif')];
  for (const file of [...left, ...fresh, ...house]) writeFileSync(file, 'x');
  makeOld(...left, ...house, used);
  const sweep = () => sweepPictures(desk.under.shop, new UploadedPictures(images));
  // Several processes do it, at the same time or not.
  await Promise.all([sweep(), sweep()]);
  const there = (files: string[]) => files.map((file) => existsSync(file));
  expect(there(left)).toEqual([false, false, false, false]);
  expect(there([...fresh, ...house, used])).toEqual(Array<boolean>(7).fill(true));
  expect(namesIn(drafts)).toEqual(['other']);
});

test('in a shop without a picture there is nothing to sweep', async () => {
  const { under } = await openDesk();
  const images = join(under.folder, 'images');
  await sweepPictures(under.shop, new UploadedPictures(images));
  expect(namesIn(join(images, '.uploads'))).toEqual([]);
});

/** A shop on its first day; each use opens its database as a process does, and closes it again. */
async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-upload-'));
  const site = await emptyDatabase(folder);
  onTestFinished(async () => {
    await site.giveBack();
    rmSync(folder, { recursive: true, force: true });
  });
  async function inShop<Result>(use: (shop: Shop) => Promise<Result>): Promise<Result> {
    const database = await site.open();
    const shop = createShop(database, Date.now, readConfig({ DATA_DIR: folder }));
    return use(shop).finally(() => database.close());
  }
  await inShop(createStarterContent);
  return { folder, url: site.url, inShop };
}

const pictureOfFirst = ({ db }: Shop) =>
  db.read.selectFrom('products').select('imageUrl').where('id', '=', 1).executeTakeFirstOrThrow();

/** Uploads a picture for the first product and kills the process before it is committed. */
async function uploadAndKill(folder: string, databaseUrl: string): Promise<void> {
  const upload = fork(join(import.meta.dirname, 'upload-process.ts'), {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl, PRODUCT: '1' },
  });
  const gone = once(upload, 'exit');
  const early = gone.then(() => Promise.reject(new Error('the upload ended by itself')));
  await Promise.race([once(upload, 'message'), early]);
  upload.kill('SIGKILL');
  await gone;
}

test('an upload that is killed between its file and its product leaves nothing for longer than an hour', async () => {
  const { folder, url, inShop } = await openSite();
  const images = join(folder, 'images');
  const products = join(images, 'products');
  const before = await inShop(pictureOfFirst);
  await uploadAndKill(folder, url);

  const [orphan = '', ...others] = namesIn(products);
  expect(orphan).toMatch(/^producto-1-[0-9a-f]{16}\.webp$/);
  expect(others).toEqual([]);
  expect(await inShop(pictureOfFirst)).toEqual(before);
  // The shelf takes it for a photograph meanwhile.
  await quietPhotographIndex(images).read();
  expect(namesIn(join(images, 'sizes')).length).toBeGreaterThan(2);

  const sweep = () => inShop((shop) => sweepPictures(shop, new UploadedPictures(images)));
  await sweep();
  expect(namesIn(products)).toEqual([orphan]);
  makeOld(join(products, orphan));
  await sweep();
  expect([namesIn(products), namesIn(join(images, 'sizes'))]).toEqual([[], []]);
});
