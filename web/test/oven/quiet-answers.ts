import type { Answers } from '../fake-api.ts';

export const QUIET: Answers = {
  'GET /api/ordering': { body: { pausedUntil: null } },
};
