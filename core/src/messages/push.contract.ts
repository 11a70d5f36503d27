// Notifications to a browser on the wire (docs/rules/messages.md#to-a-phone).
import { z } from 'zod';

/** Where a browser's push service takes what is for it: an address that nobody can guess. */
const endpoint = z
  .url({ protocol: /^https?$/, error: 'La dirección de avisos no es válida' })
  .max(1000, 'La dirección de avisos no es válida');

/** So many bytes, as base64url without padding. */
const bytes = (length: number) =>
  z
    .string('La clave de avisos no es válida')
    .regex(
      new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`),
      'La clave de avisos no es válida',
    );

/** A browser that wants to be told, with what only it can read. */
export const pushSubscription = z
  .object({ endpoint, p256dh: bytes(65), auth: bytes(16) })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushStop = pushSubscription.pick({ endpoint: true }).meta({ id: 'PushStop' });

/** A browser's new subscription in the place of the one at an address that only the browser and the shop know. */
export const pushRenewal = z
  .object({ endpoint, subscription: pushSubscription })
  .meta({ id: 'PushRenewal' });
export type PushRenewal = z.infer<typeof pushRenewal>;

/** With which a browser checks that notifications are the shop's: a point of P-256, base64url. */
export const pushKey = z.object({ publicKey: z.string() }).meta({ id: 'PushKey' });
