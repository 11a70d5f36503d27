// Things that are said twice, the second time with a "no" behind them: "las cervezas no", "a las dos no, a las
// tres". See docs/rules/voice.md#corrections.
import { isSameDish, speaksOfOrder } from './part-fields.rules.ts';
import type { Part, PartOf } from './parts.ts';

/** "dos cervezas … las cervezas no": what was counted before is taken out; whether there is anything. */
export function takeOutCounted(settled: Part[], mention: PartOf<'dish'>): boolean {
  const counted = settled.findLastIndex(
    (one) => one.kind === 'dish' && one.dish.count !== null && isSameDish(one, mention),
  );
  if (counted >= 0) settled.splice(counted, 1);
  return counted >= 0;
}

/** What a part says, as text; null where it is nothing that is said again. */
function saidOf(part: Part): string | null {
  if (part.kind === 'amount' || part.kind === 'chickens') return `${String(part.tenths)} chickens`;
  if (part.kind === 'name') return part.name;
  if (part.kind === 'time') return part.times.join();
  return part.kind === 'day' ? JSON.stringify(part.said) : null;
}

/** Whether both say the same of the order: "Vicente, Vicente". */
function saysAgain(one: Part, again: Part): boolean {
  const said = saidOf(again);
  return said !== null && saidOf(one) === said;
}

/**
 * The thing right before a "no", where it was said before: its mention is left out, and the "no" goes with what
 * was said first. True where that was a dish, which is taken out: then there is nothing more to correct.
 */
export function takeBackMention(settled: Part[]): boolean {
  const index = settled.findLastIndex(speaksOfOrder);
  const last = settled[index];
  if (!last || settled.slice(index + 1).some(({ kind }) => kind !== 'filler')) return false;
  if (last.kind === 'dish') {
    const isTaken = last.dish.count === null && takeOutCounted(settled, last);
    if (isTaken) settled.splice(settled.lastIndexOf(last), 1);
    return isTaken;
  }
  const isAgain = settled.slice(0, index).some((one) => saysAgain(one, last));
  if (isAgain) settled.splice(index, 1);
  return false;
}
