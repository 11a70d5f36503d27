import { z } from 'zod';
import { isoInstant } from '../kernel/wire.ts';
import { order } from '../orders/orders.contract.ts';
import { RECORDING_FIELD, TRANSCRIPT_FIELD } from './recordings.rules.ts';

/** The form in which a recording is sent; the text is read only where the setting allows it. */
export const recordingForm = z.object({
  [RECORDING_FIELD]: z.file(),
  [TRANSCRIPT_FIELD]: z.string().optional(),
});

/** Who turns speech into text: the shop's own service, and whether the browser may. */
export const dictation = z
  .object({ service: z.boolean(), browser: z.boolean() })
  .meta({ id: 'Dictation' });
export type Dictation = z.infer<typeof dictation>;

/** What was understood; null is what was not. Quantities are decimals. */
const heardOrder = z
  .object({
    customerName: z.string().nullable(),
    customerPhone: z.string().nullable(),
    /** Of plain chickens. */
    quantity: z.string().nullable(),
    lines: z.array(
      z.object({ productId: z.int(), quantity: z.string(), note: z.string().nullable() }),
    ),
    /** What has no price is marked in it (unpriced.rules.ts). */
    details: z.string(),
    /** Null while day or time is missing. */
    pickupTime: isoInstant.nullable(),
    day: z.string().nullable(),
    time: z.string().nullable(),
  })
  .meta({ id: 'HeardOrder' });

export const voiceResult = z
  .object({
    /** Whether the order was created; what is missing or to be asked is in the message. */
    success: z.boolean(),
    transcription: z.string(),
    /** From 0 to 1. */
    confidence: z.number(),
    orderCreated: z.boolean(),
    order: order.nullable(),
    extractedData: heardOrder,
    /** In Spanish, to be shown and read out. */
    message: z.string(),
    /** Why there is no order: what is missing, not clear or not to be had. Null where there is one. */
    error: z.string().nullable(),
  })
  .meta({ id: 'VoiceResult' });
export type VoiceResult = z.infer<typeof voiceResult>;
