// An hour and its minutes, without what introduces them: "dos y media", "14:15", "catorce treinta", "1430".
// See docs/rules/voice.md#times.
import { afterHalfSign } from './amounts.rules.ts';
import { isChicken, isCountable } from './counted-words.rules.ts';
import { readNumber } from './numbers.rules.ts';
import { isInnerMark, wordAt, type Read, type Tokens } from './tokens.rules.ts';

export type Clock = {
  hour: number;
  /** Below zero where they are taken off ("menos cuarto"). */
  minutes: number;
  /** How hour and minutes were joined. */
  form: 'hour' | 'glued' | 'joined' | 'plain';
};

const NAMED_MINUTES: ReadonlyMap<string, number> = new Map([
  ['cuarto', 15],
  ['media', 30],
]);
const LEAST_JOINED = 5;
const LEAST_PLAIN = 10;

type Minutes = Read<Omit<Clock, 'hour'>>;

/** "15" of "14:15", "14.15" and "14h15": two digits, glued. */
function readGlued(tokens: Tokens, at: number): Minutes | null {
  const digits = tokens[at + 1];
  const isBetween =
    isInnerMark(tokens, at, ':.') || (wordAt(tokens, at) === 'h' && digits?.isGlued);
  if (!isBetween || digits?.kind !== 'number' || digits.folded.length !== 2) return null;
  const minutes = Number(digits.folded);
  return minutes < 60 ? { value: { minutes, form: 'glued' }, to: at + 2 } : null;
}

/** "media" before "pollo" or a plural is of the hour, of "media paella" and "media docena" it is not. */
function isOfHour(tokens: Tokens, to: number): boolean {
  const word = wordAt(tokens, to);
  return isChicken(word) || word.endsWith('s') || !isCountable(tokens, to);
}

/** "cuarto" and "media"; "cuarto de kilo" is no time. */
function readNamed(tokens: Tokens, at: number): Read<number> | null {
  const value = NAMED_MINUTES.get(wordAt(tokens, at));
  const isOfElse = wordAt(tokens, at + 1) === 'de' && isCountable(tokens, at + 2);
  if (value === undefined || isOfElse || !isOfHour(tokens, at + 1)) return null;
  return { value, to: at + 1 };
}

/** "2 y 1/2", unless it is half of something. */
function readHalfHour(tokens: Tokens, at: number): Read<number> | null {
  const to = afterHalfSign(tokens, at);
  return to === null || isCountable(tokens, to) ? null : { value: 30, to };
}

/** Whether a number above one counts what stands there: "10 pollos", but not "menos 10 pollo y medio". */
const isCounted = (tokens: Tokens, at: number) =>
  isCountable(tokens, at) && wordAt(tokens, at).endsWith('s');

/** Numbers that count nothing. */
function readCounting(tokens: Tokens, at: number): Read<number> | null {
  const number = readNumber(tokens, at);
  const value = number?.value.value ?? NaN;
  const isMinutes = value >= LEAST_JOINED && value < 60;
  return number && isMinutes && !isCounted(tokens, number.to) ? { value, to: number.to } : null;
}

/** "y media", "y diez", "menos cuarto". */
function readJoined(tokens: Tokens, at: number): Minutes | null {
  const joint = wordAt(tokens, at);
  if (joint !== 'y' && joint !== 'menos') return null;
  const minutes =
    readNamed(tokens, at + 1) ?? readHalfHour(tokens, at + 1) ?? readCounting(tokens, at + 1);
  if (!minutes || isInnerMark(tokens, minutes.to, '/')) return null;
  const sign = joint === 'menos' ? -1 : 1;
  return { value: { minutes: sign * minutes.value, form: 'joined' }, to: minutes.to };
}

/** "treinta" of "catorce treinta": no digits of a phone. */
function readPlain(tokens: Tokens, at: number): Minutes | null {
  const minutes = readCounting(tokens, at);
  if (!minutes) return null;
  const isUsual = minutes.value >= LEAST_PLAIN && minutes.value % 5 === 0;
  const next = readNumber(tokens, minutes.to);
  if (!isUsual || (next && !isCountable(tokens, next.to))) return null;
  return { value: { minutes: minutes.value, form: 'plain' }, to: minutes.to };
}

/** "1430" is 14:30. */
function readFourDigits(tokens: Tokens, at: number): Read<Clock> | null {
  const digits = wordAt(tokens, at);
  if (tokens[at]?.kind !== 'number' || digits.length !== 4) return null;
  const [hour, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  return hour < 24 && minutes < 60 ? { value: { hour, minutes, form: 'hour' }, to: at + 1 } : null;
}

/** "y media" and "menos cuarto" of an hour that was not said. */
export function readMinutesAlone(tokens: Tokens, at: number): number | null {
  return readJoined(tokens, at)?.to ?? null;
}

/** Null where no hour stands. */
export function readClock(tokens: Tokens, at: number): Read<Clock> | null {
  const hour = readNumber(tokens, at);
  if (!hour || !(hour.value.value <= 24)) return readFourDigits(tokens, at);
  const minutes =
    readGlued(tokens, hour.to) ?? readJoined(tokens, hour.to) ?? readPlain(tokens, hour.to);
  const rest = minutes ?? { value: { minutes: 0, form: 'hour' as const }, to: hour.to };
  return { value: { hour: hour.value.value, ...rest.value }, to: rest.to };
}
