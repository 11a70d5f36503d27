// Drinks that are for adults alone (docs/rules/catalog.md#drinks-for-adults).
import { foldText } from '../kernel/text/fold-text.ts';

export const ADULTS_ONLY = 'Las bebidas alcohólicas son para mayores de 18 años';

/** In the singular, without accents. */
export const ALCOHOL = [
  ...['vino', 'tinto', 'cerveza', 'sangria', 'cava', 'sidra', 'vermut', 'vermuth', 'licor'],
  ...['ginebra', 'ron', 'whisky', 'vodka', 'brandy', 'orujo', 'mistela'],
] as const;

/** At the start of the name, or behind what they come in: a dish that is cooked with them is none. */
const NAMED = new RegExp(
  `^(?:(?:botellas?|copas?|jarras?|latas?|litros?|tercios?) de )?(?:${ALCOHOL.join('|')})(?:e?s)?(?!\\p{L})`,
  'u',
);
const WITHOUT = /sin alcohol|0[.,]0/;

/** True of a drink with alcohol, by its name. */
export function isAlcohol(name: string): boolean {
  const folded = foldText(name);
  return NAMED.test(folded) && !WITHOUT.test(folded);
}
