// Why some of several orders were not handed over (docs/rules/orders.md#handing-over-what-is-left).
import { groupBy } from '@brasa/core/kernel/group-by.ts';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { hasCode } from '../../../browser/api/api-error.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { changeFailure } from '../transition-failure.ts';

/** What somebody else has done to it since it was seen. */
const BY_SOMEBODY: Record<Order['status'], string> = {
  pending: 'otra persona lo ha cambiado mientras tanto',
  delivered: 'ya estaba entregado',
  cancelled: 'otra persona lo ha cancelado',
  error: 'otra persona lo ha marcado como error',
};

function reasonOf(error: Error): string {
  if (hasCode(error, 'EDITED_MEANWHILE')) {
    return BY_SOMEBODY[(error.body as { current: Order }).current.status];
  }
  return changeFailure(error, 'confirm').description;
}

/** Says by name which were not handed over and why; nothing where all were. */
export function reportLeft(
  orders: readonly Order[],
  outcomes: readonly PromiseSettledResult<ChangedOrder>[],
): void {
  const left = orders.flatMap(({ customerName }, index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return [];
    return [{ customerName, reason: reasonOf(outcome.reason as Error) }];
  });
  if (left.length === 0) return;
  const reasons = groupBy(left, ({ reason }) => reason);
  const texts = [...reasons].map(
    ([reason, of]) =>
      `${of.map(({ customerName }) => isolated(customerName)).join(', ')}: ${reason}`,
  );
  toast({
    title: `No se ${left.length === 1 ? 'pudo' : 'pudieron'} entregar ${left.length} de ${orders.length} pedidos`,
    description: texts.join('. '),
    tone: 'bad',
  });
}
