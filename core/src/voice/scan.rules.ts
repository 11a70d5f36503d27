// One walk over the tokens: at each place the first reader that understands something claims its span.
// Every reader looks a bounded number of tokens ahead, so that the work grows with the text's length.
import { madridDay, type Day } from '../kernel/time/madrid-time.ts';
import { readClockTime } from './clock-times.rules.ts';
import { readJoint } from './corrections.rules.ts';
import { readDay, readNamedFeast } from './days.rules.ts';
import type { Menu } from './dishes.rules.ts';
import {
  readAddressee,
  readFillerPhrase,
  readFillerWord,
  readLeave,
  readPeriod,
} from './fillers.rules.ts';
import { readEatersAlone } from './eaters.rules.ts';
import { readFood } from './food.rules.ts';
import { readBareName, readIntroducedName } from './names.rules.ts';
import type { Meaning, Part } from './parts.ts';
import { readPhone } from './phones.rules.ts';
import { wordSet } from './phrases.rules.ts';
import { readTimeSpan } from './time-spans.rules.ts';
import { heardBetween, wordAt, type Read, type Tokens } from './tokens.rules.ts';

type ScanContext = { menu: Menu; now: number; today: Day };

/** None of them follows an article; what is said of a chicken alone counts one that was not named. */
const NO_NOUNS = wordSet('y o para a de con sin el la los las asado grande pequeno');

type Reader = (tokens: Tokens, at: number, context: ScanContext) => Read<Meaning> | null;

/** "un" before a word that is no food is an article; before "y" or "para" it counted something that was lost. */
function isArticle(tokens: Tokens, at: number): boolean {
  const isOne = wordAt(tokens, at) === 'un' || wordAt(tokens, at) === 'una';
  return isOne && tokens[at + 1]?.kind === 'word' && !NO_NOUNS.has(wordAt(tokens, at + 1));
}

const readCounted: Reader = (tokens, at, { menu }) => {
  const food = readFood(tokens, at, menu);
  const isAlone = food?.value.kind === 'amount' && food.to === at + 1;
  return isAlone && isArticle(tokens, at) ? { value: { kind: 'filler' }, to: at + 1 } : food;
};

/** By rank: what is read first takes precedence. */
const READERS: readonly Reader[] = [
  readFillerPhrase,
  readPhone,
  (tokens, at, { now }) => readTimeSpan(tokens, at, now),
  readClockTime,
  readPeriod,
  (tokens, at, { today }) => readLeave(tokens, at, today),
  (tokens, at, { today }) => readNamedFeast(tokens, at, today),
  readIntroducedName,
  (tokens, at, { today }) => readDay(tokens, at, today),
  readCounted,
  readEatersAlone,
  readAddressee,
  readJoint,
  readBareName,
  readFillerWord,
];

const readUnknown: Reader = (tokens, at) => ({
  value: { kind: tokens[at]?.kind === 'mark' ? 'pause' : 'unknown' },
  to: at + 1,
});

function readPart(tokens: Tokens, at: number, context: ScanContext): Read<Meaning> {
  for (const reader of READERS) {
    const read = reader(tokens, at, context);
    if (read) return read;
  }
  return readUnknown(tokens, at, context) ?? { value: { kind: 'unknown' }, to: at + 1 };
}

/** All that was said, part by part; no token is left out. */
export function partsOf(tokens: Tokens, surroundings: Omit<ScanContext, 'today'>): Part[] {
  // Asked once: the calendar costs more than all readers of a token together.
  const context = { ...surroundings, today: madridDay(surroundings.now) };
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length;) {
    const { value, to } = readPart(tokens, at, context);
    parts.push({ ...value, from: at, to, heard: heardBetween(tokens, at, to) });
    at = to;
  }
  return parts;
}
