// The ways of paying as staff read them (docs/rules/payments.md#ways-of-paying).
import { byWay, type PaymentMethod, type Way } from './payments.rules.ts';

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
