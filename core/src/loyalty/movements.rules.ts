// What staff can take back of what was entered (docs/rules/loyalty.md#wrong-entries).
import type { PointTransactionType } from './loyalty.contract.ts';

/** "final" is what nobody can annul: what has expired, and what itself takes something back. */
export const MOVEMENT_STATES = ['reversible', 'reversed', 'final'] as const;
export type MovementState = (typeof MOVEMENT_STATES)[number];

export type MovementFacts = {
  type: PointTransactionType;
  orderId: number | null;
  /** The transaction that this one reversed, if it did. */
  undoes: number | null;
  /** When it was itself reversed. */
  reversedAt: number | null;
};

export function movementState(movement: MovementFacts): MovementState {
  const { type, orderId, undoes, reversedAt } = movement;
  if (reversedAt !== null) return 'reversed';
  const isOfStaff = type === 'manual_adjustment' && orderId === null && undoes === null;
  return type === 'earned' || type === 'redeemed' || isOfStaff ? 'reversible' : 'final';
}
