import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliCopies } from './build-plugins/brotli-copies.ts';
import { preloadFonts } from './build-plugins/preload-fonts.ts';

/** What nearly every page shows; by themselves these would be a dozen requests of half a kilobyte. */
const BASICS =
  /\/web\/src\/(?:ui\/(?:button|spinner|skeleton|empty-state|error-state|price|text-link)|accounts\/workplace)|\/core\/src\/kernel\/(?:cents|decimal|phone)|lucide-react\/dist\/esm\/(?!icons)/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts(), brotliCopies()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only when a library does, so it stays in the visitor's cache.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
            },
            { name: 'basics', test: BASICS },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/images': 'http://localhost:3000' } },
});
