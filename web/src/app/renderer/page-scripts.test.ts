import { expect, it } from 'vitest';
import { pageScripts } from './page-scripts.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'] },
  'src/app/start.tsx': { file: 'assets/start.js', imports: ['_vendor.js', '_react.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_react.js': { file: 'assets/react.js' },
  '_tabs.js': { file: 'assets/tabs.js', imports: ['_vendor.js', 'src/menu.tsx'] },
  'src/menu.tsx': { file: 'assets/menu.js', imports: ['_vendor.js', '_tabs.js'] },
};

it('names the start, a page’s chunk and what they import, but nothing that the entry brings', () => {
  expect(pageScripts(MANIFEST, 'src/menu.tsx')).toEqual([
    '/assets/start.js',
    '/assets/react.js',
    '/assets/menu.js',
    '/assets/tabs.js',
  ]);
});

it('refuses a module that the build does not know', () => {
  expect(() => pageScripts(MANIFEST, 'src/other.tsx')).toThrow('src/other.tsx');
});
