import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { appIcons } from './build-plugins/app-icons.ts';
import { brotliCopies } from './build-plugins/brotli-copies.ts';
import { callsWithoutSchemas } from './build-plugins/calls-without-schemas.ts';
import { chunkGroups, isStaffModule } from './build-plugins/chunks.ts';
import { modulesWithoutNames } from './build-plugins/modules-without-names.ts';
import { builtSite } from './build-plugins/offline-files.ts';
import { preloadFonts } from './build-plugins/preload-fonts.ts';
import { scriptsAfterFirstPaint } from './build-plugins/scripts-after-first-paint.ts';
import { zodWithoutEval } from './build-plugins/zod-without-eval.ts';
import { unusedComponents } from './build-plugins/unused-components.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const START = fileURLToPath(new URL('src/app/start.tsx', import.meta.url));
const ADOPTED_STYLE = fileURLToPath(new URL('src/ui/overlay/adopted-style.ts', import.meta.url));
/** The package leads to its build for developers, with what it warns them of: half a kilobyte on every page. */
const REACT_ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace(
  '/development/',
  '/production/',
);
const STAFF_CHUNKS = 'assets/staff/';
const OWN_ORDER = /^assets\/own-order-page-/;
const ON_EVERY_PAGE = /^assets\/(?:rolldown-runtime|vendor|basics|start)-/;

/** The site for the browser, with the manifest from which the renderer knows its files. */
const SITE: UserConfig = {
  plugins: [
    zodWithoutEval(),
    appIcons(),
    preloadFonts(),
    scriptsAfterFirstPaint(),
    unusedComponents(),
    brotliCopies(),
  ],
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Every name that is listed here is in the code of every page. Staff can do without the head start; what
      // every page has loaded by then needs none, nor does what is itself asked for at once. An order's page is
      // opened by its address, not from another.
      resolveDependencies: (importer, names, { hostType }) => {
        if (hostType === 'html') return names;
        return importer.startsWith(STAFF_CHUNKS) || OWN_ORDER.test(importer)
          ? []
          : names.filter((name) => name !== importer && !ON_EVERY_PAGE.test(name));
      },
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups(START) },
        chunkFileNames: ({ name, moduleIds }) => {
          const folder = moduleIds.some(isStaffModule) ? STAFF_CHUNKS : 'assets/';
          // The bundler lists after "~" which pages share it: too long for code that is on every page.
          return `${folder}${name.split('~')[0]}-[hash].js`;
        },
      },
    },
  },
};

/** The renderer for the server, whole in one bundle: the server has none of these libraries. */
const RENDERER: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/renderer',
    minify: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

/** The service worker, one file that knows the site beside which it is put (docs/decisions/0025). */
const WORKER: UserConfig = {
  plugins: [builtSite(`${ROOT}dist`, STAFF_CHUNKS)],
  build: {
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: `${ROOT}src/worker/main.ts`,
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
};

const SHARED: UserConfig = {
  root: ROOT,
  plugins: [callsWithoutSchemas(), modulesWithoutNames(), react(), tailwindcss()],
  resolve: { alias: { 'react-style-singleton': ADOPTED_STYLE, 'react-router': REACT_ROUTER } },
  build: {
    target: 'baseline-widely-available',
    // A drawing inside a script would be loaded before it is wanted.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/images': 'http://localhost:3000' } },
};

export default defineConfig(({ isSsrBuild, mode }) => {
  if (isSsrBuild) return mergeConfig(SHARED, RENDERER);
  return mergeConfig(SHARED, mode === 'worker' ? WORKER : SITE);
});
