// What is sold out by now, as an open order form learns it. See docs/rules/orders.md#sold-out-meanwhile.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { keyOf, send } from '../browser/api/send.ts';

/** How often it is asked while the page can be seen; mostly the answer is that nothing has changed. */
const AGAIN_MS = 10_000;
/** A question that has had no answer by then makes way for the next one. */
const PATIENCE_MS = 4000;

/**
 * Keeps what is sold out up to date in the menu that is on the screen. All else of it stays as it was
 * read: a price changes under nobody's hands.
 */
export function useSoldOutNow(): void {
  const queryClient = useQueryClient();
  useQuery({
    queryKey: ['sold-out-now'],
    queryFn: async ({ signal }) => {
      const products = await send(listProducts, { signal, timeoutMs: PATIENCE_MS });
      const menu = keyOf(listProducts);
      const updatedAt = queryClient.getQueryState(menu)?.dataUpdatedAt;
      queryClient.setQueryData(menu, (before) => before && withSoldOut(before, products), {
        // Its prices are as old as they were.
        ...(updatedAt !== undefined && { updatedAt }),
      });
      return Date.now();
    },
    // The menu has just been read with the page.
    initialData: 0,
    staleTime: Infinity,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
}

function withSoldOut(menu: readonly Product[], now: readonly Product[]): Product[] {
  const soldOutOn = new Map(now.map((one) => [one.id, one.soldOutOn]));
  return menu.map((one) => ({ ...one, soldOutOn: soldOutOn.get(one.id) ?? null }));
}
