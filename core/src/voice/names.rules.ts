// Who the order is for: "para Ana", "a nombre de", "de parte de", "me llamo", or a name by itself.
// See docs/rules/voice.md#names.
import { readFamily, readGroupName, readRelativeOf } from './group-names.rules.ts';
import { KNOWN_FIRST_NAMES, NAMES_THAT_ARE_WORDS } from './known-names.ts';
import { isCapital, isKnownName } from './name-words.rules.ts';
import { RELATIVES } from './ordinary-words.ts';
import type { Introduction, Meaning } from './parts.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { readName, type SaidName } from './said-names.rules.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

/** What comes after these is a name, whatever it is. */
const INTRODUCERS = phraseBook(
  `a nombre de, a nombre del, al nombre de, nombre de, de parte de, de parte del, me llamo, se llama, mi nombre es,
  el nombre es, su nombre es, a nombre, el nombre, nombre, con nombre, bajo el nombre de, en nombre de, a cuenta de`,
);
/** After these comes a name where it looks like one. */
const WEAK_INTRODUCERS = phraseBook(
  `para, per a, es para, son para, pa, soy, soc, de, a, lo recoge, los recoge, lo recogerá, los recogerá, viene, vendrá, pasa,
  pasará, recoge, encargo de, pedido de, a por ello, apuntado a, ponlo a, apúntalo a, apúntaselo a, cliente, sr, sra`,
);
const STRONGEST_OF_WEAK = wordSet('para per pa soy soc es son');
const HESITATIONS = wordSet('es eh em este pues');
/** Three dots are three marks. */
const MOST_HESITATIONS = 8;
const POSSESSIVES = wordSet('mi su tu');
/** What may stand before a name by itself. */
const NAMED_ARTICLES = wordSet('el la don doña');

const meaningOf = (said: SaidName, introduction: Introduction): Read<Meaning> => ({
  value: {
    kind: 'name',
    name: said.words.join(' '),
    introduction,
    isCertain: said.isCertain,
  },
  to: said.to,
});

/** "a nombre de, eh, Juan", "el nombre es Juan". */
function afterHesitation(tokens: Tokens, at: number): number {
  let to = at;
  while (
    to - at < MOST_HESITATIONS &&
    (tokens[to]?.kind === 'mark' || HESITATIONS.has(wordAt(tokens, to)))
  )
    to += 1;
  return to;
}

/** Somebody began to say a name that was not understood. */
const unclearName = (to: number): Read<Meaning> => ({
  value: { kind: 'unclear', field: 'name', options: [] },
  to,
});

const filler = (to: number): Read<Meaning> => ({ value: { kind: 'filler' }, to });

/** "de parte de mi mujer" and "a nombre de ella" name nobody yet. */
const isSomebodysRelative = (tokens: Tokens, at: number) =>
  wordAt(tokens, at) === 'ella' ||
  (POSSESSIVES.has(wordAt(tokens, at)) && RELATIVES.has(wordAt(tokens, at + 1)));

/** "a nombre de X", "para X", "soy X". After "de" and "a" only what is known as a name. */
export function readIntroducedName(tokens: Tokens, at: number): Read<Meaning> | null {
  const strong = phraseAt(INTRODUCERS, tokens, at);
  if (strong !== null) {
    const group = readGroupName(tokens, strong);
    if (group) return meaningOf(group, 'stated');
    const said = readName(tokens, afterHesitation(tokens, strong), true);
    if (said) return meaningOf(said, 'stated');
    return isSomebodysRelative(tokens, strong) ? filler(strong) : unclearName(strong);
  }
  const weak = phraseAt(WEAK_INTRODUCERS, tokens, at);
  if (weak === null) return null;
  const group = wordAt(tokens, at) === 'de' ? null : readGroupName(tokens, weak);
  if (group) return meaningOf(group, 'relative');
  const said = readName(tokens, weak, false);
  if (!said) return null;
  if (STRONGEST_OF_WEAK.has(wordAt(tokens, at))) return meaningOf(said, 'meant');
  // "soy la hija de Vicent" may be anybody.
  if (RELATIVES.has(wordAt(tokens, at - 1))) return meaningOf(said, 'relative');
  const isKnown = tokens.slice(weak, said.to).some(({ folded }) => isKnownName(folded));
  return said.isCertain ? meaningOf({ ...said, isCertain: isKnown }, 'none') : null;
}

/** "justo" without a capital is a word. */
const isNameByItself = (tokens: Tokens, at: number) =>
  KNOWN_FIRST_NAMES.has(wordAt(tokens, at)) &&
  (isCapital(tokens[at]) || !NAMES_THAT_ARE_WORDS.has(wordAt(tokens, at)));

/** A name by itself: known as one, also behind its article ("la Remei"), or with a capital within a sentence. */
export function readBareName(tokens: Tokens, at: number): Read<Meaning> | null {
  const relative = readRelativeOf(tokens, at);
  if (relative) return meaningOf(relative, 'relative');
  const family = readFamily(tokens, at);
  if (family) return meaningOf(family, 'none');
  const start = NAMED_ARTICLES.has(wordAt(tokens, at)) ? at + 1 : at;
  const before = tokens[at - 1];
  const isKnown = isNameByItself(tokens, start);
  const isInside = before !== undefined && before.kind !== 'mark' && isCapital(tokens[at]);
  if (!isKnown && (!isInside || start > at)) return null;
  const said = readName(tokens, at, false);
  if (!said) return null;
  const isRelative = RELATIVES.has(wordAt(tokens, at - 1));
  return meaningOf({ ...said, isCertain: isKnown }, isRelative ? 'relative' : 'none');
}
