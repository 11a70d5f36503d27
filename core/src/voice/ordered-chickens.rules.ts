// How many plain chickens all that was said comes to. See docs/rules/voice.md#quantities.
import { HALF, tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { ambiguous, type Doubt } from './doubts.ts';
import type { Part, PartOf } from './parts.ts';
import { isJoined } from './said-dishes.rules.ts';

type Chickens = (PartOf<'chickens'> | PartOf<'amount'>) & { isJoined: boolean };

/** Chickens are sold by the half: a bare half can be of nothing else. */
function saidChickens(parts: readonly Part[]): Chickens[] {
  return parts.flatMap((part, index) => {
    const isOfChickens = part.kind === 'chickens' || (part.kind === 'amount' && part.hasHalf);
    return isOfChickens ? [{ ...part, isJoined: isJoined(part, parts[index - 1]) }] : [];
  });
}

/** "pollo … y medio" may be one and a half or half of one, and of "y medio" alone the beginning is missing. */
function isRest(said: readonly Chickens[]): boolean {
  const [first] = said.filter(({ tenths: amount }) => amount !== null);
  const isBare = said.every(({ kind, tenths: amount }) => kind === 'amount' || amount === null);
  const isAlone = first?.kind === 'amount' && first.tenths === HALF && first.isJoined;
  return isAlone || (isBare && said.some(({ tenths: amount }) => amount === null));
}

/** Several are added where "y" or "otro" joins them; what makes no halves is not clear. */
export function chickensOf(parts: readonly Part[]): { chickens: Tenths | null; doubts: Doubt[] } {
  const said = saidChickens(parts);
  const counted = said.filter(({ tenths: amount }) => amount !== null);
  if (said.length === 0) return { chickens: null, doubts: [] };
  const sum = counted.reduce((all, { tenths: amount }) => all + (amount ?? 0), 0);
  const isSum = counted.slice(1).every((part) => part.isJoined);
  const isWhole = Number.isSafeInteger(sum) && sum % HALF === 0 && sum > 0;
  if (isSum && isWhole && !isRest(said)) return { chickens: tenths(sum), doubts: [] };
  const heard = (counted.length > 0 ? counted : said.slice(0, 1)).map((part) => part.heard);
  const options = counted.length > 1 ? heard : [];
  return { chickens: null, doubts: [ambiguous('quantity', heard.join(' / '), options)] };
}
