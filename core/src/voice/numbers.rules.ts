// Whole numbers as recognisers write them: "24", "veinticuatro", "treinta y cuatro", "seiscientos cinco".
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

const SMALL =
  `cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince
  dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco
  veintiseis veintisiete veintiocho veintinueve`.split(/\s+/);
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  `cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos
  novecientos`.split(/\s+/);

const VALUES = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 3) * 10] as const),
  ...HUNDREDS.map((word, index) => [word, (index + 1) * 100] as const),
  ...HUNDREDS.map((word, index) => [word.replace('tos', 'tas'), (index + 1) * 100] as const),
  ...[
    ['uno', 1],
    ['una', 1],
    ['veintiuno', 21],
    ['veintiuna', 21],
    ['ciento', 100],
    ['primero', 1],
  ].map(([word, value]) => [String(word), Number(value)] as const),
]);

/** Digits beyond that are no quantity, hour or date; a phone asks for the digits as they stand. */
const MOST_DIGITS = 4;

/** A number, and its digits as they would be dialled ("05" is 5 and "05"). */
export type WholeNumber = { value: number; digits: string; isWritten: boolean };

export function isNumberWord(folded: string): boolean {
  return VALUES.has(folded);
}

function digitsAt(tokens: Tokens, at: number): Read<WholeNumber> {
  const digits = wordAt(tokens, at);
  const value = digits.length > MOST_DIGITS ? NaN : Number(digits);
  return { value: { value, digits, isWritten: true }, to: at + 1 };
}

/** "y cuatro" after "treinta". */
function readUnit(tokens: Tokens, at: number): Read<number> | null {
  const unit = wordAt(tokens, at) === 'y' ? VALUES.get(wordAt(tokens, at + 1)) : undefined;
  const isUnit = unit !== undefined && unit >= 1 && unit <= 9;
  return isUnit ? { value: unit, to: at + 2 } : null;
}

/** "veinte" and "treinta y cinco" after "cien". */
function readBelowHundred(tokens: Tokens, at: number): Read<number> | null {
  const below = VALUES.get(wordAt(tokens, at));
  if (below === undefined || below === 0 || below >= 100) return null;
  const unit = below >= 30 ? readUnit(tokens, at + 1) : null;
  return { value: below + (unit?.value ?? 0), to: unit?.to ?? at + 1 };
}

/** What follows a number word as part of the same number. */
function restOf(value: number, tokens: Tokens, at: number): Read<number> | null {
  if (value >= 100) return readBelowHundred(tokens, at);
  return value >= 30 ? readUnit(tokens, at) : null;
}

/** Null where no number stands. A number of more than four digits has NaN for its value. */
export function readNumber(tokens: Tokens, at: number): Read<WholeNumber> | null {
  if (tokens[at]?.kind === 'number') return digitsAt(tokens, at);
  const first = VALUES.get(wordAt(tokens, at));
  if (first === undefined) return null;
  const rest = restOf(first, tokens, at + 1);
  const value = first + (rest?.value ?? 0);
  return {
    value: { value, digits: String(value), isWritten: false },
    to: rest?.to ?? at + 1,
  };
}
