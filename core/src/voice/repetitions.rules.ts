// Repetitions that a speech model writes down out of noise or silence.
// See docs/rules/voice.md#what-is-written-again-and-again.
import { isNumberWord } from './numbers.rules.ts';
import type { Token, Tokens } from './tokens.rules.ts';

/** So many times in a row nobody says the same by intention. */
const STUTTER = 3;
/** So many times in a row it was never said. */
const INVENTED = 5;

/** Numbers do repeat: in phones, and where three order alike. */
const isWord = ({ kind, folded }: Token) => kind === 'word' && !isNumberWord(folded);

/** "Ana Ana Ana" is "Ana". */
function withoutStutter(tokens: Tokens): Token[] {
  const kept: Token[] = [];
  let from = 0;
  for (let first = tokens[from]; first; first = tokens[from]) {
    let to = from + 1;
    while (isWord(first) && tokens[to]?.folded === first.folded) to += 1;
    kept.push(...tokens.slice(from, to - from < STUTTER ? to : from + 1));
    from = to;
  }
  return kept;
}

type Saying = { words: string; tokens: Token[] };

/** The sayings between marks, each with its marks. One with a number has no words, and so is never a repetition. */
function sayingsOf(tokens: Tokens): Saying[] {
  const sayings: Saying[] = [];
  let begun: Token[] = [];
  const end = () => {
    const words = begun.filter(({ kind }) => kind !== 'mark');
    const isOfWords = words.every(isWord);
    const text = isOfWords ? words.map(({ folded }) => folded).join(' ') : '';
    if (begun.length > 0) sayings.push({ words: text, tokens: begun });
    begun = [];
  };
  for (const token of tokens) {
    const hasEnded = begun.at(-1)?.kind === 'mark' && begun.some(({ kind }) => kind !== 'mark');
    if (hasEnded && token.kind !== 'mark') end();
    begun.push(token);
  }
  end();
  return sayings;
}

/** A saying that stands three or four times in a row is kept once; one that stands five times or more is left out. */
export function withoutRepetitions(tokens: Tokens): Token[] {
  const sayings = sayingsOf(withoutStutter(tokens));
  const kept: Token[] = [];
  let from = 0;
  for (let first = sayings[from]; first; first = sayings[from]) {
    let to = from + 1;
    while (first.words !== '' && sayings[to]?.words === first.words) to += 1;
    const count = to - from;
    const most = count < STUTTER ? count : count < INVENTED ? 1 : 0;
    for (const saying of sayings.slice(from, from + most)) kept.push(...saying.tokens);
    from = to;
  }
  return kept;
}
