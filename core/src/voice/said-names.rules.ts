// A name from its first word to its last: "la Paqui", "Carmen de la Fuente", "Pepe el de la esquina".
// See docs/rules/voice.md#names.
import { KNOWN_FIRST_NAMES } from './known-names.ts';
import { NICKNAMES } from './nicknames.ts';
import {
  isCapital,
  isKnownName,
  isPlace,
  looksLikeName,
  mayBeName,
  mayNamePlace,
  writtenName,
} from './name-words.rules.ts';
import { readVagueDay } from './other-days.rules.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { wordAt, type Read, type Token, type Tokens } from './tokens.rules.ts';

const TITLES = wordSet('señor señora sr sra señorita senyor senyora');
const ARTICLES = wordSet('el la los las');
/** They belong to the name, as it is written. */
const DONS: ReadonlyMap<string, string> = new Map([
  ['don', 'Don'],
  ['dona', 'Doña'],
]);
const PARTICLES = phraseBook('de la, de los, de las, del, de, dels, i, da, van');
/** They are names of people, too. */
const DAY_NAMES = wordSet('domingo reyes');
const MOST_WORDS = 6;

/** `isCertain`: not only by a capital behind an article, which may be that of anything. */
export type SaidName = { words: string[]; to: number; isCertain: boolean };

const particleOf = (token: Token) => (isCapital(token) ? token.written : token.folded);

/** "Los" of "Peña Los Amigos". */
const afterCapitalArticle = (tokens: Tokens, at: number) =>
  isCapital(tokens[at]) && ARTICLES.has(wordAt(tokens, at)) ? at + 1 : null;

/** The particles that stand there, where a part of the name follows: "de la" of "de la Fuente". */
function afterParticles(tokens: Tokens, at: number): number {
  const to = phraseAt(PARTICLES, tokens, at) ?? afterCapitalArticle(tokens, at);
  if (to === null || !mayBeName(tokens, to)) return at;
  return looksLikeName(tokens, to) ? to : at;
}

/** "y Juan" of "Ana y Juan". */
const afterAnd = (tokens: Tokens, at: number) =>
  wordAt(tokens, at) === 'y' && KNOWN_FIRST_NAMES.has(wordAt(tokens, at + 1)) ? at + 1 : at;

/** "el sol" of "la peña el sol". */
const isNameOfPlace = (tokens: Tokens, at: number) =>
  isPlace(wordAt(tokens, at - 1)) &&
  ARTICLES.has(wordAt(tokens, at)) &&
  mayNamePlace(tokens, at + 1) &&
  readVagueDay(tokens, at) === null;

/** "el de la esquina" and "el fontanero" behind a name, by which people tell one Pepe from another. */
function readNickname(tokens: Tokens, at: number): Read<string[]> | null {
  const isArticle = wordAt(tokens, at) === 'el' || wordAt(tokens, at) === 'la';
  if (isArticle && NICKNAMES.has(wordAt(tokens, at + 1))) {
    return { value: [wordAt(tokens, at), writtenName(tokens[at + 1])], to: at + 2 };
  }
  const to = isArticle ? phraseAt(PARTICLES, tokens, at + 1) : null;
  if (to === null || !mayNamePlace(tokens, to)) return null;
  const small = tokens.slice(at, to).map(({ folded }) => folded);
  return { value: [...small, writtenName(tokens[to])], to: to + 1 };
}

/** "Domingo" with a capital, or behind "a nombre de". */
function isNameOfDay(tokens: Tokens, at: number, isStrong: boolean): boolean {
  const isWritten = isStrong || isCapital(tokens[at]);
  return isWritten && !ARTICLES.has(wordAt(tokens, at - 1)) && DAY_NAMES.has(wordAt(tokens, at));
}

/** The name that begins there; after a strong introduction whatever may be one. */
export function readName(tokens: Tokens, start: number, isStrong: boolean): SaidName | null {
  const { value: prefix, to: at } = readPrefix(tokens, start, isStrong);
  if (!mayBeName(tokens, at) && !isNameOfDay(tokens, at, isStrong)) return null;
  const said = readWords(tokens, at, isStrong);
  const nickname = readNickname(tokens, said.to);
  return {
    words: [...prefix, ...said.value, ...(nickname?.value ?? [])],
    to: nickname?.to ?? said.to,
    isCertain: isStrong || isCertain(tokens, at, prefix.length > 0),
  };
}

/** A capital behind an article may be that of anything. */
function isCertain(tokens: Tokens, at: number, hasArticle: boolean): boolean {
  const folded = wordAt(tokens, at);
  return isKnownName(folded) || (looksLikeName(tokens, at) && !hasArticle);
}

/** The words of a name after its first, which is one. */
function readWords(tokens: Tokens, at: number, isStrong: boolean): Read<string[]> {
  const words = [writtenName(tokens[at])];
  let to = at + 1;
  while (words.length < MOST_WORDS) {
    if (isNameOfPlace(tokens, to)) {
      words.push(...tokens.slice(to, to + 2).map(writtenName));
      to += 2;
      continue;
    }
    const next = Math.max(afterParticles(tokens, to), afterAnd(tokens, to));
    const isMore = looksLikeName(tokens, next) || (isStrong && mayBeName(tokens, next));
    if (!isMore) break;
    const particles = tokens.slice(to, next).map(particleOf);
    words.push(...particles, writtenName(tokens[next]));
    to = next + 1;
  }
  return { value: words, to };
}

/** "La" of "la Paqui" belongs to the name, "señora" of "la señora García" does not. */
function readPrefix(tokens: Tokens, at: number, isStrong: boolean): Read<string[]> {
  const don = DONS.get(wordAt(tokens, at));
  if (don !== undefined && looksLikeName(tokens, at + 1)) return { value: [don], to: at + 1 };
  const isArticle = ARTICLES.has(wordAt(tokens, at));
  const next = isArticle ? at + 1 : at;
  if (TITLES.has(wordAt(tokens, next))) return { value: [], to: next + 1 };
  const isOfName =
    isArticle && (looksLikeName(tokens, next) || (isStrong && mayBeName(tokens, next)));
  return isOfName ? { value: [writtenName(tokens[at])], to: next } : { value: [], to: at };
}
