// Corrections within the sentence: what is taken back is left out, what is left open becomes unclear.
// See docs/rules/voice.md#corrections.
import { stemOf } from '../catalog/food-names.rules.ts';
import {
  fieldOf,
  headOf,
  isFood,
  isOfFood,
  isSameDish,
  speaksOfOrder,
  unclearOf,
} from './part-fields.rules.ts';
import { takeBackMention, takeOutCounted } from './mentions.rules.ts';
import type { Field, Part, PartOf } from './parts.ts';

function withCount(food: Part, tenths: number): Part {
  if (food.kind === 'chickens') return { ...food, tenths };
  if (food.kind !== 'dish') return food;
  const { count, eaters } = food.dish;
  if (eaters === null) return { ...food, dish: { ...food.dish, count: tenths } };
  // "una paella para seis, no, ocho": so many eat of the one.
  if (count !== null && count !== 10) return unclearOf('quantity', [food]);
  const corrected = { count: tenths / 10, text: String(tenths / 10) };
  return { ...food, dish: { ...food.dish, eaters: corrected } };
}

/** The index of what a number corrects: what was said last, or the only food; -1 where nobody can tell. */
function countedBefore(settled: readonly Part[]): number {
  const last = settled.findLastIndex(speaksOfOrder);
  const kind = settled[last]?.kind;
  if (kind === 'amount' || kind === 'chickens' || kind === 'dish') return last;
  const isOnly = kind !== 'time' && settled.filter(isFood).length === 1;
  return isOnly ? settled.findIndex(isFood) : -1;
}

/** "dos pollos, no, tres". Of "dos pollos, mejor y medio" the number before "y" was not heard. */
function correctAmount(settled: Part[], amount: PartOf<'amount'>): void {
  const index = countedBefore(settled);
  const target = settled[index];
  const isTime = settled.findLast(speaksOfOrder)?.kind === 'time';
  if (!target || settled.at(-1)?.kind === 'and') {
    settled.push(unclearOf(isTime ? 'time' : 'quantity', [amount]));
  } else settled[index] = isFood(target) ? withCount(target, amount.tenths) : amount;
}

/** "paella para seis, no, para ocho"; behind what is for nobody in particular it may be an hour or anything. */
function correctEaters(settled: Part[], part: PartOf<'eaters'>): void {
  const index = settled.findLastIndex(speaksOfOrder);
  const last = settled[index];
  const isForSome = last?.kind === 'dish' && last.dish.eaters !== null;
  if (isForSome) settled[index] = { ...last, dish: { ...last.dish, eaters: part.eaters } };
  else settled.push(part);
}

/** A word with a capital that nobody introduced: it may be a dish as well, and is asked for. */
const mayBeNoName = (one: Part) =>
  one.kind === 'name' && !one.isCertain && one.introduction === 'none';

/** The index of what a corrected part replaces; -1 where there is nothing of its kind. */
function replacedBy(part: Part, settled: readonly Part[]): number {
  const last = settled.findLastIndex(speaksOfOrder);
  if (part.kind === 'detail') return settled[last]?.kind === 'detail' ? last : -1;
  if (isFood(part) && settled[last]?.kind === 'amount') return last;
  return settled.findLastIndex((one) =>
    one.kind === 'dish' && part.kind === 'dish'
      ? isSameDish(one, part)
      : fieldOf(one) === fieldOf(part) && part.kind !== 'dish' && !mayBeNoName(one),
  );
}

/** Whether the correction has done its work; until then it waits for what it corrects. */
function correct(settled: Part[], part: Part): boolean {
  if (part.kind === 'amount' || part.kind === 'eaters') {
    if (part.kind === 'amount') correctAmount(settled, part);
    else correctEaters(settled, part);
    return true;
  }
  const index = replacedBy(part, settled);
  const food = settled.findLast(isFood);
  if (index >= 0) settled.splice(index, 1);
  settled.push(part);
  if (index >= 0 || !isFood(part) || !food) return index >= 0;
  // "dos pollos, no, una paella": what of the first is taken back nobody can tell.
  settled.push(unclearOf('dish', [food, part]));
  return true;
}

/** Whether the part is that dish, or a wish for it: "con patatas". */
function isOrHasDish(one: Part, dish: PartOf<'dish'>): boolean {
  if (one.kind === 'dish') return isSameDish(one, dish);
  if (one.kind !== 'detail') return false;
  return one.heard.toLowerCase().split(' ').map(stemOf).includes(headOf(dish));
}

/** Takes out what names that food; where nothing does, it is not clear what was meant. */
function remove(settled: Part[], part: Part): boolean {
  const index = part.kind === 'dish' ? settled.findLastIndex((one) => isOrHasDish(one, part)) : -1;
  if (index >= 0) settled.splice(index, 1);
  else settled.push(unclearOf('dish', [part]));
  return true;
}

/** What two alternatives are of; null where they are none: "a las dos o un pollo". */
function choiceOf(last: Part, part: Part): Field | null {
  const isCount = last.kind === 'amount' || part.kind === 'amount';
  if (isCount && isOfFood(last) && isOfFood(part)) return 'quantity';
  return fieldOf(last) === fieldOf(part) ? fieldOf(part) : null;
}

/** "un pollo o dos": both are said, neither is meant for certain. */
function leaveOpen(settled: Part[], part: Part): boolean {
  const index = settled.findLastIndex(speaksOfOrder);
  const last = settled[index];
  if (!last) return settled.push(part) > 0;
  const choice = choiceOf(last, part);
  const open = unclearOf(choice ?? fieldOf(part) ?? 'dish', [last, part]);
  // How many dishes is open, which dish is not; what is no alternative stays beside what it may go with.
  const counted = [last, part].find(({ kind }) => kind === 'dish');
  const kept = choice === 'quantity' && counted ? [counted] : [];
  settled.splice(index, 1, ...(choice === null ? [last, open, part] : [open, ...kept]));
  return true;
}

/** "patatas no": a "no" at the end takes out the dish before it, which nobody had counted. */
function endWithNo(settled: Part[]): void {
  const index = settled.findLastIndex(speaksOfOrder);
  const last = settled[index];
  if (last?.kind !== 'dish' || last.dish.count !== null) return;
  settled.splice(index, 1);
  takeOutCounted(settled, last);
}

/** What stands before a part and says how it goes with what was said. */
type Joint = PartOf<'correction' | 'removal' | 'or'>;

const isJoint = (part: Part): part is Joint =>
  part.kind === 'correction' || part.kind === 'removal' || part.kind === 'or';

const SETTLE = { correction: correct, removal: remove, or: leaveOpen };

/** Whether it has something to go with: a "no" at the beginning takes nothing back. */
const isAtWork = (joint: Joint, settled: readonly Part[]) =>
  joint.kind === 'removal' || settled.some(speaksOfOrder);

const isMention = (joint: Joint, settled: Part[]) =>
  joint.kind === 'correction' && joint.isNo && takeBackMention(settled);

/** A "no" at the end takes out what stands before it; behind an "y" something was not heard. */
function settleEnd(settled: Part[], joint: Joint | null): void {
  if (joint?.kind === 'correction' && joint.isNo) endWithNo(settled);
  const last = settled.findLast(({ kind }) => kind !== 'pause');
  if (last?.kind === 'and') settled.push(unclearOf('dish', [last]));
}

/** "dos pollos, no, tres, tres pollos": the number that corrected, said again with its noun. */
const isAgain = (part: Part, corrected: number | null) =>
  part.kind === 'chickens' && corrected !== null && part.tenths === corrected;

/** The parts as they are meant in the end. */
export function settledParts(parts: readonly Part[]): Part[] {
  const settled: Part[] = [];
  let joint: Joint | null = null;
  let corrected: number | null = null;
  for (const part of parts) {
    if (isAgain(part, corrected)) continue;
    if (speaksOfOrder(part)) corrected = joint && part.kind === 'amount' ? part.tenths : null;
    if (isJoint(part)) joint = isAtWork(part, settled) && !isMention(part, settled) ? part : null;
    else if (!joint || !speaksOfOrder(part)) settled.push(part);
    else if (SETTLE[joint.kind](settled, part)) joint = null;
  }
  settleEnd(settled, joint);
  return settled;
}
