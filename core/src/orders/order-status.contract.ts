// The request bodies of Entregado, Cancelar, Marcar como Error, Reabrir and an erasure (docs/rules/orders.md#order-status).
import { z } from 'zod';
import { blankable, note, singleLine } from '../kernel/fields.ts';
import { seenVersion } from '../kernel/versions.ts';
import { PARTS } from '../payments/payments.rules.ts';
import { REASON_LENGTH } from './orders.rules.ts';

const yesOrNo = z.boolean('Debe ser verdadero o falso');

/** The version of the order that was seen on the screen: in a handover of several, each call states its own. */
export const orderDelivery = z
  .object({ version: seenVersion.optional() })
  .meta({ id: 'OrderDelivery' });

/** The money that was paid: it is given back at once in this way, or the shop keeps it for this reason. */
const callOffMoney = z.union([
  z.object({ refund: z.enum(PARTS, 'Forma de pago inválida') }),
  z.object({ kept: singleLine(REASON_LENGTH, 'Indica el motivo') }),
]);
export type CallOffMoney = z.infer<typeof callOffMoney>;

/**
 * The version of the order that was seen: `money` speaks of the payment of that version. Without `money` what was paid is owed to the
 * customer.
 */
export const orderCallOff = z
  .object({ version: seenVersion.optional(), money: callOffMoney.optional() })
  .meta({ id: 'OrderCallOff' });

/**
 * The undo of a screen says which version it takes back, so that it undoes nobody else's doing; with
 * `undo` it also takes back what a call-off that left the order in that version did to points.
 */
export const orderReopening = z
  .object({
    version: seenVersion.optional(),
    undo: yesOrNo.optional(),
    overCapacity: yesOrNo.optional(),
    /** Why, as the order's history tells it. */
    reason: blankable(note(REASON_LENGTH)).optional(),
  })
  .meta({ id: 'OrderReopening' });
export type OrderReopening = z.infer<typeof orderReopening>;

/** With `samePhone` the other orders with its phone that belong to no account are erased too. */
export const orderErasure = z
  .object({ version: seenVersion.optional(), samePhone: yesOrNo.optional() })
  .meta({ id: 'OrderErasure' });
export type OrderErasure = z.infer<typeof orderErasure>;
