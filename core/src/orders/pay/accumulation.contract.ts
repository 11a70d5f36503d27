// Points for what was paid on the counter, with an order or without.
// See docs/rules/orders.md#accumulating-points.
import { z } from 'zod';
import { cents } from '../../kernel/amounts/cents.ts';
import { instant, MAX_ID, singleLine, money, phone } from '../../kernel/fields.ts';
import { wholePoints } from '../../kernel/wire.ts';

const AMOUNT_MESSAGE = 'Ingrese una cantidad válida';
const VISIT_MESSAGE = 'Falta el identificador de la visita';

/** Nobody pays more in cash on a counter; beyond it somebody has mistyped. */
const MOST_PAID = cents(9_999_999);

const accumulation = z.object({
  phone: phone('Teléfono debe tener al menos 9 dígitos', 'El teléfono es obligatorio'),
  paymentAmount: money(AMOUNT_MESSAGE, 1, MOST_PAID),
  /** What the screen computed; the server computes its own and refuses another. */
  pointsToAdd: wholePoints('Puntos inválidos').max(1_000_000, 'Puntos inválidos').nullish(),
  orderId: z.int('Pedido no válido').min(1, 'Pedido no válido').max(MAX_ID).nullish(),
  cashPayment: z.boolean('Debe confirmar que el pago es en efectivo'),
  walkIn: z.boolean('Debe ser verdadero o falso').default(false),
  walkInId: singleLine(100).nullish(),
  /** When the customer was there, for what reaches the server later; now unless it is said. */
  visitedAt: instant('Fecha de la visita inválida').nullish(),
});

export const accumulateRequest = accumulation
  .transform((sent, context) => {
    const { orderId, walkInId, phone: stored, paymentAmount, cashPayment } = sent;
    const visit = orderId ? { orderId } : walkInId ? { walkInId } : null;
    if (!visit) {
      context.addIssue({ code: 'custom', path: ['walkInId'], message: VISIT_MESSAGE });
      return z.NEVER;
    }
    const pointsToAdd = sent.pointsToAdd ?? null;
    const visitedAt = sent.visitedAt ?? null;
    return { phone: stored, paymentAmount, cashPayment, pointsToAdd, visitedAt, visit };
  })
  .meta({ id: 'AccumulateRequest' });
export type AccumulateRequest = z.infer<typeof accumulateRequest>;

/** `queued` is true only in the browser's own answer while there is no connection. */
export const accumulateReply = z
  .object({ queued: z.boolean(), isNewUser: z.boolean() })
  .meta({ id: 'AccumulateReply' });
export type AccumulateReply = z.infer<typeof accumulateReply>;
