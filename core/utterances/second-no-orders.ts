// Sentences that are no orders, written together with the second corpus.
import { OVERHEARD_AT_THE_COUNTER } from './overheard-at-the-counter.ts';
import { OVERHEARD_FROM_THE_RADIO } from './overheard-from-the-radio.ts';
import { OVERHEARD_IN_THE_KITCHEN } from './overheard-in-the-kitchen.ts';
import { SENTENCES_OUT_OF_SILENCE } from './sentences-out-of-silence.ts';

export const SECOND_NO_ORDERS: readonly string[] = [
  ...OVERHEARD_AT_THE_COUNTER,
  ...OVERHEARD_FROM_THE_RADIO,
  ...OVERHEARD_IN_THE_KITCHEN,
  ...SENTENCES_OUT_OF_SILENCE,
];
