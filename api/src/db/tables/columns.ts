// The few types that columns have on both engines (docs/decisions/0002).
import type { Generated } from 'kysely';
import type { Cents } from '@brasa/core/kernel/cents.ts';
import type { Points } from '@brasa/core/kernel/points.ts';
import type { Tenths } from '@brasa/core/kernel/tenths.ts';

/** A key that the database gives out. */
export type AutoId = Generated<number>;
/** Milliseconds since 1970 UTC. */
export type Instant = number;
/** A boolean; SQLite has none. */
export type Flag = 0 | 1;
/** JSON, kept as text. */
export type Json = string;
export type { Cents, Points, Tenths };

/** true → 1. */
export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}

/**
 * When a change happens to what was last changed at `updatedAt` (ISO): now, but always later, so that no
 * two states of a thing bear the same time.
 */
export function laterThan(updatedAt: string, now: number): number {
  return Math.max(now, Date.parse(updatedAt) + 1);
}
