// The form with which staff assign points. The phone is the one that was searched for, so the form
// does not hold it. See docs/rules/loyalty.md#assigning-points.
import { z } from 'zod';
import { assignRequest } from './loyalty.contract.ts';

const UNCONFIRMED = 'Debes confirmar la asignación de puntos';

/** What is assigned, once staff have said that they mean it. */
export const assignForm = assignRequest.omit({ phone: true }).extend({
  confirmAssignment: z.boolean(UNCONFIRMED).refine((isMeant) => isMeant, UNCONFIRMED),
});
export type AssignForm = z.infer<typeof assignForm>;
/** The form as it is filled in. */
export type AssignFormValues = z.input<typeof assignForm>;
