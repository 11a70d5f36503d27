// What staff have sent of points and got no answer to. It outlives the dialogs, which are closed and
// opened again between a lost answer and its repeat.
import { UnansweredKeys } from '../browser/idempotency-key.ts';

export const pointsKeys = new UnansweredKeys();
