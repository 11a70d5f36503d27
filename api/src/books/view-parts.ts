import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { sumOfParts, type Parts } from '@brasa/core/payments/parts.rules.ts';
import { byWay } from '@brasa/core/payments/payments.rules.ts';

/** The parts in euros, with their sum. */
export const viewParts = (parts: Parts) => ({
  ...byWay((way) => centsToDecimal(parts[way])),
  total: centsToDecimal(sumOfParts(parts)),
});
