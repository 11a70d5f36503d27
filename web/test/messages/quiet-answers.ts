import type { Answers } from '../fake-api.ts';

export const QUIET: Answers = {
  'GET /api/messages/failed': { body: [] },
};
