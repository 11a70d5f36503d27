// What is missing in an order that was spoken, or not clear. See docs/rules/voice.md#what-is-asked-back.
import type { Field } from './parts.ts';

export type Doubt =
  | { kind: 'name' }
  | { kind: 'food' }
  | { kind: 'time' }
  | { kind: 'day' }
  | { kind: 'ambiguous'; field: Field; heard: string; options: string[] };

/** What is asked first. */
const ORDER: readonly string[] = ['name', 'food', 'quantity', 'dish', 'time', 'day', 'phone'];

const placeOf = (doubt: Doubt) =>
  ORDER.indexOf(doubt.kind === 'ambiguous' ? doubt.field : doubt.kind);

export function inAskingOrder(doubts: readonly Doubt[]): Doubt[] {
  return doubts.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What may be meant in several ways. */
export const ambiguous = (field: Field, heard: string, options: string[] = []): Doubt => ({
  kind: 'ambiguous',
  field,
  heard,
  options,
});
