// npm run pictures: the pictures of README.md and docs/, taken anew into docs/screens.
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { GALLERY } from './gallery.ts';

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  reporter: 'list',
  // Nothing of the gallery is in the build.
  webServer: {
    command: `node ../../node_modules/vite/bin/vite.js ../../web --port ${new URL(GALLERY).port} --strictPort --logLevel error`,
    url: GALLERY,
  },
});
