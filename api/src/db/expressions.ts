// Pieces of statements that several rooms use.
import { sql as raw, type RawBuilder } from 'kysely';

/** A count or a sum as it is answered: SQLite's is a number, PostgreSQL's is text. */
export type Sum = number | string;

/** The id of the account that the one in the table called `alias` is part of by now: its own, until it is merged. */
export function keptAccountId(alias: string): RawBuilder<number> {
  return raw`coalesce(${raw.ref(`${alias}.mergedInto`)}, ${raw.ref(`${alias}.id`)})`;
}
