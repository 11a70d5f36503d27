// The ways of paying as staff read them (docs/rules/payments.md#ways-of-paying).
import { formatEuros } from '../kernel/amounts/cents.ts';
import type { Parts } from './parts.rules.ts';
import { byWay, PARTS, type PaymentMethod, type Way } from './payments.rules.ts';

/** By itself, and in a sentence. */
export const WAY_TEXTS: Record<Way, { name: string; how: string }> = {
  cash: { name: 'Efectivo', how: 'en efectivo' },
  card: { name: 'Tarjeta', how: 'con tarjeta' },
  transfer: { name: 'Transferencia', how: 'por transferencia' },
  bizum: { name: 'Bizum', how: 'con Bizum' },
};

export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  ...byWay((way) => WAY_TEXTS[way].name),
  mixed: 'Mixto',
};

/** "20,00 € en efectivo, 7,00 € con tarjeta". A part is below 0 where a refund went out in another way than the payment came. */
export const partsText = (parts: Parts): string =>
  PARTS.filter((way) => parts[way] !== 0)
    .map((way) => `${formatEuros(parts[way])} ${WAY_TEXTS[way].how}`)
    .join(', ');
