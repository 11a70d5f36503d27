import type { Answers } from '../fake-api.ts';
import { SITE } from '../samples.ts';

export const QUIET: Answers = {
  'GET /api/site': { body: SITE },
  'POST /api/settings/initialize': { body: [] },
};
