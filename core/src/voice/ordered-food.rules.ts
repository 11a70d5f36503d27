// Chickens, lines and details out of what was settled. See docs/rules/voice.md#food.
import { formatChickens, tenths, type Tenths } from '../kernel/tenths.ts';
import { isPaella } from '../orders/paella.rules.ts';
import { isJoined, productOf, repeatedDoubts } from './said-dishes.rules.ts';
import type { Part, PartOf, SaidDish } from './parts.ts';
import { ambiguous, type Doubt } from './doubts.ts';

export type HeardLine = { productId: number; quantity: Tenths; note: string | null };
export type OrderedFood = {
  chickens: Tenths | null;
  lines: HeardLine[];
  details: string;
  doubts: Doubt[];
};

const isChickens = (part: Part): part is PartOf<'chickens'> | PartOf<'amount'> =>
  part.kind === 'chickens' || (part.kind === 'amount' && part.hasHalf);

/** Chickens are sold by the half; a bare half can be nothing else. */
function chickensOf(parts: readonly Part[]): { chickens: Tenths | null; doubts: Doubt[] } {
  const said = parts.filter(isChickens);
  const counted = said.filter((part) => part.tenths !== null);
  const joined = parts.filter(
    (part, index) => isChickens(part) && isJoined(part, parts[index - 1]),
  );
  if (counted.length === 0) {
    const doubts = said.slice(0, 1).map(({ heard }) => ambiguous('quantity', heard));
    return { chickens: null, doubts };
  }
  const isSum = counted.slice(1).every((part) => joined.includes(part));
  const sum = counted.reduce((all, part) => all + (part.tenths ?? 0), 0);
  const isWhole = Number.isSafeInteger(sum) && sum % 5 === 0 && sum > 0;
  // "pollo … y medio": whether it is half of one or one and a half nobody can tell.
  const isCounted =
    said.length === counted.length || counted.some(({ kind }) => kind === 'chickens');
  if (isSum && isWhole && isCounted) return { chickens: tenths(sum), doubts: [] };
  const heard = counted.map((part) => part.heard);
  return {
    chickens: null,
    doubts: [ambiguous('quantity', heard.join(' / '), counted.length > 1 ? heard : [])],
  };
}

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

type Gathered = Omit<OrderedFood, 'chickens' | 'details'> & { details: string[] };

function addDish(all: Gathered, { dish, heard }: PartOf<'dish'>): void {
  const isCounted = dish.count !== null || dish.eaters !== null;
  const { count } = dish;
  const productId = productOf(dish);
  if (count !== null && !(Number.isSafeInteger(count) && count > 0)) {
    all.doubts.push(ambiguous('quantity', heard));
    return;
  }
  if (productId === null || !isCounted || (count === null && !isPaella(dish.name))) {
    all.details.push(detailOf(dish));
    return;
  }
  const quantity = lineQuantity(dish);
  if (!Number.isSafeInteger(quantity)) all.doubts.push(ambiguous('quantity', heard));
  else
    all.lines.push({
      productId,
      quantity: tenths(quantity),
      note: eatersNote(dish),
    });
}

/** "un menú familiar para cuatro": what a line cannot say stands in its note. */
const eatersNote = ({ eaters, name }: SaidDish) =>
  eaters === null || isPaella(name) ? null : `para ${eaters.text}`;

/** A wish right behind a dish goes with it. */
function addWish(all: Gathered, part: Part, before: Part | undefined): void {
  const text = part.heard.toLowerCase();
  const line = all.lines.at(-1);
  const isOfDish = before?.kind === 'dish' && before.to === part.from;
  if (isOfDish && line && productOf(before.dish) === line.productId) {
    line.note = line.note === null ? text : `${line.note}, ${text}`;
  } else if (isOfDish && all.details.length > 0) {
    all.details.push(`${all.details.pop() ?? ''} ${text}`);
  } else all.details.push(text);
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
    chickens,
    lines: mergedLines(all.lines),
    details: all.details.join(', '),
    doubts: [...doubts, ...all.doubts, ...repeatedDoubts(parts)],
  };
}
