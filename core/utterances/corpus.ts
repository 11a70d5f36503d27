// All that people say to the shop, each with the moment at which it is said.
import { AMBIGUOUS } from './ambiguous.ts';
import { CORRECTIONS } from './corrections.ts';
import { DAYS } from './days.ts';
import { DISHES } from './dishes.ts';
import { INCOMPLETE } from './incomplete.ts';
import { LONG_ORDERS } from './long-orders.ts';
import { NAMES } from './names.ts';
import { ORDERS_WITH_NEWS } from './orders-with-news.ts';
import { OTHER_DAYS } from './other-days.ts';
import { PHONES } from './phones.ts';
import { PLAIN_ORDERS } from './plain-orders.ts';
import { QUANTITIES } from './quantities.ts';
import { SECOND_CORPUS } from './second-corpus.ts';
import { THIRD_CORPUS } from './third-corpus.ts';
import { TIMES } from './times.ts';
import type { SpokenUtterance } from './utterance.ts';
import { VALENCIAN_AND_ARMENIAN_NAMES } from './valencian-and-armenian-names.ts';

export const CORPUS: readonly SpokenUtterance[] = [
  ...PLAIN_ORDERS,
  ...LONG_ORDERS,
  ...QUANTITIES,
  ...TIMES,
  ...DAYS,
  ...NAMES,
  ...VALENCIAN_AND_ARMENIAN_NAMES,
  ...PHONES,
  ...DISHES,
  ...CORRECTIONS,
  ...INCOMPLETE,
  ...AMBIGUOUS,
  ...OTHER_DAYS,
  ...SECOND_CORPUS,
  ...THIRD_CORPUS,
  ...ORDERS_WITH_NEWS,
];
