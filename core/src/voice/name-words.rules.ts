// Which words may be part of a name, and how a name is written. See docs/rules/voice.md#names.
import { capitalised } from '../kernel/text/capitals.ts';
import { isOtherFood } from '../catalog/food-names.rules.ts';
import { isChicken } from './counted-words.rules.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { KNOWN_FIRST_NAMES, KNOWN_SURNAMES } from './known-names.ts';
import { isNumberWord } from './numbers.rules.ts';
import { FILLER_WORDS, NO_NAMES, RELATIVES, REQUESTS } from './ordinary-words.ts';
import { wordSet } from './phrases.rules.ts';
import { wordAt, type Token, type Tokens } from './tokens.rules.ts';

/** With these the name of a shop or a club begins: "el bar Paco". */
const PLACES = wordSet(
  `bar peña restaurante cafetería hotel colegio comparsa farmacia panadería taller talleres carnicería peluquería asociación
  club residencia frutería papelería gestoría clínica ferretería óptica autoescuela estanco inmobiliaria gimnasio academia
  notaría asesoría floristería librería mercería pescadería zapatería joyería guardería instituto ayuntamiento parroquia
  falla hoguera barraca cofradía camping quiosco kiosco chiringuito mesón taberna pizzería heladería churrería`.replaceAll(
    /\s+/g,
    ' ',
  ),
);
export const isPlace = (folded: string): boolean => PLACES.has(folded);
const SURNAME_ENDINGS = ['yan', 'ian', 'yants', 'ez', 'escu'];

export const isCapital = (token: Token | undefined) =>
  token?.kind === 'word' && token.written.charAt(0) !== token.written.charAt(0).toLowerCase();

/** First names, surnames, and what the names of shops begin with. */
export const isKnownName = (folded: string): boolean =>
  KNOWN_FIRST_NAMES.has(folded) || KNOWN_SURNAMES.has(folded) || PLACES.has(folded);

const hasSurnameEnding = (folded: string) =>
  folded.length > 5 && SURNAME_ENDINGS.some((ending) => folded.endsWith(ending));

/** Whether the word may be part of a name at all. */
export function mayBeName(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || NO_NAMES.has(token.folded)) return false;
  const isListed = KNOWN_FIRST_NAMES.has(token.folded) || KNOWN_SURNAMES.has(token.folded);
  if (isCapital(token) && isListed) return true;
  if (!isCapital(token) && EVERYDAY_WORDS.has(token.folded) && !isKnownName(token.folded))
    return false;
  return mayNamePlace(tokens, at);
}

/** Whether the word may follow "la peña el" or "los del": "sol", "taller". */
export function mayNamePlace(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || NO_NAMES.has(token.folded)) return false;
  const isFood = isChicken(token.folded) || isOtherFood(token.folded);
  const isTalk = [FILLER_WORDS, REQUESTS, RELATIVES].some((words) => words.has(token.folded));
  return !isFood && !isTalk && !isNumberWord(token.folded);
}

/** Whether it is known as a name, or written like one. */
export function looksLikeName(tokens: Tokens, at: number): boolean {
  const folded = wordAt(tokens, at);
  if (!mayBeName(tokens, at)) return false;
  return isKnownName(folded) || hasSurnameEnding(folded) || isCapital(tokens[at]);
}

/** "José" as it was written, "jose" and "JOSE" as the name is written, "NÚRIA" as "Núria". */
export function writtenName(token: Token | undefined): string {
  if (!token) return '';
  const known = KNOWN_FIRST_NAMES.get(token.folded) ?? KNOWN_SURNAMES.get(token.folded);
  const isPlain = token.written.toLowerCase() === token.folded;
  if (known !== undefined && isPlain) return known;
  const isShouted = token.written.length > 3 && token.written === token.written.toUpperCase();
  return capitalised(isShouted ? token.written.toLowerCase() : token.written);
}
