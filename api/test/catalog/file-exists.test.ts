// Which pictures there are, and nothing else of the disk (docs/rules/catalog.md#file-exists).
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openShop } from '../shop-under-test.ts';

/** A shop with pictures, and with files around them that are nobody's business. */
async function shopWithPictures() {
  const under = await openShop();
  const images = join(under.folder, 'images/products');
  mkdirSync(join(images, 'verano'), { recursive: true });
  for (const name of ['pollo.svg', 'pollo a l’ast ñ.svg', '100% leña.svg', 'verano/gazpacho.svg']) {
    writeFileSync(join(images, name), '<svg/>');
  }
  writeFileSync(join(under.folder, 'images/secreto.txt'), 'x');
  mkdirSync(join(under.folder, 'images/products-viejos'));
  writeFileSync(join(under.folder, 'images/products-viejos/pollo.svg'), '<svg/>');
  symlinkSync(join(under.folder, 'images/secreto.txt'), join(images, 'fuera.svg'));
  symlinkSync('/etc', join(images, 'etc'));
  symlinkSync(join(images, 'pollo.svg'), join(images, 'dentro.svg'));
  symlinkSync(join(images, 'nada.svg'), join(images, 'roto.svg'));
  const exists = async (path: string) => {
    const reply = await under.visitor().get(`/api/file-exists?path=${path}`);
    return reply.status === 200 ? (reply.body as { exists: boolean }).exists : reply.status;
  };
  return { under, exists };
}

describe('file-exists', () => {
  test('finds a picture with and without its folder', async () => {
    const { exists } = await shopWithPictures();
    const there = [
      'pollo.svg',
      '/images/products/pollo.svg',
      'images/products/pollo.svg',
      encodeURIComponent('/images/products/pollo.svg'),
      encodeURIComponent('pollo a l’ast ñ.svg'),
      encodeURIComponent('100% leña.svg'),
      'verano/gazpacho.svg',
    ];
    for (const path of there) expect([path, await exists(path)]).toEqual([path, true]);
  });

  test('finds nothing else', async () => {
    const { exists, under } = await shopWithPictures();
    const elsewhere = [
      'nada.svg',
      'POLLO.SVG',
      '.',
      './',
      '..',
      'verano',
      'verano/',
      '/images/products/',
      '../secreto.txt',
      '..%2Fsecreto.txt',
      '..%5Csecreto.txt',
      '%2e%2e%2fsecreto.txt',
      '%252e%252e%252fsecreto.txt',
      '../products-viejos/pollo.svg',
      '/images/products/../secreto.txt',
      '/images/products//etc/passwd',
      'verano/../../secreto.txt',
      '/etc/passwd',
      encodeURIComponent(join(under.folder, 'brasa.sqlite')),
      encodeURIComponent(join(under.folder, 'images/products/pollo.svg')),
      'file:///etc/passwd',
      'fuera.svg',
      'dentro.svg',
      'etc/passwd',
      'roto.svg',
      'C:%5Cpollo.svg',
      '%F0%9F%8D%97.svg',
      'x'.repeat(300),
    ];
    for (const path of elsewhere) expect([path, await exists(path)]).toEqual([path, false]);
  });

  test('refuses a question that is none', async () => {
    const { exists, under } = await shopWithPictures();
    const noFile = ['pollo.svg%00', 'pollo.svg%00.png', '%00'];
    for (const path of ['', 'x'.repeat(301), 'a.svg&path=b.svg', ...noFile]) {
      expect([path, await exists(path)]).toEqual([path, 400]);
    }
    expect((await under.visitor().get('/api/file-exists')).status).toBe(400);
  });

  test('finds nothing in a shop that has no folder of pictures', async () => {
    const { visitor } = await openShop();
    const reply = await visitor().get('/api/file-exists?path=pollo.svg');
    expect([reply.status, reply.body]).toEqual([200, { exists: false }]);
  });
});
