import type { Answers } from '../fake-api.ts';

export const QUIET: Answers = {
  'GET /api/sales': {
    body: {
      ...{ day: '2026-11-20', sales: [], hasMore: false },
      standing: { count: 0, total: '0.00' },
    },
  },
};
