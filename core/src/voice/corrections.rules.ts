// Words with which people take back, take out, join or leave open what they say.
// See docs/rules/voice.md#corrections.
import { readAmount } from './amounts.rules.ts';
import { phraseAt, phraseBook } from './phrases.rules.ts';
import type { Meaning } from './parts.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

const NOES = phraseBook('no, no no, no no no, no espera, no perdona, no perdón, no mejor, que no');
const CORRECTIONS = phraseBook(
  `perdón, perdona, perdone, mejor, mejor dicho, quiero decir, digo, rectifico, corrijo, me he equivocado,
  me equivoco, espera, al final, sino, cambio, cámbialo, cámbiame, ponle mejor, pon mejor, ay no, uy no, miento,
  no digo, que digo, lo cambio, corrige, disculpa, o mejor, o mejor dicho, no mejor`,
);
const REMOVALS = phraseBook(
  `quita, quítame, quítale, quítalo, nada de, no quiero, no queremos, no me pongas, no pongas, no le pongas,
  no nos pongas, olvida, sin contar, déjate de, no quiere, quitar`,
);
/** They correct where a number follows: "que sean tres". */
const BEFORE_NUMBERS = phraseBook('que sean, que sea, va, bueno va, mejor que sean');
const ALTERNATIVES = phraseBook('o, u, o bien, o si no');
const JOINTS = phraseBook('y, e, más, y además, además, también, y aparte, y luego, luego');

/** Null where nothing of the kind begins. */
export function readJoint(tokens: Tokens, at: number): Read<Meaning> | null {
  const removal = phraseAt(REMOVALS, tokens, at);
  if (removal !== null) return { value: { kind: 'removal' }, to: removal };
  const correction = phraseAt(CORRECTIONS, tokens, at);
  if (correction !== null) return { value: { kind: 'correction', isNo: false }, to: correction };
  const number = phraseAt(BEFORE_NUMBERS, tokens, at);
  const from = number !== null && wordAt(tokens, number) === ',' ? number + 1 : number;
  if (number !== null && from !== null && readAmount(tokens, from)) {
    return { value: { kind: 'correction', isNo: false }, to: number };
  }
  const no = phraseAt(NOES, tokens, at);
  if (no !== null) return { value: { kind: 'correction', isNo: true }, to: no };
  const or = phraseAt(ALTERNATIVES, tokens, at);
  if (or !== null) return { value: { kind: 'or' }, to: or };
  const and = phraseAt(JOINTS, tokens, at);
  return and === null ? null : { value: { kind: 'and' }, to: and };
}
