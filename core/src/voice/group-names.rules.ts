// Customers who are named by somebody or something else: "la suegra de Paco", "la familia Galiana", "los del
// taller". See docs/rules/voice.md#names.
import { isCapital, isKnownName, mayNamePlace, writtenName } from './name-words.rules.ts';
import { RELATIVES } from './ordinary-words.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { readName, type SaidName } from './said-names.rules.ts';
import { wordAt, type Tokens } from './tokens.rules.ts';

const ARTICLES = wordSet('el la los las');
const PLURAL_ARTICLES = wordSet('los las');
const OF_SOMEBODY = phraseBook('de, del');
const OF_SOMETHING = phraseBook('del, de la, de los, de las');

const certain = (words: string[], to: number): SaidName => ({ words, to, isCertain: true });

const smallWords = (tokens: Tokens, from: number, to: number) =>
  tokens.slice(from, to).map(({ folded }) => folded);

/** "la suegra de Paco", "el hijo de la Mari". */
export function readRelativeOf(tokens: Tokens, at: number): SaidName | null {
  const relative = wordAt(tokens, at + 1);
  const isRelative = RELATIVES.has(relative) || relative === 'familia';
  if (!ARTICLES.has(wordAt(tokens, at)) || !isRelative) return null;
  const from = phraseAt(OF_SOMEBODY, tokens, at + 2);
  const of = from === null ? null : readName(tokens, from, false);
  if (from === null || !of?.isCertain) return null;
  const isNamed = ARTICLES.has(wordAt(tokens, from));
  const ofWords = isNamed ? [wordAt(tokens, from), ...of.words.slice(1)] : of.words;
  const own = tokens.slice(at, at + 2).map(writtenName);
  return certain([...own, wordAt(tokens, at + 2), ...ofWords], of.to);
}

/** "familia Galiana", with its article or without. */
export function readFamily(tokens: Tokens, at: number): SaidName | null {
  const family = wordAt(tokens, at) === 'la' ? at + 1 : at;
  const next = tokens[family + 1];
  const isNamed = isCapital(next) || isKnownName(next?.folded ?? '');
  if (wordAt(tokens, family) !== 'familia' || !isNamed) return null;
  const said = readName(tokens, family + 1, false);
  const own = tokens.slice(at, family + 1).map(writtenName);
  return said && certain([...own, ...said.words], said.to);
}

/** "los del taller", "las de la oficina". */
function readThoseOf(tokens: Tokens, at: number): SaidName | null {
  const of = PLURAL_ARTICLES.has(wordAt(tokens, at))
    ? phraseAt(OF_SOMETHING, tokens, at + 1)
    : null;
  if (of === null || !mayNamePlace(tokens, of)) return null;
  const named = readName(tokens, of, false);
  const words = named?.isCertain ? named : { words: [writtenName(tokens[of])], to: of + 1 };
  const own = [writtenName(tokens[at]), ...smallWords(tokens, at + 1, of)];
  return certain([...own, ...words.words], words.to);
}

/** Whoever is named like that gives way to a name of their own. */
export const readGroupName = (tokens: Tokens, at: number): SaidName | null =>
  readRelativeOf(tokens, at) ?? readFamily(tokens, at) ?? readThoseOf(tokens, at);
