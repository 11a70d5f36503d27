// What a close keeps beside the money: what it says, and for the next close what it has counted of its last minutes
// (docs/rules/books.md#between-two-closes).
import type { BooksFacts } from '@brasa/core/books/books.contract.ts';
import type { CloseRow } from './books.store.ts';
import type { Tail } from './tallies.report.ts';

type StoredFacts = BooksFacts & { tail?: Tail };
type Kept = Pick<CloseRow, 'facts'>;

export const storedFacts = ({ facts, tail }: { facts: BooksFacts; tail: Tail }): string =>
  JSON.stringify({ ...facts, tail } satisfies StoredFacts);

export function readFacts(row: Kept): BooksFacts {
  const { tail: _tail, ...facts } = JSON.parse(row.facts) as StoredFacts;
  return facts;
}

/** Undefined of a close from before it was kept. */
export const readTail = (row: Kept): Tail | undefined =>
  (JSON.parse(row.facts) as StoredFacts).tail;
