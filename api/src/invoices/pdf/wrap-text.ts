// A text in lines of a given width.
import { lettersOf, plainText } from './text-runs.ts';

type Measure = (text: string) => number;

/**
 * A word that is wider than a line alone is cut; the rest of it goes on like a word. Each letter is measured once: a piece
 * measured anew for each of its letters takes seconds in an invoice full of them.
 */
function cutWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  let taken = 0;
  for (const letter of lettersOf(word)) {
    const needed = measure(letter);
    if (piece !== '' && taken + needed > width) {
      pieces.push(piece);
      [piece, taken] = ['', 0];
    }
    piece += letter;
    taken += needed;
  }
  return [...pieces, piece];
}

/**
 * The text's lines; one empty line of an empty text. The space at which a line ends stays at its end, for
 * whoever reads the lines as one text.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of plainText(text).split(' ')) {
    const needed = measure(word);
    if (line !== '' && taken + space + needed <= width) {
      line = `${line} ${word}`;
      taken += space + needed;
      continue;
    }
    if (line !== '') lines.push(`${line} `);
    const pieces = needed <= width ? [word] : cutWord(word, width, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
    taken = measure(line);
  }
  return [...lines, line];
}
