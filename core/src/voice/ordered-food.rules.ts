// Chickens, lines and details out of what was settled. See docs/rules/voice.md#food.
import { formatChickens, tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { isPaella } from '../orders/lines/paella.rules.ts';
import { withoutPrice } from '../orders/lines/price-marks.rules.ts';
import { PORTION_WORDS } from './food-words.ts';
import { chickensOf } from './ordered-chickens.rules.ts';
import { productOf, repeatedDoubts } from './said-dishes.rules.ts';
import type { Part, PartOf, SaidDish } from './parts.ts';
import { ambiguous, type Doubt } from './doubts.ts';

export type HeardLine = { productId: number; quantity: Tenths; note: string | null };
export type OrderedFood = {
  /** Something to eat was said: wishes alone are no order. */
  hasFood: boolean;
  chickens: Tenths | null;
  lines: HeardLine[];
  /** What is no line, as it is read back. */
  details: string;
  /** As it is entered: the food of it is marked as having no price. */
  enteredDetails: string;
  doubts: Doubt[];
};

/** "paella valenciana para cuatro" is four portions; how many two of them for four are nobody knows. */
function lineQuantity({ count, eaters, name }: SaidDish): number {
  if (eaters === null || !isPaella(name)) return count ?? NaN;
  return count === null || count === 10 ? eaters.count * 10 : NaN;
}

/** How a dish that is no line stands in the details: "2 raciones de croquetas", "paella para 8". */
function detailOf({ count, eaters, name }: SaidDish): string {
  const isOneForAll = count === 10 && eaters !== null;
  const number = count === null || isOneForAll ? '' : `${numberText(count)} `;
  return `${number}${name}${eaters === null ? '' : ` para ${eaters.text}`}`;
}

function numberText(amount: number): string {
  if (amount === 5) return '1/2';
  return formatChickens(tenths(amount));
}

/** Food that is no line has no price; a wish needs none. */
type Detail = { text: string; isFood: boolean };
type Gathered = Pick<OrderedFood, 'lines' | 'doubts'> & { details: Detail[] };

/** "raciones de patatas" had a number before it. */
function isPortions(name: string): boolean {
  const [unit = ''] = name.split(' ');
  return PORTION_WORDS.has(unit) && unit.endsWith('s');
}

/** Whether how much of it there is to be was said and not understood, or got lost. */
function isOpen({ count, eaters, name }: SaidDish): boolean {
  if (count === null) return eaters === null && isPortions(name);
  return !(Number.isSafeInteger(count) && count > 0);
}

/** A line has a number; only of a paella it may be that of its eaters. */
const isNumbered = ({ count, eaters, name }: SaidDish) =>
  count !== null || (eaters !== null && isPaella(name));

function addDish(all: Gathered, { dish, heard }: PartOf<'dish'>): void {
  const productId = productOf(dish);
  const isLine = productId !== null && isNumbered(dish);
  const quantity = isLine ? lineQuantity(dish) : 0;
  if (isOpen(dish) || !Number.isSafeInteger(quantity)) {
    all.doubts.push(ambiguous('quantity', heard));
  } else if (isLine) {
    all.lines.push({ productId, quantity: tenths(quantity), note: eatersNote(dish) });
  } else all.details.push({ text: detailOf(dish), isFood: true });
}

/** "un menú familiar para cuatro": what a line cannot say stands in its note. */
const eatersNote = ({ eaters, name }: SaidDish) =>
  eaters === null || isPaella(name) ? null : `para ${eaters.text}`;

/** A wish right behind a dish goes with it. */
function addWish(all: Gathered, part: Part, before: Part | undefined): void {
  const text = part.heard.toLowerCase();
  const line = all.lines.at(-1);
  const detail = all.details.at(-1);
  const isOfDish = before?.kind === 'dish' && before.to === part.from;
  if (isOfDish && line && productOf(before.dish) === line.productId) {
    line.note = line.note === null ? text : `${line.note}, ${text}`;
  } else if (isOfDish && detail) detail.text += ` ${text}`;
  else all.details.push({ text, isFood: false });
}

/** The same thing twice is one line. */
function mergedLines(lines: readonly HeardLine[]): HeardLine[] {
  const merged: HeardLine[] = [];
  for (const line of lines) {
    const same = merged.find(
      ({ productId, note }) => productId === line.productId && note === line.note,
    );
    if (same) same.quantity = tenths(same.quantity + line.quantity);
    else merged.push({ ...line });
  }
  return merged;
}

const enteredText = ({ text, isFood }: Detail) => (isFood ? withoutPrice(text) : text);

/** All that is ordered, and what of it was not understood. */
export function orderedFood(parts: readonly Part[]): OrderedFood {
  const all: Gathered = { lines: [], details: [], doubts: [] };
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'dish') addDish(all, part);
    else if (part.kind === 'detail') addWish(all, part, parts[index - 1]);
    else if (part.kind === 'eaters' || (part.kind === 'amount' && !part.hasHalf)) {
      all.doubts.push(ambiguous('quantity', part.heard));
    }
  }
  const { chickens, doubts } = chickensOf(parts);
  return {
    hasFood: chickens !== null || parts.some(({ kind }) => kind === 'dish'),
    chickens,
    lines: mergedLines(all.lines),
    details: all.details.map(({ text }) => text).join(', '),
    enteredDetails: all.details.map(enteredText).join(', '),
    doubts: [...doubts, ...all.doubts, ...repeatedDoubts(parts)],
  };
}
