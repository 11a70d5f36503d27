import type { Answers } from '../fake-api.ts';
import { HOURS } from '../samples.ts';

export const QUIET: Answers = {
  'GET /api/business-hours': { body: HOURS },
  'GET /api/business-hours/special-days': { body: [] },
  'POST /api/admin/initialize': { body: { created: 0 } },
};
