import { z } from 'zod';
import { phone } from '../../kernel/fields.ts';
import { isoInstant } from '../../kernel/wire.ts';
import { orderLine } from '../lines/order-lines.contract.ts';

export const usualOrderParams = z.object({ digits: phone('Teléfono inválido') });

/** `objected` ends it for the phone and every other one of its account, until it is false. */
export const usualOrderObjection = z
  .object({ objected: z.boolean('Debe ser verdadero o falso') })
  .meta({ id: 'UsualOrderObjection' });

/** What was ordered with a phone most often of late; null where nothing was. */
export const usualOrderReply = z
  .object({
    usual: z
      .object({
        /** Whose name the order bears. */
        name: z.string(),
        /** By how many of the last orders. */
        times: z.int(),
        lines: z.array(orderLine),
      })
      .nullable(),
    /** Since when its past orders are not used for this; null where they are. */
    objectedAt: isoInstant.nullable(),
  })
  .meta({ id: 'UsualOrderReply' });
export type UsualOrderReply = z.infer<typeof usualOrderReply>;
