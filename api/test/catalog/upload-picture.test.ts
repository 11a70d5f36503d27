// A product's picture: uploaded, kept in our own kind of file, replaced and taken away.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { UploadedPictures } from '../../src/catalog/index.ts';
import { openDesk, type Desk } from './catalog-desk.ts';
import { quietPhotographIndex } from './quiet-photograph-index.ts';
import {
  FORM_HEADERS,
  formBody,
  picture,
  pictureFile,
  plainPicture,
  upload,
} from './picture-form.ts';

const productsFolder = ({ under }: Desk) => join(under.folder, 'images/products');
const filesOf = (desk: Desk) =>
  existsSync(productsFolder(desk)) ? readdirSync(productsFolder(desk)).sort() : [];

/** Uploads to the first dessert; answers the product and the file that is kept. */
async function uploadTo(desk: Desk, bytes: Buffer, name = 'foto.jpg') {
  const { id, version } = await desk.product('Gata');
  const { status, body } = await upload(desk.staff, id, [{ bytes, name }]);
  const product = body as CatalogProduct;
  const file = join(productsFolder(desk), product.imageUrl ?? 'none');
  return { status, product, file, before: version };
}

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of the kind %s becomes a WebP under a name of our own, and is there for everybody',
    async (kind) => {
      const desk = await openDesk();
      const bytes = await pictureFile(kind, 640, 480);
      const { status, product, file, before } = await uploadTo(desk, bytes);
      expect(status).toBe(200);
      expect(product.imageUrl).toMatch(/^producto-\d+-[0-9a-f]{16}\.webp$/);
      expect(product.version).not.toBe(before);
      const { format, width, height } = await sharp(file).metadata();
      expect([format, width, height]).toEqual(['webp', 640, 480]);
      const visitor = desk.under.visitor();
      const { body } = await visitor.get('/api/products');
      expect(body).toContainEqual(expect.objectContaining({ imageUrl: product.imageUrl }));
      const check = await visitor.get(`/api/file-exists?path=${product.imageUrl}`);
      expect(check.body).toEqual({ exists: true });
    },
  );

  test('is told by its content, whatever it is called', async () => {
    const desk = await openDesk();
    const bytes = await picture(300, 200).png().toBuffer();
    for (const name of [
      'foto.php',
      'foto.svg',
      '../../../etc/passwd',
      'C:\\\\foto.exe',
      'ñ .jpg',
    ]) {
      const { status } = await uploadTo(desk, bytes, name);
      expect([name, status]).toEqual([name, 200]);
    }
    expect(filesOf(desk)).toHaveLength(1);
    expect(readdirSync(join(desk.under.folder, 'images')).sort()).toEqual(['.uploads', 'products']);
  });

  test('keeps nothing of what the camera wrote: no place, no owner, no preview', async () => {
    const desk = await openDesk();
    const told = picture(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Aram', Copyright: 'Aram' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 38/1 13/1', GPSLongitudeRef: 'W' },
      });
    const bytes = await told.toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { file } = await uploadTo(desk, bytes);
    const { exif, xmp, iptc, icc } = await sharp(file).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(readFileSync(file).includes('Aram')).toBe(false);
  });

  test('stands as the camera was held', async () => {
    const desk = await openDesk();
    const bytes = await picture(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { file } = await uploadTo(desk, bytes);
    const { width, height, orientation } = await sharp(file).metadata();
    expect([width, height, orientation]).toEqual([600, 900, undefined]);
  });

  test('is no larger than any screen needs', async () => {
    const desk = await openDesk();
    const bytes = await plainPicture(4000, 3000).jpeg().toBuffer();
    const { file } = await uploadTo(desk, bytes);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1600, 1200]);
  });

  test('gets the sizes in which browsers are served', async () => {
    const desk = await openDesk();
    const { product } = await uploadTo(desk, await plainPicture(400, 300).jpeg().toBuffer());
    const images = join(desk.under.folder, 'images');
    const index = quietPhotographIndex(images);
    await index.read();
    const found = index.list()[`products/${product.imageUrl?.replace('.webp', '') ?? ''}`];
    expect(found).toMatchObject({ width: 400, height: 300 });
    expect(found?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  });
});

describe('another picture', () => {
  test('takes the place of the first, whose file and sizes go', async () => {
    const desk = await openDesk();
    const bytes = await picture(300, 200).jpeg().toBuffer();
    const first = await uploadTo(desk, bytes);
    const images = join(desk.under.folder, 'images');
    await quietPhotographIndex(images).read();
    expect(readdirSync(join(images, 'sizes')).length).toBeGreaterThan(2);
    const second = await uploadTo(desk, bytes);
    expect(filesOf(desk)).toEqual([second.product.imageUrl]);
    expect(second.product.imageUrl).not.toBe(first.product.imageUrl);
    expect(readdirSync(join(images, 'sizes'))).toEqual([]);
  });

  test('of somebody who has not seen the last change is refused and leaves no file', async () => {
    const desk = await openDesk();
    const { id, version } = await desk.product('Gata');
    await desk.staff.patch(`/api/products/${id}`, { price: '3.30', version });
    const bytes = await picture(300, 200).jpeg().toBuffer();
    expect((await upload(desk.staff, id, [{ bytes }])).status).toBe(200);
    const before = filesOf(desk);
    const stale = await desk.staff.post(
      `/api/products/${id}/image?version=${version}`,
      formBody([{ bytes }]),
      FORM_HEADERS,
    );
    expect(stale).toMatchObject({ status: 409, body: { code: 'EDITED_MEANWHILE' } });
    expect(filesOf(desk)).toEqual(before);
  });

  test('stays where the database has taken it and nobody has heard so', async () => {
    const desk = await openDesk();
    const { shop } = desk.under;
    const transact = shop.db.transact.bind(shop.db);
    vi.spyOn(shop.db, 'transact').mockImplementationOnce(async (run) => {
      await transact(run);
      throw new Error('Connection terminated unexpectedly');
    });
    const { id } = await desk.product('Gata');
    const bytes = await pictureFile('jpeg', 320, 200);
    expect((await upload(desk.staff, id, [{ bytes }])).status).toBe(503);
    const { imageUrl } = await desk.product('Gata');
    expect(filesOf(desk)).toEqual([imageUrl]);
  });

  test('that is sent twice is one', async () => {
    const desk = await openDesk();
    const { id } = await desk.product('Gata');
    const key = { 'idempotency-key': 'picture-001' };
    const bytes = await picture(300, 200).jpeg().toBuffer();
    const first = await upload(desk.staff, id, [{ bytes }], key);
    const again = await upload(desk.staff, id, [{ bytes }], key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(filesOf(desk)).toEqual([(first.body as CatalogProduct).imageUrl]);
    const other = await picture(301, 200).jpeg().toBuffer();
    const refused = await upload(desk.staff, id, [{ bytes: other }], key);
    expect([refused.status, filesOf(desk).length]).toEqual([409, 1]);
  });
});

describe('a picture that is taken away', () => {
  test('goes with its file', async () => {
    const desk = await openDesk();
    const { product } = await uploadTo(desk, await picture(300, 200).jpeg().toBuffer());
    const url = `/api/products/${product.id}/image?version=${product.version}`;
    expect((await desk.staff.send('DELETE', url)).body).toMatchObject({ imageUrl: null });
    expect(filesOf(desk)).toEqual([]);
    expect((await desk.product('Gata')).imageUrl).toBeNull();
    const again = await desk.staff.send('DELETE', `/api/products/${product.id}/image`);
    expect([again.status, (again.body as CatalogProduct).imageUrl]).toEqual([200, null]);
  });

  test('leaves the file where it is a drawing of the house, or not in the folder at all', async () => {
    const desk = await openDesk();
    mkdirSync(productsFolder(desk), { recursive: true });
    writeFileSync(join(productsFolder(desk), 'gata.svg'), '<svg/>');
    writeFileSync(join(desk.under.folder, 'fuera.webp'), 'x');
    const { id } = await desk.product('Gata');
    await desk.staff.send('DELETE', `/api/products/${id}/image`);
    expect(filesOf(desk)).toEqual(['gata.svg']);
    for (const name of ['../../fuera.webp', '../../producto-1-0123456789abcdef.webp']) {
      await new UploadedPictures(join(desk.under.folder, 'images')).remove(name);
    }
    expect(existsSync(join(desk.under.folder, 'fuera.webp'))).toBe(true);
  });

  test('of a product that is not there is a 404', async () => {
    const { staff } = await openDesk();
    expect((await staff.send('DELETE', '/api/products/999/image')).status).toBe(404);
  });
});

test('what a process that was cut off has left goes with a later upload', async () => {
  const desk = await openDesk();
  const [products, drafts] = [productsFolder(desk), join(desk.under.folder, 'images/.uploads')];
  for (const folder of [products, drafts]) mkdirSync(folder, { recursive: true });
  const old = [join(products, 'producto-1-0123456789abcdef.webp'), join(drafts, 'draft')];
  const fresh = [join(products, 'producto-2-0123456789abcdef.webp'), join(drafts, 'other')];
  const house = join(products, 'propia.webp');
  for (const file of [...old, ...fresh, house]) writeFileSync(file, 'x');
  const now = Date.now() / 1000;
  for (const file of [...old, house]) utimesSync(file, now - 7200, now - 7200);
  await uploadTo(desk, await picture(300, 200).jpeg().toBuffer());
  expect([...old, ...fresh, house].map((file) => existsSync(file))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
