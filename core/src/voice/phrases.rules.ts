// Fixed phrases ("a nombre de", "por favor") found among tokens.
import { foldText } from '../kernel/text/fold-text.ts';
import { wordAt, type Tokens } from './tokens.rules.ts';

/** By their first word, the longest first. */
export type PhraseBook = ReadonlyMap<string, readonly (readonly string[])[]>;

/** One phrase a line or between commas. */
export function phraseBook(phrases: string): PhraseBook {
  const book = new Map<string, string[][]>();
  for (const phrase of phrases.split(/[,\n]/)) {
    const words = foldText(phrase).split(' ');
    const [first = ''] = words;
    if (first !== '') book.set(first, [...(book.get(first) ?? []), words]);
  }
  for (const sameBeginning of book.values()) sameBeginning.sort((a, b) => b.length - a.length);
  return book;
}

/** The place after the longest phrase that begins there; null where none does. */
export function phraseAt(book: PhraseBook, tokens: Tokens, at: number): number | null {
  const phrases = book.get(wordAt(tokens, at));
  if (!phrases) return null;
  const found = phrases.find((words) =>
    words.every((word, index) => wordAt(tokens, at + index) === word),
  );
  return found ? at + found.length : null;
}

/** Words between spaces, folded. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(foldText(words).split(' '));
}
