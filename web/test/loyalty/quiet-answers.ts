import type { Answers } from '../fake-api.ts';
import { pointsAnswers } from '../points-samples.ts';

export const QUIET: Answers = {
  ...pointsAnswers(0),
  // An order that is opened at the desk asks whose phone it has.
  'POST /api/points/search-phone': { body: { found: false } },
};
