import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'core',
    include: ['{src,utterances}/**/*.test.ts'],
    // Pure functions: no test can leave anything behind.
    isolate: false,
    // Thousands of generated cases: on a busy machine that may take a while, and is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
