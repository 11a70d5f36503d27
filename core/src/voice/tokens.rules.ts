// What was heard, cut into words, numbers and marks: every reader goes by these.
// See docs/rules/voice.md#how-a-text-is-read.
import { foldText } from '../kernel/text/fold-text.ts';

/** Half a minute of fast talk has some 600 characters; what is longer is cut before any work is done. */
export const MAX_TRANSCRIPT = 2000;
/** And some 120 words; marks without end make more tokens than that of a short text. */
const MOST_TOKENS = 300;

export type Token = {
  kind: 'word' | 'number' | 'mark';
  /** As it was written. */
  written: string;
  /** Without accents and capitals, as words are compared. */
  folded: string;
  /** Whether no space stands before it: "14:15" is three tokens, the last two glued. */
  isGlued: boolean;
};
export type Tokens = readonly Token[];

/** What a reader has understood, and the place after it. */
export type Read<Value> = { value: Value; to: number };

const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /[0-9]/;
const SPACE = /\s/;
/** They belong to a word between two letters: "D'Angelo", "Garcia-Lopez". */
const INNER = new Set(["'", '’', '-']);
const HALF_SIGN = '½';

type CharacterKind = Token['kind'] | 'space';

function kindOf(character: string): CharacterKind {
  if (SPACE.test(character)) return 'space';
  if (LETTER.test(character)) return 'word';
  return DIGIT.test(character) ? 'number' : 'mark';
}

/** Whether the character at that place goes on with what stands before it. */
function goesOn(characters: readonly string[], at: number, kind: CharacterKind): boolean {
  const character = characters[at] ?? ' ';
  if (kind === 'mark') return false;
  if (kindOf(character) === kind) return true;
  return kind === 'word' && INNER.has(character) && kindOf(characters[at + 1] ?? ' ') === 'word';
}

/** The text's tokens, the first 300 of its first 2,000 characters; it is read once from its beginning to its end. */
export function tokensOf(transcript: string): Tokens {
  const characters = Array.from(transcript.slice(0, MAX_TRANSCRIPT).normalize('NFC'));
  const tokens: Token[] = [];
  let isGlued = false;
  for (let at = 0; at < characters.length && tokens.length < MOST_TOKENS;) {
    const from = at;
    const kind = kindOf(characters[at] ?? ' ');
    do at += 1;
    while (at < characters.length && goesOn(characters, at, kind));
    const written = characters.slice(from, at).join('');
    if (kind !== 'space') {
      tokens.push({ kind, written, folded: foldText(written), isGlued });
    }
    isGlued = kind !== 'space';
  }
  return tokens;
}

/** The folded word, number or mark at that place; empty beyond the end. */
export function wordAt(tokens: Tokens, at: number): string {
  return tokens[at]?.folded ?? '';
}

export function isHalfSign(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at) === HALF_SIGN;
}

/** Whether the mark stands there with no space on either side: the colon of "14:15". */
export function isInnerMark(tokens: Tokens, at: number, marks: string): boolean {
  const mark = tokens[at];
  return (
    mark?.kind === 'mark' &&
    mark.isGlued &&
    marks.includes(mark.folded) &&
    tokens[at + 1]?.isGlued === true
  );
}

/** What those tokens said, spaces as they were. */
export function heardBetween(tokens: Tokens, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ written, isGlued }, index) => (index === 0 || isGlued ? written : ` ${written}`))
    .join('');
}
