// The form with which staff assign points (specification 5). The phone is the one that was searched
// for, so the form does not hold it.
import { z } from 'zod';
import { assignRequest } from './loyalty.contract.ts';

/** What is assigned, once staff have said that they mean it. */
export const assignForm = assignRequest.omit({ phone: true }).extend({
  confirmAssignment: z.literal(true, 'Debes confirmar la asignación de puntos'),
});
export type AssignForm = z.infer<typeof assignForm>;
