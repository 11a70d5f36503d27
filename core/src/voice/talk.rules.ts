// What people tell besides: why they order and who comes to lunch. Its words are not asked for.
// See docs/rules/voice.md#words-that-say-nothing.
import { foldText } from '../kernel/text/fold-text.ts';
import type { Part } from './parts.ts';
import { phraseAt, phraseBook } from './phrases.rules.ts';
import type { Tokens } from './tokens.rules.ts';

/** What stands before them is a reason: "el médico me ha quitado la sal, así que…". */
const CONCLUSIONS = phraseBook('así que, conque, por eso, de modo que, de manera que, con lo cual');
/** What follows them is a reason, up to the next thing that belongs to an order. */
const OPENERS = phraseBook(
  `porque, tengo, tenemos, tengo que, tenemos que, tendré, tendremos, que tengo, que tenemos, celebramos,
  celebro, estoy, estamos, nos vamos, vamos a, me voy, vengo de, venimos de, salgo de, salimos de, salgo del,
  trabajo en, vivo en`,
);
/** How many they are says nothing of chickens. */
const HOW_MANY = phraseBook('somos, seremos, vamos a ser, estamos, estaremos');

const isEnd = ({ kind, heard }: Part) => kind === 'pause' && '.!?'.includes(heard);

const said = (part: Part): Part => ({
  kind: 'filler',
  from: part.from,
  to: part.to,
  heard: part.heard,
});

const isUncountedDish = (part: Part) => part.kind === 'dish' && part.dish.count === null;
/** What somebody must not eat is never only told. */
const MATTERS = /^(?:alerg|intoleran|celiac|diabet|gluten|lactosa)/;
const isUnknown = ({ kind, heard }: Part) => kind === 'unknown' && !MATTERS.test(foldText(heard));
const isWordOfTalk = (part: Part) => part.kind === 'filler' || isUnknown(part);
/** None of them is ordered: "hoy no hago paella, somos cinco, así que…". */
const isOfReason = (part: Part) =>
  isUnknown(part) || part.kind === 'wish' || part.kind === 'amount' || isUncountedDish(part);
const isOrdered = (part: Part) =>
  part.kind === 'chickens' || (part.kind === 'dish' && part.dish.count !== null);

/** A conclusion's own sentence up to it, where nothing was ordered yet. */
function withoutReasonsBefore(parts: readonly Part[], tokens: Tokens): Part[] {
  const told = [...parts];
  let from = 0;
  for (const [index, part] of parts.entries()) {
    if (isEnd(part) || isOrdered(part)) from = index + 1;
    if (phraseAt(CONCLUSIONS, tokens, part.from) === null) continue;
    for (let at = from; at < index; at += 1) {
      const one = told[at];
      if (one && isOfReason(one)) told[at] = said(one);
    }
    from = index;
  }
  return told;
}

/** Words behind an opener, up to the next thing that was understood. */
function withoutReasonsAfter(parts: readonly Part[], tokens: Tokens): Part[] {
  let isReason = false;
  return parts.map((part) => {
    isReason = phraseAt(OPENERS, tokens, part.from) !== null || (isReason && isWordOfTalk(part));
    return isReason && isUnknown(part) ? said(part) : part;
  });
}

/** "somos cinco": how many they are matters for a dish that is cooked for so many, and for nothing else. */
function withoutGuests(parts: readonly Part[], tokens: Tokens): Part[] {
  if (parts.some(({ kind }) => kind === 'dish')) return [...parts];
  const isCount = ({ from }: Part) =>
    [1, 2, 3].some((back) => phraseAt(HOW_MANY, tokens, from - back) === from);
  return parts.map((part) => (part.kind === 'amount' && isCount(part) ? said(part) : part));
}

/** "otro, Silvia, un pollo": where nothing was ordered yet, it begins another order. */
function withoutAnother(parts: readonly Part[]): Part[] {
  const first = parts.findIndex((part) => isOrdered(part) || part.kind === 'amount');
  const isAnother = parts[first]?.kind === 'amount' && foldText(parts[first].heard) === 'otro';
  return parts.map((part, index) => (isAnother && index === first ? said(part) : part));
}

/** All that was said, with what is only told as words that say nothing. */
export function withoutTalk(parts: readonly Part[], tokens: Tokens): Part[] {
  const own = withoutGuests(withoutAnother(parts), tokens);
  return withoutReasonsBefore(withoutReasonsAfter(own, tokens), tokens);
}
