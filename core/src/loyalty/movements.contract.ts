// A customer's movements as staff see them, and what staff do about a wrong one
// (docs/rules/loyalty.md#wrong-entries).
import { z } from 'zod';
import { bodyId, note, rowId } from '../kernel/fields.ts';
import { wholePoints } from '../kernel/wire.ts';
import { historyItem } from './loyalty.contract.ts';
import { ASSIGN_LIMITS } from './loyalty.rules.ts';
import { MOVEMENT_STATES } from './movements.rules.ts';

const movement = historyItem
  .extend({
    /** The name of whoever entered it; null where nobody did. */
    createdBy: z.string().nullable(),
    state: z.enum(MOVEMENT_STATES),
  })
  .meta({ id: 'Movement' });
export type Movement = z.infer<typeof movement>;

export const movementsParams = z.object({ userId: rowId });

/** Newest first. */
export const customerMovements = z
  .object({
    availablePoints: wholePoints(),
    totalPoints: wholePoints(),
    movements: z.array(movement),
  })
  .meta({ id: 'CustomerMovements' });
export type CustomerMovements = z.infer<typeof customerMovements>;

const REASON_MESSAGE = 'Indica el motivo de la corrección';
const POINTS_MESSAGE = 'Indica cuántos puntos se añaden o se quitan';
const MOST_MESSAGE = 'Como máximo 1000 puntos';

/** Points that are added, or taken when negative. */
export const pointsCorrection = z
  .object({
    userId: bodyId('Usuario no válido'),
    points: wholePoints(POINTS_MESSAGE)
      .min(0 - ASSIGN_LIMITS.most, MOST_MESSAGE)
      .max(ASSIGN_LIMITS.most, MOST_MESSAGE)
      .refine((amount) => amount !== 0, POINTS_MESSAGE),
    reason: note(200).min(1, REASON_MESSAGE),
  })
  .meta({ id: 'PointsCorrection' });
export type PointsCorrection = z.infer<typeof pointsCorrection>;

/** By how much the balance changed, and what it is now. */
export const balanceChange = z
  .object({ points: wholePoints(), availablePoints: wholePoints() })
  .meta({ id: 'BalanceChange' });
export type BalanceChange = z.infer<typeof balanceChange>;
