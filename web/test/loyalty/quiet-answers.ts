import { pointsAnswers } from '../points-samples.ts';

export const QUIET = pointsAnswers(0);
