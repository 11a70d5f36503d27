import type { QueryClient } from '@tanstack/react-query';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { listSlots } from '@brasa/core/orders/orders.calls.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import { invalidate } from '../../browser/api/send.ts';

const OF_THE_MENU = ['PRICE_CHANGED', 'LINES_NOT_AVAILABLE', 'CHICKEN_NOT_ON_MENU'] as const;

/** What an order was refused for, oven or menu, is shown as it is by now. */
export function followRefusal(queryClient: QueryClient, refusal: Error): void {
  if (hasCode(refusal, 'SLOT_FULL')) void invalidate(queryClient, listSlots);
  if (OF_THE_MENU.some((code) => hasCode(refusal, code)))
    void invalidate(queryClient, listProducts);
}
