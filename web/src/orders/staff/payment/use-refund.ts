// Money that is given back, from the first key to the answer (docs/rules/payments.md#refunds).
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import type { editOrder } from '@brasa/core/orders/orders.calls.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';
import type { Way } from '@brasa/core/payments/payments.rules.ts';
import { newKey } from '../../../browser/api/idempotency-key.ts';
import { useAttempt } from '../../../browser/api/use-attempt.ts';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { useEditOrder, type OrderChange } from '../order-status.queries.ts';
import { withPointsChange } from '../order-texts.ts';
import { changeFailure, unanswered as notAnswered } from '../transition-failure.ts';

type Edit = Extract<BodyOf<typeof editOrder>, { refund?: unknown }>;

/** So much, in euros, in that way, with the reason and the goods of a return. */
export type Given = NonNullable<Edit['refund']> & { method: Way; amount: string };

/** A refund without an answer is sent again unchanged, under the same key and version: the order on the screen may hold it already. */
export function useRefund(order: Order, onDone: () => void) {
  const { mutateAsync, isPending } = useEditOrder({
    onRetry: () => toast({ ...notAnswered('refund'), tone: 'bad' }),
  });
  const { begin, end, isUnanswered } = useAttempt<OrderChange & { body: { refund: Given } }>();
  const give = async (refund: Given): Promise<void> => {
    if (isPending) return;
    const { id, version } = order;
    const sent = begin(() => ({ id, body: { refund, version }, key: newKey() }));
    const { method, amount } = sent.body.refund;
    try {
      const saved = await mutateAsync(sent);
      end();
      const text = `${eurosText(amount)} ${WAY_TEXTS[method].how}`;
      toastSuccess('Devolución anotada', withPointsChange(text, saved));
      onDone();
    } catch (error) {
      end(error);
      toast({ ...changeFailure(error as Error, 'refund'), tone: 'bad' });
    }
  };
  return { give: (refund: Given) => void give(refund), isPending, isUnanswered };
}
