// "para Reyes" is a name or a day: with another name besides and no day, it is the day.
// See docs/rules/voice.md#names.
import { madridDay, type Day } from '../kernel/time/madrid-time.ts';
import { readDay } from './days.rules.ts';
import type { Part, PartOf } from './parts.ts';
import { heardBetween, wordAt, type Tokens } from './tokens.rules.ts';

const isName = (part: Part): part is PartOf<'name'> => part.kind === 'name';

/** The part as the day that its last word is; null where it is none. */
function asDay(part: PartOf<'name'>, tokens: Tokens, today: Day): Part | null {
  const at = part.to - 1;
  const isOneWord = part.introduction === 'meant' && !part.name.includes(' ');
  const day = isOneWord && wordAt(tokens, at - 1) === 'para' ? readDay(tokens, at, today) : null;
  if (day?.to !== part.to) return null;
  return {
    ...day.value,
    from: part.from,
    to: part.to,
    heard: heardBetween(tokens, part.from, part.to),
  };
}

export function withDaysForNames(parts: readonly Part[], tokens: Tokens, now: number): Part[] {
  const hasDay = parts.some(({ kind }) => kind === 'day');
  if (hasDay || parts.filter(isName).length < 2) return [...parts];
  const today = madridDay(now);
  return parts.map((part) => (isName(part) ? (asDay(part, tokens, today) ?? part) : part));
}
