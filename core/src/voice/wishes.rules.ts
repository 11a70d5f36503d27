// Wishes: "con patatas y pan", "sin sal", "bien hecho". What belongs to one becomes one part.
// See docs/rules/voice.md#wishes.
import type { Part } from './parts.ts';
import { heardBetween, type Tokens } from './tokens.rules.ts';

/** Small words between the words of a wish: "con mucho de la salsa". */
const MOST_SMALL_WORDS = 2;

const isFoodOfWish = (part: Part | undefined) =>
  part?.kind === 'dish' && part.dish.count === null && part.dish.eaters === null;

const isContent = (part: Part | undefined) =>
  part?.kind === 'unknown' || part?.kind === 'wish' || isFoodOfWish(part);

/** The index after the last part of the wish that begins there. */
function endOfWish(parts: readonly Part[], start: number): number {
  let end = start + 1;
  for (;;) {
    let next = end;
    while (
      next - end < MOST_SMALL_WORDS &&
      (parts[next]?.kind === 'filler' || parts[next]?.kind === 'and')
    ) {
      next += 1;
    }
    if (!isContent(parts[next])) return end;
    end = next + 1;
  }
}

const isCounted = (part: Part | undefined) =>
  part?.kind === 'dish' || part?.kind === 'chickens' || part?.kind === 'amount';

/** "con" joins what is counted; "bien" and "muy" alone say nothing; "con" and "sin" alone are not understood. */
function aloneOf(part: Part, next: Part | undefined): Part {
  const isJoint = part.heard.toLowerCase() === 'con' && isCounted(next);
  if (isJoint) return { ...part, kind: 'and' };
  if (['con', 'sin'].includes(part.heard.toLowerCase())) return { ...part, kind: 'unknown' };
  const isSmall = part.heard.length <= 4 && part.heard.toLowerCase() !== 'soso';
  return isSmall ? { ...part, kind: 'filler' } : { ...part, kind: 'detail' };
}

/** Each wish as one part. */
export function withWishes(parts: readonly Part[], tokens: Tokens): Part[] {
  const joined: Part[] = [];
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    if (!part) break;
    const end = part.kind === 'wish' ? endOfWish(parts, index) : index + 1;
    const to = parts[end - 1]?.to ?? part.to;
    if (part.kind !== 'wish') joined.push(part);
    else if (end === index + 1) joined.push(aloneOf(part, parts[end]));
    else {
      const heard = heardBetween(tokens, part.from, to);
      joined.push({ kind: 'detail', from: part.from, to, heard });
    }
    index = end;
  }
  return joined;
}
