import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';

export type ByHand = { userId: number; points: Points };

/** Tells the record of administration of points that no sale explains: they are money (docs/rules/audit.md#what-is-recorded). */
export function recordByHand(
  transaction: Transaction,
  actor: Actor,
  { userId, points }: ByHand,
  now: number,
): Promise<void> {
  return record(transaction, actor, { kind: 'points_by_hand', id: userId, after: { points } }, now);
}
