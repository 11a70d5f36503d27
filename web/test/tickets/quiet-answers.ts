import type { Answers } from '../fake-api.ts';

export const QUIET: Answers = {
  'GET /api/printer': { body: { isSet: false, waiting: 0, fault: null, failingSince: null } },
};
