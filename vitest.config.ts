import { defineConfig } from 'vitest/config';
import { API_PROJECTS } from './api/vitest.projects.ts';
import { WEB_PROJECTS } from './web/vitest.projects.ts';

export default defineConfig({
  test: {
    projects: ['core', ...API_PROJECTS, ...WEB_PROJECTS, 'checks'],
    // Most tests wait now and then, for a database or a timer: a third worker uses what two leave idle.
    maxWorkers: 3,
  },
});
