// From a sentence as a recogniser writes it to an order, and to what must be asked before it is one. It guesses
// nothing: whatever looks like a quantity, a time, a day, a name or a phone and was not understood is a doubt.
// See docs/rules/voice.md#how-a-text-is-read.
import type { ClockTime, Day } from '../kernel/time/madrid-time.ts';
import type { Tenths } from '../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../settings/read-setting.rules.ts';
import { nameOf, phoneOfParts } from './customer.rules.ts';
import { withLateAmounts } from './late-amounts.rules.ts';
import { withDaysForNames } from './day-names.rules.ts';
import { menuOf, type Dish } from './dishes.rules.ts';
import { ambiguous, inAskingOrder, type Doubt } from './doubts.ts';
import { spokenOrder } from './no-orders.rules.ts';
import { orderedFood, type HeardLine, type OrderedFood } from './ordered-food.rules.ts';
import type { Field, Part } from './parts.ts';
import { pickUpOf } from './pick-up.rules.ts';
import { partsOf } from './scan.rules.ts';
import { withoutRepetitions } from './repetitions.rules.ts';
import { settledParts } from './settle.rules.ts';
import { withoutTalk } from './talk.rules.ts';
import { tokensOf } from './tokens.rules.ts';
import { withWishes } from './wishes.rules.ts';

export type Surroundings = {
  now: number;
  /** Of the live menu, retired ones left out. */
  dishes: readonly Dish[];
  /** Whole and half chickens are never lines: they are `chickens`. */
  chickenProducts: ChickenProducts;
};

export type HeardOrder = {
  customerName: string | null;
  /** Of plain chickens; null where none were spoken of. */
  chickens: Tenths | null;
  lines: HeardLine[];
  /** The day that was said or follows; today where only a time was said and it lies ahead. */
  day: Day | null;
  time: ClockTime | null;
  /** Digits, with "+34" only where it was said. */
  customerPhone: string | null;
  /** What was ordered or wished and is no line. */
  details: string;
  /** The same as it is entered, what has no price marked. */
  enteredDetails: string;
  /** From 0 to 1. */
  confidence: number;
  /** What is missing or not clear, in the order in which it is to be asked; none in a complete order. */
  doubts: Doubt[];
};

/** What readers and corrections left open. */
function openDoubts(parts: readonly Part[]): Doubt[] {
  return parts.flatMap((part) =>
    part.kind === 'unclear'
      ? [
          {
            kind: 'ambiguous',
            field: part.field,
            heard: part.heard,
            options: part.options,
          } as const,
        ]
      : [],
  );
}

/** Words that nobody understood, beside food: they may be a dish, a wish or a name. */
function unknownDoubts(parts: readonly Part[]): Doubt[] {
  const words = parts.filter(({ kind }) => kind === 'unknown').map(({ heard }) => heard);
  if (words.length === 0) return [];
  return [ambiguous('dish', words.join(' '))];
}

const PENALTY_OF_A_DOUBT = 0.2;
const PENALTY_OF_A_WORD = 0.05;

/** An order without doubts is certain; each doubt and each word that was not understood makes it less so. */
function confidenceOf(doubts: readonly Doubt[], parts: readonly Part[]): number {
  const words = parts.filter(({ kind }) => kind === 'unknown').length;
  const confidence = 1 - doubts.length * PENALTY_OF_A_DOUBT - words * PENALTY_OF_A_WORD;
  return Math.max(0, Math.round(confidence * 100) / 100);
}

const OF_FOOD: ReadonlySet<Field> = new Set<Field>(['quantity', 'dish']);

/** Without food there is no order, whatever else was said. */
function foodDoubts(food: OrderedFood, parts: readonly Part[]): Doubt[] {
  const open = [...food.doubts, ...openDoubts(parts)];
  if (food.hasFood) return [...open, ...unknownDoubts(parts)];
  const isAsked = open.some((doubt) => doubt.kind === 'ambiguous' && OF_FOOD.has(doubt.field));
  return isAsked ? open : [...open, { kind: 'food' }];
}

export function readOrder(transcript: string, surroundings: Surroundings): HeardOrder {
  const { now, dishes, chickenProducts } = surroundings;
  const plain = [chickenProducts.whole, chickenProducts.half];
  const menu = menuOf(dishes.filter(({ id }) => !plain.includes(id)));
  const tokens = spokenOrder(withoutRepetitions(tokensOf(transcript)), menu);
  const heard = withDaysForNames(partsOf(tokens, { menu, now }), tokens, now);
  const said = withLateAmounts(withoutTalk(heard, tokens));
  const parts = settledParts(withWishes(said, tokens));
  const food = orderedFood(parts);
  const { name, doubts: ofName } = nameOf(parts);
  const { day, time, doubts: ofPickUp } = pickUpOf(parts, now);
  const { phone, doubts: ofPhone } = phoneOfParts(parts);
  const doubts = inAskingOrder([...ofName, ...foodDoubts(food, parts), ...ofPickUp, ...ofPhone]);
  return {
    customerName: name,
    chickens: food.chickens,
    lines: food.lines,
    day,
    time,
    customerPhone: phone,
    details: food.details,
    enteredDetails: food.enteredDetails,
    confidence: confidenceOf(doubts, parts),
    doubts,
  };
}
