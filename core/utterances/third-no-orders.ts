// Sentences that are no orders, written together with the third corpus.
import { ASKED_AND_CALLED_OFF } from './asked-and-called-off.ts';
import { HEARD_IN_THE_BACKGROUND } from './heard-in-the-background.ts';
import { SAID_OF_WHAT_IS_ORDERED } from './said-of-what-is-ordered.ts';
import { TALK_AMONG_THE_STAFF } from './talk-among-the-staff.ts';

export const THIRD_NO_ORDERS: readonly string[] = [
  ...SAID_OF_WHAT_IS_ORDERED,
  ...ASKED_AND_CALLED_OFF,
  ...TALK_AMONG_THE_STAFF,
  ...HEARD_IN_THE_BACKGROUND,
];
