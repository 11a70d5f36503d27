import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owedOf } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = { paid: 'good', owing: 'bad', 'too-much': 'warn' } as const;

/** "Pagado", "Faltan 13,50 €"; nothing before a payment. */
export function OwedBadge({ order, className }: { order: Order; className: string }) {
  const owed = owedOf(order);
  if (owed === null) return null;
  return (
    <span className={className}>
      <Badge tone={TONES[owed.kind]}>{owed.text}</Badge>
    </span>
  );
}
