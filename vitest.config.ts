import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['core', 'api', 'web', 'checks'],
    // Left to itself, Vitest keeps one of two processors for nothing.
    maxWorkers: 2,
  },
});
