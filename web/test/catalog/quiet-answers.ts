import type { Answers } from '../fake-api.ts';

export const QUIET: Answers = {
  'GET /api/categories': { body: [] },
  'GET /api/products': { body: [] },
  'GET /api/menus/featured': { body: [] },
  'GET /api/photographs': { body: {} },
};
