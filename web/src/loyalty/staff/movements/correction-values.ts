// What the form that corrects points holds, and the request that becomes of it.
import type { Resolver } from 'react-hook-form';
import { points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { pointsCorrection } from '@brasa/core/loyalty/movements.contract.ts';
import { contractFaults, judged } from '../../../browser/forms/judged.ts';
import { typedPoints } from '../typed-points.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';

export type CorrectionValues = {
  way: 'add' | 'take';
  /** As it is typed. */
  amount: string;
  reason: string;
};

export const NO_CORRECTION: CorrectionValues = { way: 'add', amount: '', reason: '' };

/** Negative where points are taken; null while no number is typed. */
export function changeOf({ way, amount }: CorrectionValues): Points | null {
  const typed = typedPoints(amount);
  if (typed === null) return null;
  return points(way === 'add' || typed === 0 ? typed : 0 - typed);
}

export function correctionOf(userId: number, values: CorrectionValues) {
  return { userId, points: changeOf(values) ?? points(0), reason: values.reason };
}

/** By the contract of the request; and no more is taken than there is. */
export function correctionResolver(available: Points): Resolver<CorrectionValues> {
  return (values) => {
    const { error } = pointsCorrection.safeParse(correctionOf(1, values));
    const faults = contractFaults(error, (path) => {
      if (path === 'points') return 'amount';
      return path === 'reason' ? 'reason' : undefined;
    });
    if (available + (changeOf(values) ?? 0) < 0) {
      faults.push({ field: 'amount', message: `Solo tiene ${pointsText(available)}` });
    }
    return judged(values, faults);
  };
}
