// The few types that columns have on both engines (docs/decisions/0002).
import { sql as raw, type Generated, type RawBuilder } from 'kysely';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';

/** A key that the database gives out. */
export type AutoId = Generated<number>;
/** Milliseconds since 1970 UTC. */
export type Instant = number;
/** A boolean; SQLite has none. */
export type Flag = 0 | 1;
/** JSON, kept as text. */
export type Json = string;
export type { Cents, Points, Tenths };

export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** The `version` of a row's next state, in the statement that changes the row. */
export const NEXT_VERSION: RawBuilder<number> = raw`version + 1`;
