// A number that is said after what it counts: "de pollo ponme uno", "pollos, tres".
// See docs/rules/voice.md#quantities.
import { HALF } from '../kernel/amounts/tenths.ts';
import type { Part } from './parts.ts';

const saysNothing = (part: Part | undefined) => part?.kind === 'filler' || part?.kind === 'pause';
const MOST_BETWEEN = 4;

/** The index of the number that counts the chickens at that place; null where none follows. "pollo medio" may be one and a half. */
function amountAfter(parts: readonly Part[], index: number): number | null {
  let next = index + 1;
  while (next - index <= MOST_BETWEEN && saysNothing(parts[next])) next += 1;
  const amount = parts[next];
  return amount?.kind === 'amount' && amount.tenths !== HALF ? next : null;
}

/** Chickens without a number take the next one, where nothing of the order stands between. */
export function withLateAmounts(parts: readonly Part[]): Part[] {
  const counted = [...parts];
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'chickens' || part.tenths !== null) continue;
    const at = amountAfter(parts, index);
    const amount = at === null ? undefined : parts[at];
    if (at === null || amount?.kind !== 'amount') continue;
    counted[at] = { ...amount, kind: 'chickens', tenths: amount.tenths };
    counted[index] = { kind: 'filler', from: part.from, to: part.to, heard: part.heard };
  }
  return counted;
}
