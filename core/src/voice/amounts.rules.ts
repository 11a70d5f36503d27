// How many: "dos", "medio", "tres y medio", "2,5", "2 1/2", "un par de", "media docena de".
// See docs/rules/voice.md#quantities.
import { MEASURE_WORDS } from './food-words.ts';
import { readNumber } from './numbers.rules.ts';
import { isHalfSign, isInnerMark, wordAt, type Read, type Tokens } from './tokens.rules.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';

export type Amount = {
  /** In tenths; NaN where it was not understood. */
  tenths: number;
  isDozens: boolean;
  /** Halves were spoken of, which are of chickens: "medio", "dos medios", "tres y medio". */
  hasHalf: boolean;
};

const HALVES = wordSet('medio media medios medias');
const MORE = wordSet('otro otra');
/** How many these are nobody knows. */
const VAGUE = phraseBook(
  'unos cuantos, unas cuantas, varios, varias, algunos, algunas, muchos, muchas, bastantes',
);

const counted = (tenths: number, to: number): Read<Amount> => ({
  value: { tenths, isDozens: false, hasHalf: tenths % 10 === 5 },
  to,
});

const inDozens = (dozens: number, to: number): Read<Amount> => ({
  value: { tenths: dozens * 12, isDozens: true, hasHalf: false },
  to,
});

/** The place after "1/2" or "½"; null where neither stands. */
export function afterHalfSign(tokens: Tokens, at: number): number | null {
  if (isHalfSign(tokens, at)) return at + 1;
  const isFraction =
    wordAt(tokens, at) === '1' &&
    isInnerMark(tokens, at + 1, '/') &&
    wordAt(tokens, at + 2) === '2';
  return isFraction ? at + 3 : null;
}

/** The place after "y medio", "y 1/2" or "1/2", unless it is half of something else ("y medio kilo"). */
export function afterAndHalf(tokens: Tokens, at: number): number | null {
  const start = wordAt(tokens, at) === 'y' ? at + 1 : at;
  const isSaid = start > at && HALVES.has(wordAt(tokens, start));
  const to = isSaid ? start + 1 : afterHalfSign(tokens, start);
  return to !== null && !MEASURE_WORDS.has(wordAt(tokens, to)) ? to : null;
}

const withoutOf = (tokens: Tokens, at: number) => (wordAt(tokens, at) === 'de' ? at + 1 : at);

/** "docena de", "docenas de" after its number. */
function readDozens(tenths: number, tokens: Tokens, at: number): Read<Amount> | null {
  const isDozen = wordAt(tokens, at) === 'docena' || wordAt(tokens, at) === 'docenas';
  return isDozen ? inDozens(tenths, withoutOf(tokens, at + 1)) : null;
}

/** "2,5" and "dos coma cinco": one digit behind the comma, and only halves. */
function readDecimal(whole: number, tokens: Tokens, at: number): Read<Amount> | null {
  const isWritten = isInnerMark(tokens, at, ',.') && tokens[at + 1]?.kind === 'number';
  const behind = isWritten || wordAt(tokens, at) === 'coma' ? readNumber(tokens, at + 1) : null;
  if (!behind) return null;
  const { digits } = behind.value;
  const isHalf = digits === '0' || digits === '5';
  return counted(isHalf ? whole * 10 + Number(digits) : NaN, behind.to);
}

/** What follows a whole number: a decimal, "medios", "y medio", "docenas". */
function readAfterNumber(whole: number, tokens: Tokens, at: number): Read<Amount> {
  const special = readDecimal(whole, tokens, at) ?? readDozens(whole * 10, tokens, at);
  if (special) return special;
  if (HALVES.has(wordAt(tokens, at))) {
    // "dos medio pollos" may be two halves or two and a half.
    const agrees = whole === 1 || wordAt(tokens, at).endsWith('s');
    const halves = counted(agrees ? whole * 5 : NaN, at + 1);
    return { ...halves, value: { ...halves.value, hasHalf: agrees } };
  }
  const half = afterAndHalf(tokens, at);
  return half === null ? counted(whole * 10, at) : counted(whole * 10 + 5, half);
}

/** "medio", "1/2", "media docena de"; "media" by itself is half of something else, or of an hour. */
function readHalf(tokens: Tokens, at: number): Read<Amount> | null {
  const word = wordAt(tokens, at);
  const to = word === 'medio' || word === 'media' ? at + 1 : afterHalfSign(tokens, at);
  if (to === null) return null;
  const half = counted(5, to);
  const isOfChicken = word !== 'media';
  return readDozens(5, tokens, to) ?? { ...half, value: { ...half.value, hasHalf: isOfChicken } };
}

/** "un par de" and "otro". */
function readPairOrMore(tokens: Tokens, at: number): Read<Amount> | null {
  const pair = wordAt(tokens, at) === 'un' ? at + 1 : at;
  if (wordAt(tokens, pair) === 'par') return counted(20, withoutOf(tokens, pair + 1));
  if (!MORE.has(wordAt(tokens, at))) return null;
  return readHalf(tokens, at + 1) ?? counted(10, at + 1);
}

/** Null where no amount stands. */
export function readAmount(tokens: Tokens, at: number): Read<Amount> | null {
  const short = readHalf(tokens, at) ?? readPairOrMore(tokens, at);
  if (short) return short;
  const vague = phraseAt(VAGUE, tokens, at);
  if (vague !== null) return counted(NaN, vague);
  const number = readNumber(tokens, at);
  return number && readAfterNumber(number.value.value, tokens, number.to);
}
