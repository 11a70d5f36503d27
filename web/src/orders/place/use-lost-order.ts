// An order that had gone out before the page was loaded, or left, and has no answer (docs/rules/orders.md#an-order-that-is-refused).
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import type { OrderFormValues } from './order-form-values.ts';
import { UNANSWERED_BEFORE, type OrderFailure } from './order-failure.ts';
import { isOrderUnanswered } from './unanswered-order.ts';

/** What is said of it while the form holds it as it was. `isAtRest`: nothing is on its way or has failed here. */
export function useLostOrder(
  form: UseFormReturn<OrderFormValues>,
  offer: Offer | null,
  isAtRest: boolean,
): OrderFailure | null {
  const queryClient = useQueryClient();
  const isHeld = useWatch({
    control: form.control,
    compute: (values: OrderFormValues) => isOrderUnanswered(queryClient, values, offer),
  });
  return isAtRest && isHeld ? UNANSWERED_BEFORE : null;
}
