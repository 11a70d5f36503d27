// What of the order a part speaks of, and which parts speak of the same.
// See docs/rules/voice.md#corrections.
import { stemOf } from '../catalog/food-names.rules.ts';
import type { Field, Part, PartOf } from './parts.ts';

const FIELDS: Partial<Record<Part['kind'], Field>> = {
  chickens: 'quantity',
  amount: 'quantity',
  eaters: 'quantity',
  dish: 'dish',
  detail: 'dish',
  time: 'time',
  day: 'day',
  name: 'name',
  phone: 'phone',
};

/** What of the order a part speaks of; null where it speaks of nothing. */
export const fieldOf = (part: Part): Field | null =>
  part.kind === 'unclear' ? part.field : (FIELDS[part.kind] ?? null);

export const speaksOfOrder = (part: Part): boolean => fieldOf(part) !== null;
export const isFood = (part: Part): part is PartOf<'chickens' | 'dish'> =>
  part.kind === 'chickens' || part.kind === 'dish';
export const isOfFood = (part: Part): boolean =>
  fieldOf(part) === 'quantity' || fieldOf(part) === 'dish';

/** Two or more parts of which nobody can tell which is meant. */
export function unclearOf(field: Field, parts: readonly Part[]): Part {
  const options = parts.map(({ heard }) => heard);
  const from = parts[0]?.from ?? 0;
  const to = parts.at(-1)?.to ?? from;
  return { kind: 'unclear', field, options, from, to, heard: options.join(' / ') };
}

/** The first word of a dish's name, its unit left out: by it people speak of the dish later. */
export function headOf({ dish }: PartOf<'dish'>): string {
  const words = dish.name.split(' ');
  return stemOf(words[words.indexOf('de') === 1 ? 2 : 0] ?? '');
}

export const isSameDish = (one: PartOf<'dish'>, other: PartOf<'dish'>): boolean =>
  one.dish.fits.some((id) => other.dish.fits.includes(id)) || headOf(one) === headOf(other);
