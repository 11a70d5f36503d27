// The ways of paying as staff read them (docs/rules/payments.md#ways-of-paying).
import { byWay, PARTS, WAYS, type PaymentMethod, type Way } from './payments.rules.ts';

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

/** "en efectivo, hasta el 100 %; con tarjeta o con Bizum, hasta el 70 %; por transferencia, nada", the most first. */
export function sharesCovered(): string {
  const byShare = Map.groupBy(PARTS, (way) => WAYS[way].covers);
  const shares = [...byShare].toSorted(([one], [other]) => other - one);
  const inWords = shares.map(([share, ways]) => {
    const how = ways.map((way) => WAY_TEXTS[way].how).join(' o ');
    return share === 0 ? `${how}, nada` : `${how}, hasta el ${share}\u00a0%`;
  });
  return inWords.join('; ');
}
