import { REVIEWS } from '../review-samples.ts';
import type { Answers } from '../fake-api.ts';

export const QUIET: Answers = {
  'GET /api/reviews': { body: REVIEWS },
};
