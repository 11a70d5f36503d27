// Orders as staff of a counter dictate them, written by somebody who had not seen the reader's code.
import { CHICKENS_AND_MORE } from './chickens-and-more.ts';
import { DICTATED_ORDERS } from './dictated-orders.ts';
import { HALF_HEARD_ORDERS } from './half-heard-orders.ts';
import { ORDERS_FOR_ANOTHER_DAY } from './orders-for-another-day.ts';
import { ORDERS_OF_TWO_MEANINGS } from './orders-of-two-meanings.ts';
import { ORDERS_TOLD_AT_LENGTH } from './orders-told-at-length.ts';
import { ORDERS_WITH_A_NUMBER_TO_CALL } from './orders-with-a-number-to-call.ts';
import type { SpokenUtterance } from './utterance.ts';

export const THIRD_CORPUS: readonly SpokenUtterance[] = [
  ...DICTATED_ORDERS,
  ...ORDERS_WITH_A_NUMBER_TO_CALL,
  ...ORDERS_FOR_ANOTHER_DAY,
  ...CHICKENS_AND_MORE,
  ...ORDERS_TOLD_AT_LENGTH,
  ...HALF_HEARD_ORDERS,
  ...ORDERS_OF_TWO_MEANINGS,
];
