import { defineConfig } from 'vitest/config';
import { API_PROJECTS } from './api/vitest.projects.ts';
import { WEB_PROJECTS } from './web/vitest.projects.ts';

export default defineConfig({
  test: {
    projects: ['core', ...API_PROJECTS, ...WEB_PROJECTS, 'checks'],
    // Left to itself, Vitest keeps one of two processors for nothing.
    maxWorkers: 2,
  },
});
