import type { Answers } from '../fake-api.ts';
import { STOCK } from '../samples.ts';

export const QUIET: Answers = {
  'GET /api/stock': { body: STOCK },
};
