// Messages to customers on the wire (docs/rules/messages.md).
import { z } from 'zod';
import { isoInstant } from '../kernel/wire.ts';
import { CHANNELS, MESSAGE_KINDS, SENDING_FAULTS } from './sending.rules.ts';

/** "dropped": it was no longer true, or nobody's to read. */
const MESSAGE_STATES = ['waiting', 'sent', 'dropped', 'failed'] as const;

const orderMessage = z
  .object({
    id: z.int(),
    kind: z.enum(MESSAGE_KINDS),
    channel: z.enum(CHANNELS),
    state: z.enum(MESSAGE_STATES),
    /** When it ended; while it waits, when it was written. */
    at: isoInstant,
    /** Why the last attempt was in vain; null where none was. */
    fault: z.enum(SENDING_FAULTS).nullable(),
  })
  .meta({ id: 'OrderMessage' });
export type OrderMessage = z.infer<typeof orderMessage>;

/** Of one order, the first one first. */
export const orderMessages = z
  .object({
    /** Whether the shop sends mail at all. */
    isOn: z.boolean(),
    messages: z.array(orderMessage),
  })
  .meta({ id: 'OrderMessages' });
export type OrderMessages = z.infer<typeof orderMessages>;

export const failedMessage = orderMessage
  .pick({ id: true, kind: true, fault: true, at: true })
  .extend({
    orderId: z.int(),
    /** Its order was handed over: it is not among the pending ones. */
    isHandedOver: z.boolean(),
    customerName: z.string(),
    customerPhone: z.string().nullable(),
  })
  .meta({ id: 'FailedMessage' });
export type FailedMessage = z.infer<typeof failedMessage>;
