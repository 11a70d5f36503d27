import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pure functions: no test can leave anything behind.
  test: { name: 'core', include: ['src/**/*.test.ts'], isolate: false },
});
