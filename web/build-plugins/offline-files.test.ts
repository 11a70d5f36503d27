import { expect, it } from 'vitest';
import { offlineFiles } from './offline-files.ts';

const STAFF = 'assets/staff/';
const SITE: Parameters<typeof offlineFiles>[1] = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], dynamicImports: ['start.tsx'] },
  'start.tsx': { file: 'assets/start.js', dynamicImports: ['home.tsx', 'desk.tsx'] },
  'home.tsx': { file: 'assets/home.js', assets: ['assets/oven.svg', 'assets/embers.webm'] },
  'desk.tsx': { file: `${STAFF}desk.js`, imports: ['_both.js', '_scanner.js'] },
  '_both.js': { file: 'assets/both.js' },
  '_scanner.js': { file: 'assets/scanner.js', assets: ['assets/decoder.js', 'assets/coal.svg'] },
  '_vendor.js': { file: 'assets/vendor.js', imports: ['_both.js'] },
  'style.css': { file: 'assets/style.css' },
  'letters.woff2': { file: 'assets/letters.woff2' },
};

const files = offlineFiles('<html>', SITE, STAFF);

it('keeps for everyone the code that their pages may load, the style and the fonts', () => {
  expect(files.everyone.toSorted()).toEqual([
    '/assets/both.js',
    '/assets/home.js',
    '/assets/index.js',
    '/assets/letters.woff2',
    '/assets/start.js',
    '/assets/style.css',
    '/assets/vendor.js',
  ]);
});

it('keeps for staff what only their pages load, workers too', () => {
  expect(files.staff.toSorted()).toEqual([
    '/assets/decoder.js',
    '/assets/scanner.js',
    '/assets/staff/desk.js',
  ]);
});

it('keeps the drawings of the pages for everyone, and no film', () => {
  expect(files.drawings).toEqual(['/assets/oven.svg']);
});

it('is another build with any other file, and the same with the same ones', () => {
  const { id } = files;
  expect(offlineFiles('<html>', SITE, STAFF).id).toBe(id);
  expect(offlineFiles('<html lang="es">', SITE, STAFF).id).not.toBe(id);
  const other = { ...SITE, 'home.tsx': { file: 'assets/home-2.js' } };
  expect(offlineFiles('<html>', other, STAFF).id).not.toBe(id);
});
