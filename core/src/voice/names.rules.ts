// Who the order is for: "para Ana", "a nombre de", "de parte de", "me llamo", or a name by itself.
// See docs/rules/voice.md#names.
import { KNOWN_FIRST_NAMES } from './known-names.ts';
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
  `para, es para, son para, pa, soy, de, a, lo recoge, los recoge, lo recogerá, los recogerá, viene, vendrá, pasa,
  pasará, recoge, encargo de, pedido de, a por ello, apuntado a, ponlo a, apúntalo a, apúntaselo a, cliente, sr, sra`,
);
const HESITATIONS = wordSet('es eh em este pues');
const MOST_HESITATIONS = 4;

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

/** "a nombre de X", "para X", "soy X". After "de" and "a" only what is known as a name. */
export function readIntroducedName(tokens: Tokens, at: number): Read<Meaning> | null {
  const strong = phraseAt(INTRODUCERS, tokens, at);
  if (strong !== null) {
    const said = readName(tokens, afterHesitation(tokens, strong), true);
    return said ? meaningOf(said, 'stated') : unclearName(strong);
  }
  const weak = phraseAt(WEAK_INTRODUCERS, tokens, at);
  if (weak === null) return null;
  const isPara = ['para', 'pa', 'soy'].includes(wordAt(tokens, weak - 1));
  const said = readName(tokens, weak, false);
  if (!said) return null;
  if (isPara) return meaningOf(said, 'meant');
  const isKnown = tokens.slice(weak, said.to).some(({ folded }) => isKnownName(folded));
  return said.isCertain ? meaningOf({ ...said, isCertain: isKnown }, 'none') : null;
}

/** A name by itself: known as one, or with a capital within a sentence. */
export function readBareName(tokens: Tokens, at: number): Read<Meaning> | null {
  const folded = wordAt(tokens, at);
  const before = tokens[at - 1];
  const isInside = before !== undefined && before.kind !== 'mark' && isCapital(tokens[at]);
  if (!KNOWN_FIRST_NAMES.has(folded) && !isInside) return null;
  const said = readName(tokens, at, false);
  if (!said) return null;
  const isRelative = RELATIVES.has(wordAt(tokens, at - 1));
  const isCertain = KNOWN_FIRST_NAMES.has(folded);
  return meaningOf({ ...said, isCertain }, isRelative ? 'relative' : 'none');
}
