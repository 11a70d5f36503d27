// What says nothing of the order: politeness, small words, and whoever is spoken to ("hola María").
// See docs/rules/voice.md#words-that-say-nothing.
import type { Day } from '../kernel/time/madrid-time.ts';
import { readDay } from './days.rules.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { KNOWN_FIRST_NAMES } from './known-names.ts';
import { FILLER_PHRASES, FILLER_WORDS, GREETINGS, isRequest, RELATIVES } from './ordinary-words.ts';
import type { DayPeriod, Meaning } from './parts.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

const FILLER: Meaning = { kind: 'filler' };

const PERIODS: readonly { book: ReturnType<typeof phraseBook>; period: DayPeriod }[] = [
  { book: phraseBook('por la mañana, a la mañana, de la mañana'), period: 'morning' },
  {
    book: phraseBook('por la tarde, esta tarde, a la tarde, de la tarde, de tarde'),
    period: 'afternoon',
  },
  {
    book: phraseBook('por la noche, esta noche, a la noche, de la noche, de noche'),
    period: 'night',
  },
];

/** Wishes begin with these. */
const WISH_WORDS = wordSet(
  `con sin bien muy poco hecho hecha hechos hechas hechito hechitos crujiente crujientes tostado tostados tostadito tostaditos
  troceado troceados cortado cortada cortados partido partidos abierto abiertos aparte doradito doraditos dorado dorados caliente
  calientes churruscado churruscados jugoso jugosos picante salado soso`.replaceAll(/\s+/g, ' '),
);

/** Behind them "hecho" is what somebody did: "se le ha hecho tarde". */
const AUXILIARIES = wordSet('he ha has han hemos habia habian');

/** "por la tarde", "esta noche". */
export function readPeriod(tokens: Tokens, at: number): Read<Meaning> | null {
  for (const { book, period } of PERIODS) {
    const to = phraseAt(book, tokens, at);
    if (to !== null) return { value: { kind: 'period', period }, to };
  }
  return null;
}

/** "hasta el domingo" takes leave. */
export function readLeave(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const day = wordAt(tokens, at) === 'hasta' ? readDay(tokens, at + 1, today) : null;
  return day && { value: FILLER, to: day.to };
}

export function readFillerPhrase(tokens: Tokens, at: number): Read<Meaning> | null {
  const to = phraseAt(FILLER_PHRASES, tokens, at);
  return to === null ? null : { value: FILLER, to };
}

const afterMark = (tokens: Tokens, at: number) => (tokens[at]?.kind === 'mark' ? at + 1 : at);

/** Whoever takes the order down: "hola María", "María, ponme dos pollos". Nobody's order is theirs. */
export function readAddressee(tokens: Tokens, at: number): Read<Meaning> | null {
  if (!KNOWN_FIRST_NAMES.has(wordAt(tokens, at))) return null;
  const before = tokens[at - 1]?.kind === 'mark' ? at - 2 : at - 1;
  const isGreeted = GREETINGS.has(wordAt(tokens, before));
  const isFirst = at === 0 || isGreeted;
  const isAsked = isFirst && isRequest(wordAt(tokens, afterMark(tokens, at + 1)));
  const isDirect = isGreeted && before === at - 1;
  return isAsked || isDirect ? { value: FILLER, to: at + 1 } : null;
}

export function readFillerWord(tokens: Tokens, at: number): Read<Meaning> | null {
  const word = wordAt(tokens, at);
  const isWish = WISH_WORDS.has(word) && !AUXILIARIES.has(wordAt(tokens, at - 1));
  if (isWish) return { value: { kind: 'wish' }, to: at + 1 };
  const isTalk = [WISH_WORDS, FILLER_WORDS, RELATIVES, EVERYDAY_WORDS].some((words) =>
    words.has(word),
  );
  return isTalk || isRequest(word) ? { value: FILLER, to: at + 1 } : null;
}
