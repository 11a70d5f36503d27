// Orders written after the reader was made, by somebody who had not seen its rules' code.
import { CHANGED_MINDS } from './changed-minds.ts';
import { FAMILY_ORDERS } from './family-orders.ts';
import { FESTIVAL_ORDERS } from './festival-orders.ts';
import { MENU_ORDERS } from './menu-orders.ts';
import { MISHEARD_ORDERS } from './misheard-orders.ts';
import { PHONE_DICTATION } from './phone-dictation.ts';
import { RAMBLING_ORDERS } from './rambling-orders.ts';
import { RUSH_HOUR_ORDERS } from './rush-hour-orders.ts';
import { UNCLEAR_ORDERS } from './unclear-orders.ts';
import { UNFINISHED_ORDERS } from './unfinished-orders.ts';
import type { SpokenUtterance } from './utterance.ts';

export const SECOND_CORPUS: readonly SpokenUtterance[] = [
  ...RUSH_HOUR_ORDERS,
  ...RAMBLING_ORDERS,
  ...MISHEARD_ORDERS,
  ...PHONE_DICTATION,
  ...FESTIVAL_ORDERS,
  ...FAMILY_ORDERS,
  ...MENU_ORDERS,
  ...CHANGED_MINDS,
  ...UNFINISHED_ORDERS,
  ...UNCLEAR_ORDERS,
];
