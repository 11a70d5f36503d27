// A text as what is written in one font each. A letter that no font has is written by its nearest
// relative, otherwise as a question mark; whoever copies or hears the text gets the letter itself.
import { hasLetters, type Face, type Fonts } from './fonts.ts';

/** `actual` is what stands there in truth, where that is something else. */
export type TextRun = { font: string; text: string; actual: string | null };

export const SUBSTITUTE = '?';

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** The letters as a reader sees them: an accent written apart belongs to its letter. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** One line's text: composed accents, plain spaces between words, nothing that cannot be seen. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\u00A0]+/gu, ' ')
    .replace(/\p{Cc}|[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** The texts that may stand for a letter, the best first. Most letters are their only one. */
function relativesOf(letter: string): ReadonlySet<string> {
  const simple = letter.normalize('NFKC');
  return new Set([letter, simple, simple.normalize('NFD').replace(/\p{M}/gu, '')]);
}

function runOf(letter: string, face: Face, fonts: Fonts): TextRun {
  for (const text of relativesOf(letter)) {
    const named = text === '' ? null : fonts.fontFor(text, face);
    if (named !== null) return { font: named.name, text, actual: text === letter ? null : letter };
  }
  return { font: fonts.mainOf(face).name, text: SUBSTITUTE, actual: letter };
}

function joined(one: TextRun, next: TextRun): TextRun | null {
  const areAlike = one.font === next.font && (one.actual === null) === (next.actual === null);
  if (!areAlike) return null;
  const actual = one.actual === null ? null : `${one.actual}${next.actual ?? ''}`;
  return { font: one.font, text: one.text + next.text, actual };
}

/** The text's runs from left to right; none of an empty one. */
export function textRuns(text: string, face: Face, fonts: Fonts): TextRun[] {
  // A space that holds words together has done so by now.
  const spaced = text.replaceAll('\u00A0', ' ');
  if (spaced === '') return [];
  const main = fonts.mainOf(face);
  if (hasLetters(main.font, spaced)) return [{ font: main.name, text: spaced, actual: null }];
  const runs: TextRun[] = [];
  for (const letter of lettersOf(spaced)) {
    const run = runOf(letter, face, fonts);
    const last = runs.at(-1);
    const both = last === undefined ? null : joined(last, run);
    if (both === null) runs.push(run);
    else runs[runs.length - 1] = both;
  }
  return runs;
}
