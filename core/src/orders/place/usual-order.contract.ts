import { z } from 'zod';
import { phone } from '../../kernel/fields.ts';
import { orderLine } from '../lines/order-lines.contract.ts';

export const usualOrderParams = z.object({ digits: phone('Teléfono inválido') });

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
  })
  .meta({ id: 'UsualOrderReply' });
export type UsualOrderReply = z.infer<typeof usualOrderReply>;
