// Name and phone out of all that was said of them. See docs/rules/voice.md#names.
import { foldText } from '../kernel/text/fold-text.ts';
import { ambiguous, type Doubt } from './doubts.ts';
import type { Part, PartOf } from './parts.ts';

const isName = (part: Part): part is PartOf<'name'> => part.kind === 'name';
const isPhone = (part: Part): part is PartOf<'phone'> => part.kind === 'phone';

/** They are days as well, unless a day is said besides. */
const DAY_NAMES = new Set(['Domingo', 'Reyes']);

/** "Ana" and "Ana Belén" are one person: the longer name is hers; "Vicent" and "Vicente" are two. */
function distinctNames(names: readonly PartOf<'name'>[]): PartOf<'name'>[] {
  const longestFirst = names.toSorted((a, b) => b.name.length - a.name.length);
  const distinct: PartOf<'name'>[] = [];
  for (const one of longestFirst) {
    const folded = foldText(one.name);
    const isKnown = distinct.some(({ name }) => `${foldText(name)} `.startsWith(`${folded} `));
    if (!isKnown) distinct.push(one);
  }
  return distinct;
}

/** "mi marido Juan" gives way to the name that was said besides. */
function introducedOf(names: readonly PartOf<'name'>[]): readonly PartOf<'name'>[] {
  const others = names.filter(({ introduction }) => introduction !== 'relative');
  return others.length > 0 ? others : names;
}

export function nameOf(parts: readonly Part[]): { name: string | null; doubts: Doubt[] } {
  const names = distinctNames(introducedOf(parts.filter(isName)));
  const [only] = names;
  if (!only) {
    const isUnclear = parts.some((part) => part.kind === 'unclear' && part.field === 'name');
    return { name: null, doubts: isUnclear ? [] : [{ kind: 'name' }] };
  }
  const isDay = DAY_NAMES.has(only.name) && !parts.some(({ kind }) => kind === 'day');
  if (names.length === 1 && only.isCertain && !isDay) return { name: only.name, doubts: [] };
  const heard = names.map((one) => one.heard).join(' / ');
  const options = names.map(({ name }) => name);
  return { name: null, doubts: [ambiguous('name', heard, options)] };
}

export function phoneOfParts(parts: readonly Part[]): { phone: string | null; doubts: Doubt[] } {
  const said = parts.filter(isPhone);
  const phones = [...new Set(said.map(({ phone }) => phone))];
  const [only] = phones;
  if (phones.length === 0) return { phone: null, doubts: [] };
  if (phones.length === 1 && only !== undefined && only !== null)
    return { phone: only, doubts: [] };
  const heard = said.map((part) => part.heard).join(' / ');
  const options = phones.filter((phone) => phone !== null);
  return { phone: null, doubts: [ambiguous('phone', heard, options)] };
}
