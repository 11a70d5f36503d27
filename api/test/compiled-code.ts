// The code that a worker has loaded is kept compiled for the workers and servers that come after it (NODE_COMPILE_CACHE,
// which the gate sets). A worker is ended without a word, and so it writes after each of its files.
import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// TypeScript's types leave blanks: lines and columns are those of the source.
process.setSourceMapsEnabled(false);

afterAll(() => {
  flushCompileCache();
});
