// The details of an order, as they are made from its lines.
// See docs/rules/orders.md#details-follow-the-lines.
import { isByPortion } from '../../catalog/portions.rules.ts';
import { inSentence } from '../../kernel/text/capitals.ts';
import { cutText } from '../../kernel/text/cut-text.ts';
import { formatChickens } from '../../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';
import { chickensOfLines, isPlainChicken, lineText, type Line } from './order-lines.rules.ts';
import { DETAILS_LENGTH, withNote, withoutBrackets } from './line-notes.rules.ts';
import { detailsOfQuantity } from '../orders.rules.ts';

/** "cerveza × 2 (fría)". */
export const thingInWords = ({ name, quantity, note }: Pick<Line, 'name' | 'quantity' | 'note'>) =>
  withNote(`${inSentence(name)} × ${formatChickens(quantity)}`, note);

/** As it is read: rice by portions, "4 raciones de paella valenciana (sin pimiento)". */
export const thingAsRead = (thing: Pick<Line, 'name' | 'quantity' | 'note'>): string =>
  isByPortion(thing.name) ? lineText(thing) : thingInWords(thing);

function wordsOf(
  lines: readonly Line[],
  products: ChickenProducts,
  inWords: typeof thingInWords = thingInWords,
): string {
  const chickens = new Map<string | null, number>();
  for (const line of lines) {
    if (!isPlainChicken(line, products)) continue;
    chickens.set(line.note, (chickens.get(line.note) ?? 0) + chickensOfLines([line]));
  }
  const things = [...chickens].map(([note, quantity]) =>
    withNote(detailsOfQuantity(quantity), note),
  );
  for (const line of lines) {
    if (isPlainChicken(line, products)) continue;
    things.push(inWords(line));
  }
  return things.join(', ');
}

/** Cut where they are too long; without the space that a form would trim. */
function cut(words: string): string {
  return words.length <= DETAILS_LENGTH ? words : cutText(words, DETAILS_LENGTH).trimEnd();
}

/**
 * The order in words: "2 1/2 pollos" where it is nothing but chickens, otherwise "1 pollo, paella
 * valenciana × 4, cerveza × 2 (fría)", cut at 1,000 characters.
 */
export function detailsOfLines(lines: readonly Line[], products: ChickenProducts): string {
  return cut(wordsOf(lines, products));
}

/** The order in words as a person reads it: rice by portions. */
export function linesAsRead(lines: readonly Line[], products: ChickenProducts): string {
  return cut(wordsOf(lines, products, thingAsRead));
}

/** Whether the details only say what is in the lines, in whichever order they were composed. */
export function saysOnlyLines(
  details: string,
  lines: readonly Line[],
  products: ChickenProducts,
): boolean {
  // Earlier releases left the brackets of a note as they were.
  const said = withoutBrackets(details);
  const words = withoutBrackets(wordsOf(lines, products));
  return said === cut(words) || isReordered(said, words);
}

/** What stands where a text was cut: half an emoji is stored as U+FFFD. */
const CUT_END = /[,\s\uFFFD]+$/u;

/** Orders of earlier releases name their things in another order, and may be cut inside a character. */
function isReordered(details: string, words: string): boolean {
  const left = words.split(', ');
  const things = details.split(', ');
  const isCut = details.length >= DETAILS_LENGTH - 1 && words.length > DETAILS_LENGTH;
  const last = isCut ? (things.pop() ?? '').replace(CUT_END, '') : null;
  for (const thing of things) {
    const place = left.indexOf(thing);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return last === null ? left.length === 0 : left.some((thing) => thing.startsWith(last));
}
