// The customer's page of an order: read, changed, cancelled, by its code.
import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '@brasa/core/kernel/call.ts';
import {
  cancelOwnOrder,
  changeOwnPickup,
  listenToOrderPage,
  readOrderPage,
  withdrawFromDrinks,
} from '@brasa/core/orders/order-page.calls.ts';
import type { OrderPage, OrderPageMessage } from '@brasa/core/orders/page/order-page.contract.ts';
import type { OrderNotice } from '@brasa/core/orders/page/order-page.rules.ts';
import { ORDER_NOTICE } from '@brasa/core/orders/page/order-page.rules.ts';

import { ApiError } from '../browser/api/api-error.ts';
import { IdempotencyKeys } from '../browser/api/idempotency-key.ts';
import { listenToServer } from '../browser/live/event-source.ts';
import { useHydrated } from '../browser/device/use-hydrated.ts';
import { isKeptCopy } from '../browser/api/page-data.ts';
import { invalidate, keyOf, queryOf, send, showChanged } from '../browser/api/send.ts';

/** How often it is asked for while it is on the screen, for whoever hears nothing by themselves. */
const ASK_AGAIN_MS = 30_000;

/**
 * A page that the server has rendered begins with its order; without one there is none, and nobody is asked. It listens to
 * the server, which says when the order stands otherwise.
 */
export function useOwnOrder(code: string) {
  const queryClient = useQueryClient();
  const call = { params: { code } };
  const isThere = queryClient.getQueryData(keyOf(readOrderPage, call)) !== undefined;
  const isHydrated = useHydrated();
  const [isReachedInside] = useState(isHydrated);
  useEffect(() => {
    if (!isThere) return undefined;
    if (isKeptCopy()) void invalidate(queryClient, readOrderPage);
    const address = addressOf(listenToOrderPage, { params: { code } });
    return listenToServer(address, (_event, message) => {
      const { stage, version } = message as OrderPageMessage;
      const shown = queryClient.getQueryData<OrderPage>(keyOf(readOrderPage, { params: { code } }));
      if (shown?.stage !== stage || shown.version !== version) {
        void invalidate(queryClient, readOrderPage);
      }
    });
  }, [queryClient, isThere, code]);
  return useQuery({
    ...queryOf(readOrderPage, call),
    enabled: isThere || isReachedInside,
    staleTime: ASK_AGAIN_MS,
    refetchInterval: (query) => (isGone(query.state.error) ? false : ASK_AGAIN_MS),
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** Whether the server says that there is no such page, or none any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** What became of what was sent without scripts. */
export function useSentNotice(): OrderNotice | undefined {
  return useQueryClient().getQueryData<OrderNotice>([ORDER_NOTICE]);
}

/** `pickupTime` moves the order, null cancels it. */
export type OwnWish = { version: number; pickupTime: string | null; key: string };

export function useChangeOwnOrder(code: string) {
  const queryClient = useQueryClient();
  const params = { code };
  return useMutation({
    mutationFn: ({ version, pickupTime, key }: OwnWish): Promise<OrderPage> =>
      pickupTime === null
        ? send(cancelOwnOrder, { params, body: { version }, key })
        : send(changeOwnPickup, { params, body: { version, pickupTime }, key }),
    onSuccess: (order) => showChanged(queryClient, readOrderPage, order, { params }),
    // What refused it may have changed the order too.
    onError: () => void invalidate(queryClient, readOrderPage),
  });
}

/**
 * `email` is null where none is asked for. A withdrawal that had no answer is the same one when it is sent again. `onDone` comes before the
 * page shows it.
 */
export function useWithdrawFromDrinks(code: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const params = { code };
  const [keys] = useState(() => new IdempotencyKeys());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { version: number; email: string | null }): Promise<OrderPage> =>
      send(withdrawFromDrinks, { params, body, key: keys.keyFor(body) }),
    onSuccess: (order) => {
      onDone();
      showChanged(queryClient, readOrderPage, order, { params });
    },
    onError: () => void invalidate(queryClient, readOrderPage),
  });
  return { isPending, error, send: mutate };
}
