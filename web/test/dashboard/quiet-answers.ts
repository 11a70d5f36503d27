import type { Answers } from '../fake-api.ts';
import { QUIET_DASHBOARD } from '../samples.ts';

export const QUIET: Answers = {
  'GET /api/dashboard-data': { body: QUIET_DASHBOARD },
  'GET /api/delivered-today': { body: { orders: [] } },
};
