// Phones, dictated in any grouping: "655 12 34 56", "seis cinco cinco doce treinta y cuatro cincuenta y seis".
// See docs/rules/voice.md#phones.
import { normalizePhone } from '../kernel/text/phone.ts';
import { isCountable } from './counted-words.rules.ts';
import { readNumber, type WholeNumber } from './numbers.rules.ts';
import type { Meaning } from './parts.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { isInnerMark, wordAt, type Read, type Tokens } from './tokens.rules.ts';

const INTRODUCERS = phraseBook(
  `número de teléfono, el número de teléfono, el número, número, teléfono, el teléfono, telf, tlf, tel, móvil,
  número de móvil, el móvil, fijo, el fijo, número fijo, con teléfono, con el teléfono, whatsapp, wasap`,
);
/** They may stand between the introduction and the digits. */
const BETWEEN_WORDS = wordSet('es el su mi de movil contacto : . ,');
const SEPARATORS = wordSet('. , - / ( )');
/** Without an introduction fewer digits are something else. */
const LEAST_DIGITS = 7;
const MOST_GROUPS = 20;
/** Three dots between two groups. */
const MOST_SEPARATORS = 3;
/** "el 655 12 34 56 es mi teléfono". */
const ARTICLES = wordSet('el al');
const NATIONAL_DIGITS = 9;
const SPAIN = '34';

function afterIntroduction(tokens: Tokens, at: number): number | null {
  let to = phraseAt(INTRODUCERS, tokens, at);
  while (to !== null && BETWEEN_WORDS.has(wordAt(tokens, to))) to += 1;
  return to;
}

/** "+" or "más" before the country's digits. */
function afterPlus(tokens: Tokens, at: number): number {
  const isPlus = wordAt(tokens, at) === '+' || wordAt(tokens, at) === 'mas';
  return isPlus && readNumber(tokens, at + 1)?.value.digits.startsWith(SPAIN) ? at + 1 : at;
}

/** Whether the number before that place is a time or counts something: then it is no group of digits. */
const isSomethingElse = (tokens: Tokens, to: number) =>
  isCountable(tokens, to) ||
  isInnerMark(tokens, to, ':/') ||
  wordAt(tokens, to) === 'h' ||
  (wordAt(tokens, to) === 'y' && wordAt(tokens, to + 1) === 'medio');

type Digits = { digits: string; isSure: boolean };

/** "treinta cuatro" may be 34 or 304: such digits are not sure. */
const isSplit = (before: WholeNumber | null, { isWritten, value }: WholeNumber) =>
  before !== null && isTensInWords(before) && !isWritten && value >= 1 && value <= 9;

const isTensInWords = ({ isWritten, value }: WholeNumber) =>
  !isWritten && value >= 30 && value % 10 === 0;

function afterSeparators(tokens: Tokens, at: number): number {
  let to = at;
  while (to - at < MOST_SEPARATORS && SEPARATORS.has(wordAt(tokens, to))) to += 1;
  return to;
}

/** The digits of all groups from there on; none of it is sure where a group was split. */
function readDigits(tokens: Tokens, from: number): Read<Digits> {
  let digits = '';
  let to = from;
  let isSure = true;
  let before: WholeNumber | null = null;
  for (let at = from, groups = 0; groups < MOST_GROUPS; groups += 1) {
    const number = readNumber(tokens, at);
    if (!number || isSomethingElse(tokens, number.to)) break;
    digits += number.value.digits;
    isSure &&= !isSplit(before, number.value);
    before = number.value;
    to = number.to;
    at = afterSeparators(tokens, to);
  }
  return { value: { digits, isSure }, to };
}

/** Nine digits of a Spanish phone, as they are stored; with "+34" where it was said. */
function phoneOf(digits: string, isInternational: boolean): string | null {
  const stored = normalizePhone(isInternational ? `+${digits}` : digits);
  const isSpanish = stored?.length === NATIONAL_DIGITS && '6789'.includes(stored.charAt(0));
  if (!isSpanish) return null;
  return isInternational ? `+${SPAIN}${stored}` : stored;
}

/** "el teléfono te lo doy luego" says nothing; at the end of what was said the digits were not heard. */
function withoutDigits(tokens: Tokens, to: number): Read<Meaning> {
  const isTalk = tokens[to]?.kind === 'word';
  return { value: isTalk ? { kind: 'filler' } : { kind: 'phone', phone: null }, to };
}

/** Null where no phone begins; the meaning has none where the digits make no phone. */
export function readPhone(tokens: Tokens, at: number): Read<Meaning> | null {
  const introduced = afterIntroduction(tokens, at);
  const start = introduced ?? (ARTICLES.has(wordAt(tokens, at)) ? at + 1 : at);
  const from = afterPlus(tokens, start);
  const {
    value: { digits, isSure },
    to,
  } = readDigits(tokens, from);
  if (digits === '' && introduced !== null) return withoutDigits(tokens, introduced);
  if (digits.length < (introduced === null ? LEAST_DIGITS : 1)) return null;
  const isInternational = from > start || digits.startsWith(`00${SPAIN}`);
  const phone = isSure ? phoneOf(digits, isInternational) : null;
  return { value: { kind: 'phone', phone }, to };
}
