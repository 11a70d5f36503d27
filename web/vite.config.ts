import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { brotliCopies } from './build-plugins/brotli-copies.ts';
import { callsWithoutSchemas } from './build-plugins/calls-without-schemas.ts';
import { preloadFonts } from './build-plugins/preload-fonts.ts';
import { scriptsAfterFirstPaint } from './build-plugins/scripts-after-first-paint.ts';

const START = fileURLToPath(new URL('src/app/start.tsx', import.meta.url));
/** Changes only when a library does, so it stays in the visitor's cache. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;
/** What most pages show; by themselves these would be a dozen requests of half a kilobyte. */
const SMALL = [
  ...['badge', 'empty-state', 'error-state', 'picture', 'price', 'site-picture', 'skeleton'],
  ...['text-link', 'use-hydrated', 'use-now', 'allergen-list', 'catalog.queries'],
  ...['landing-path', 'cents', 'decimal', 'day-names', 'tenths', 'loyalty.rules', 'use-standalone'],
  ...['stamp-row', 'use-near'],
];

/** The opening hours, as three pages show them: one request instead of six. */
const HOURS = /\/web\/src\/hours\/(?:hours\.queries\.ts$|week\/)/;

/** What every form is made of: one request instead of a dozen. */
const FORMS =
  /\/web\/src\/(?:ui\/form\/(?:field|text-field|contact-fields|checkbox|choice-chips|date-field|select-field|form-error)|browser\/(?:forms\/lazy-resolver|api\/idempotency-key))\.tsx?$|node_modules\/react-hook-form\//;

const STAFF_CODE = /\/admin-/;

/** What the header's badge needs, for those who are signed in: one request instead of three. */
const POINTS = /\/loyalty\/(?:points-badge|points-texts|loyalty\.queries)\.tsx?$/;

/** A module of ours by its file's name, without its kind. */
function isSmall(id: string): boolean {
  const name = /\/(?:web|core)\/src\/.*\/([^/]+)\.tsx?$/.exec(id)?.[1];
  return name !== undefined && SMALL.includes(name);
}

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/** Whatever the start imports, directly or not, is on every page: one chunk instead of thirty. */
function basics(id: string, modules: Modules): string | null {
  entryModules ??= importsOf(START, modules, new Set());
  return (entryModules.has(id) && id !== START) || isSmall(id) ? 'basics' : null;
}

let entryModules: Set<string> | undefined;

function importsOf(id: string, modules: Modules, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
    importsOf(imported, modules, found);
  }
  return found;
}

/** The site for the browser, with the manifest from which the renderer knows its files. */
const SITE: UserConfig = {
  plugins: [preloadFonts(), scriptsAfterFirstPaint(), brotliCopies()],
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Every name that is listed here is in the code of every page; staff can do without the head start.
      resolveDependencies: (importer, names) => (STAFF_CODE.test(importer) ? [] : names),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR, priority: 2 },
            { name: basics, debugName: 'basics', priority: 1 },
            { name: 'points', test: POINTS, priority: 1 },
            { name: 'hours', test: HOURS, priority: 1 },
            { name: 'forms', test: FORMS, priority: 1 },
          ],
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

const SHARED: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [callsWithoutSchemas(), react(), tailwindcss()],
  build: {
    target: 'baseline-widely-available',
    // A drawing inside a script would be loaded before it is wanted.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/images': 'http://localhost:3000' } },
};

export default defineConfig(({ isSsrBuild }) => mergeConfig(SHARED, isSsrBuild ? RENDERER : SITE));
