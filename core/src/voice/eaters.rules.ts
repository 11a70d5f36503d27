// For how many a dish is: "para ocho", "para 8 personas", "de cuatro raciones".
// See docs/rules/voice.md#food.
import { isCountable } from './counted-words.rules.ts';
import { EATER_WORDS } from './food-words.ts';
import { readNumber } from './numbers.rules.ts';
import type { Eaters, Meaning } from './parts.ts';
import { wordSet } from './phrases.rules.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

const JOINTS = wordSet('para de');
const HOUR_ENDINGS = wordSet('y menos h');
const MOST_EATERS = 99;

/** "para dos y media" is an hour, "para dos y tres cervezas" is not. */
const isHour = (tokens: Tokens, to: number) =>
  HOUR_ENDINGS.has(wordAt(tokens, to)) && !isCountable(tokens, to + 2);

/** Whether the number is neither an hour nor counts what follows it. */
function isOfEaters(tokens: Tokens, to: number): boolean {
  const isInNumber = tokens[to]?.kind === 'mark' && tokens[to + 1]?.isGlued === true;
  return !isInNumber && !isHour(tokens, to) && !isCountable(tokens, to);
}

/** Null where nobody said for how many; "de ocho" needs its "personas". */
export function readEaters(tokens: Tokens, at: number): Read<Eaters> | null {
  const joint = wordAt(tokens, at);
  const number = JOINTS.has(joint) ? readNumber(tokens, at + 1) : null;
  if (!number || !(number.value.value <= MOST_EATERS)) return null;
  const { value: count } = number.value;
  const word = wordAt(tokens, number.to);
  if (EATER_WORDS.has(word)) {
    return { value: { count, text: `${count} ${word}` }, to: number.to + 1 };
  }
  if (joint !== 'para' || !isOfEaters(tokens, number.to)) return null;
  return { value: { count, text: String(count) }, to: number.to };
}

/** "para ocho" by itself, which corrects for how many a dish is. */
export function readEatersAlone(tokens: Tokens, at: number): Read<Meaning> | null {
  const eaters = wordAt(tokens, at) === 'para' ? readEaters(tokens, at) : null;
  return eaters && { value: { kind: 'eaters', eaters: eaters.value }, to: eaters.to };
}
