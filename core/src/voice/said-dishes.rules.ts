// What single dishes are on the menu, and dishes of which more than one thing was said.
// See docs/rules/voice.md#food.
import { stemOf } from '../catalog/food-names.rules.ts';
import { ambiguous, type Doubt } from './doubts.ts';
import type { Part, SaidDish } from './parts.ts';

/** Whether "y", "más" or "otro" stands before the part, so that it is added to what was said. */
export const isJoined = (part: Part, before: Part | undefined) =>
  before?.kind === 'and' || part.heard.toLowerCase().startsWith('otro');

/** A portion of these has several: a dozen of them are no twelve portions. */
const IN_PIECES = new Set(['croqueta', 'alita', 'pajlava'].map(stemOf));

/** The one product that it is; null where it is none, may be several, or is measured otherwise. */
export function productOf({ fits, isMeasured, isDozens, name }: SaidDish): number | null {
  const isOtherwise =
    isMeasured || (isDozens && name.split(' ').some((word) => IN_PIECES.has(stemOf(word))));
  return fits.length === 1 && !isOtherwise ? (fits[0] ?? null) : null;
}

/** "dos de croquetas, una de jamón y otra de bacalao": the second says again what the first does. */
function breakdownDoubts(parts: readonly Part[]): Doubt[] {
  const dishes = parts.filter((part) => part.kind === 'dish');
  const several = dishes.filter(({ dish }) => dish.count !== null && dish.fits.length > 1);
  return several
    .filter(({ dish }) => dishes.some((one) => isOneOf(one.dish, dish.fits)))
    .map(({ heard }) => ambiguous('dish', heard));
}

const isOneOf = ({ fits: [only, ...others] }: SaidDish, fits: readonly number[]) =>
  only !== undefined && others.length === 0 && fits.includes(only);

/** "dos cervezas, tres cervezas": a slip, or five. */
function repeatDoubts(parts: readonly Part[]): Doubt[] {
  const said = new Set<number>();
  return parts.flatMap((part, index) => {
    const productId = part.kind === 'dish' ? productOf(part.dish) : null;
    if (productId === null) return [];
    const isRepeat = said.has(productId) && !isJoined(part, parts[index - 1]);
    said.add(productId);
    return isRepeat ? [ambiguous('quantity', part.heard)] : [];
  });
}

/** What was said of the same dish more than once and may not be all that was said. */
export const repeatedDoubts = (parts: readonly Part[]): Doubt[] => [
  ...breakdownDoubts(parts),
  ...repeatDoubts(parts),
];
