// The movement is judged by the contract that judges the request, so that both say the same.
import type { Resolver } from 'react-hook-form';
import { newCashMovement } from '@brasa/core/books/books.contract.ts';
import type { CashMovementKind } from '@brasa/core/books/cash.rules.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { fieldIn } from '../../browser/forms/server-faults.ts';
import { sentAmount } from '@brasa/core/kernel/amounts/typed-cents.ts';

export type CashValues = { kind: CashMovementKind; amount: string; reason: string };

export const sentMovement = ({ kind, amount, reason }: CashValues) => ({
  kind,
  amount: sentAmount(amount),
  reason,
});

export const cashResolver: Resolver<CashValues> = (values) => {
  const { error } = newCashMovement.safeParse(sentMovement(values));
  return judged(values, contractFaults(error, fieldIn(values)));
};
