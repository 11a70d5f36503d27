// Who the order is for: "para Ana", "a nombre de", "de parte de", "me llamo", or a name by itself.
// See docs/rules/voice.md#names.
import { isChicken, isOtherFood } from './counted-words.rules.ts';
import { KNOWN_FIRST_NAMES, KNOWN_SURNAMES } from './known-names.ts';
import { isNumberWord } from './numbers.rules.ts';
import { FILLER_WORDS, NO_NAMES, REQUESTS } from './ordinary-words.ts';
import type { Meaning } from './parts.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { wordAt, type Read, type Token, type Tokens } from './tokens.rules.ts';

/** What comes after these is a name, whatever it is. */
const INTRODUCERS = phraseBook(
  `a nombre de, a nombre del, al nombre de, nombre de, de parte de, de parte del, me llamo, se llama, mi nombre es,
  el nombre es, su nombre es, a nombre, el nombre, nombre, con nombre, bajo el nombre de, en nombre de, a cuenta de`,
);
/** After these comes a name where it looks like one. */
const WEAK_INTRODUCERS = phraseBook(
  `para, es para, son para, pa, soy, de, a, lo recoge, los recoge, lo recogerá, los recogerá, viene, vendrá, pasa,
  pasará, recoge, encargo de, pedido de, a por ello, apuntado a, ponlo a, apúntalo a, apúntaselo a, cliente`,
);
const TITLES = wordSet('señor señora sr sra señorita senyor senyora');
const ARTICLES = wordSet('el la');
/** With these the name of a shop or a club begins: "el bar Paco". */
const PLACES = wordSet(
  `bar peña restaurante cafetería hotel colegio comparsa farmacia panadería taller carnicería peluquería asociación club
  residencia frutería papelería gestoría clínica`.replaceAll(/\s+/g, ' '),
);
const PARTICLES = phraseBook('de la, de los, de las, del, de, dels, i, da, van');
const CAPITAL_ARTICLES = wordSet('el la los las');
const SURNAME_ENDINGS = ['yan', 'ian', 'yants', 'ez', 'escu'];
const MOST_WORDS = 6;

const isCapital = (token: Token | undefined) =>
  token?.kind === 'word' && token.written.charAt(0) !== token.written.charAt(0).toLowerCase();

const isKnown = (folded: string) => KNOWN_FIRST_NAMES.has(folded) || KNOWN_SURNAMES.has(folded);

const hasSurnameEnding = (folded: string) =>
  folded.length > 5 && SURNAME_ENDINGS.some((ending) => folded.endsWith(ending));

/** Whether the word may be part of a name at all. */
function mayBeName(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || NO_NAMES.has(token.folded)) return false;
  if (isCapital(token) && KNOWN_FIRST_NAMES.has(token.folded)) return true;
  const isFood = isChicken(token.folded) || isOtherFood(token.folded);
  const isTalk = FILLER_WORDS.has(token.folded) || REQUESTS.has(token.folded);
  return !isFood && !isTalk && !isNumberWord(token.folded);
}

/** "José" as it was written, "jose" and "JOSE" as the name is written. */
function written(token: Token | undefined): string {
  if (!token) return '';
  const known = KNOWN_FIRST_NAMES.get(token.folded) ?? KNOWN_SURNAMES.get(token.folded);
  const isPlain = token.written.toLowerCase() === token.folded;
  if (known !== undefined && isPlain) return known;
  return token.written.charAt(0).toUpperCase() + token.written.slice(1);
}

const particleOf = (token: Token) => (isCapital(token) ? token.written : token.folded);

type Said = { words: string[]; to: number; isCertain: boolean };

/** "Los" of "Peña Los Amigos". */
const afterCapitalArticle = (tokens: Tokens, at: number) =>
  isCapital(tokens[at]) && CAPITAL_ARTICLES.has(wordAt(tokens, at)) ? at + 1 : null;

/** The particles that stand there, where a part of the name follows: "de la" of "de la Fuente". */
function afterParticles(tokens: Tokens, at: number): number {
  const to = phraseAt(PARTICLES, tokens, at) ?? afterCapitalArticle(tokens, at);
  if (to === null || !mayBeName(tokens, to)) return at;
  return looksLikeName(tokens, to) ? to : at;
}

function looksLikeName(tokens: Tokens, at: number): boolean {
  const folded = wordAt(tokens, at);
  if (!mayBeName(tokens, at)) return false;
  const isByWord = isKnown(folded) || PLACES.has(folded) || hasSurnameEnding(folded);
  return isByWord || isCapital(tokens[at]);
}

/** "y Juan" of "Ana y Juan". */
const afterAnd = (tokens: Tokens, at: number) =>
  wordAt(tokens, at) === 'y' && KNOWN_FIRST_NAMES.has(wordAt(tokens, at + 1)) ? at + 1 : at;

/** The name that begins there; after a strong introduction whatever may be one. */
function readName(tokens: Tokens, at: number, isStrong: boolean): Said | null {
  if (!mayBeName(tokens, at)) return null;
  const words = [written(tokens[at])];
  let to = at + 1;
  while (words.length < MOST_WORDS) {
    const next = Math.max(afterParticles(tokens, to), afterAnd(tokens, to));
    const isMore = looksLikeName(tokens, next) || (isStrong && mayBeName(tokens, next));
    if (!isMore) break;
    const particles = tokens.slice(to, next).map(particleOf);
    words.push(...particles, written(tokens[next]));
    to = next + 1;
  }
  return { words, to, isCertain: isStrong || looksLikeName(tokens, at) };
}

/** "la" of "la Paqui", "señora" of "la señora García". */
function afterTitle(tokens: Tokens, at: number): number {
  const title = ARTICLES.has(wordAt(tokens, at)) ? at + 1 : at;
  if (TITLES.has(wordAt(tokens, title))) return title + 1;
  return title > at && looksLikeName(tokens, title) ? title : at;
}

const meaningOf = (said: Said, isIntroduced: boolean): Read<Meaning> => ({
  value: {
    kind: 'name',
    name: said.words.join(' '),
    isIntroduced,
    isCertain: said.isCertain,
  },
  to: said.to,
});

/** "a nombre de X", "para X", "soy X". After "de" and "a" only what is known as a name. */
export function readIntroducedName(tokens: Tokens, at: number): Read<Meaning> | null {
  const strong = phraseAt(INTRODUCERS, tokens, at);
  if (strong !== null) {
    const from = wordAt(tokens, strong) === 'es' ? strong + 1 : strong;
    const said = readName(tokens, afterTitle(tokens, from), true);
    if (said) return meaningOf(said, true);
  }
  const weak = phraseAt(WEAK_INTRODUCERS, tokens, at);
  if (weak === null) return null;
  const from = afterTitle(tokens, weak);
  const isPara = ['para', 'pa', 'soy'].includes(wordAt(tokens, weak - 1));
  if (!isPara && !looksLikeName(tokens, from)) return null;
  const said = readName(tokens, from, false);
  return said && meaningOf(said, true);
}

/** A name by itself: known as one, or with a capital within a sentence. */
export function readBareName(tokens: Tokens, at: number): Read<Meaning> | null {
  const folded = wordAt(tokens, at);
  const before = tokens[at - 1];
  const isInside = before !== undefined && before.kind !== 'mark' && isCapital(tokens[at]);
  if (!KNOWN_FIRST_NAMES.has(folded) && !isInside) return null;
  const said = readName(tokens, at, false);
  if (!said) return null;
  return meaningOf({ ...said, isCertain: KNOWN_FIRST_NAMES.has(folded) }, false);
}
