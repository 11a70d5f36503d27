// Taking a customer's order; what staff do with it stands in order-status.queries, which no public
// page loads.
import { useEffect, useEffectEvent } from 'react';
import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import { listBusinessHours, listSpecialDays } from '@brasa/core/hours/hours.calls.ts';
import { createOrder, listSlots } from '@brasa/core/orders/orders.calls.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { readOrderPage } from '@brasa/core/orders/order-page.calls.ts';
import { readOrdering } from '@brasa/core/oven/oven.calls.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import { readStock } from '@brasa/core/stock/stock.calls.ts';
import { ApiError } from '../browser/api/api-error.ts';
import { invalidate, keyOf, send } from '../browser/api/send.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { namingDishes } from './naming-dishes.ts';
import { isRefused } from './place/order-refusal.ts';
import { endOfPause } from './place/pick-up/paused-refusal.ts';
import { forgetOrder, keyedOrder } from './place/unanswered-order.ts';
import { orderPayload, type OrderFormValues } from './place/order-form-values.ts';
import { mayBeSignedIn } from '../browser/storage/sign-in-marks.ts';

/** Then the customer may try again; the key makes sure that one order comes of it. */
const PATIENCE_MS = 30_000;

export const CHANGED_BY_ORDERS = [readDashboard, readStock];

const NEW_ORDER = ['new-order'];

/** What the form held, and the menu of which it was chosen. */
export type SentOrder = { values: OrderFormValues; offer: Offer | null };

export type PlacedAnswer = {
  key: string;
  order: Partial<Order> | undefined;
  /** It had arrived the first time, and has become another one since. */
  hasChanged: boolean;
};

/** A repeat is answered as the first time; the order's page says what has become of it. */
async function hasChangedSince({ code, pickupTime }: Partial<Order>): Promise<boolean> {
  if (!code) return false;
  const page = await send(readOrderPage, { params: { code } }).catch(() => null);
  return page !== null && (page.stage === 'cancelled' || page.pickupTime !== pickupTime);
}

/** What has changed meanwhile, menu, hours, oven or pause, is shown as it is. */
function followRefusal(queryClient: QueryClient, key: string, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const { code = '' } = error;
  const pausedUntil = endOfPause(error);
  if (pausedUntil !== null) queryClient.setQueryData(keyOf(readOrdering), { pausedUntil });
  // The next one is another order, whatever it has in common.
  if (isRefused(error)) forgetOrder(queryClient, key);
  if (code === 'SLOT_FULL') void invalidate(queryClient, listSlots);
  if (code.startsWith('PICKUP_')) {
    void invalidate(queryClient, listSlots, listBusinessHours, listSpecialDays);
  }
  if (code === 'ORDER_LARGER_THAN_SLOT') void invalidate(queryClient, readSiteFacts);
  if (code === 'PRICE_CHANGED' || code === 'LINES_NOT_AVAILABLE') {
    void invalidate(queryClient, listProducts);
  }
}

type CreateCallbacks = {
  onSuccess: (answer: PlacedAnswer, sent: SentOrder) => void;
  onError: (error: Error) => void;
};

/** The callbacks run when the answer comes, wherever the customer is by then. */
export function useCreateOrder({ onSuccess, onError }: CreateCallbacks) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationKey: NEW_ORDER,
    mutationFn: async ({ values, offer }: SentOrder): Promise<PlacedAnswer> => {
      const { key, payload, isRepeat } = keyedOrder(queryClient, orderPayload(values, offer));
      // Without consent, where the form's contract did not come, it is the server that says so.
      const body = payload as typeof payload & { gdprConsent: true };
      try {
        // A sign-out may not have reached the server: an order of nobody is nobody's.
        const asNobody = !mayBeSignedIn();
        const order = await send(createOrder, { body, key, timeoutMs: PATIENCE_MS, asNobody });
        return { key, order, hasChanged: isRepeat && (await hasChangedSince(order)) };
      } catch (error) {
        followRefusal(queryClient, key, error);
        const lines = 'lines' in payload ? payload.lines : [];
        throw namingDishes(error, { lines, nameOf: (id) => offer?.menu.get(id)?.name });
      }
    },
    onSuccess: (answer, sent) => {
      void invalidate(queryClient, ...CHANGED_BY_ORDERS);
      onSuccess(answer, sent);
    },
    onError,
  });
  const isSending = useIsMutating({ mutationKey: NEW_ORDER }) > 0;
  return {
    ...create,
    isSending,
    /** The same at this very moment: what was rendered may be older than a second tap. */
    isSendingNow: () => queryClient.isMutating({ mutationKey: NEW_ORDER }) > 0,
  };
}

/** Tells the form that is on the screen when an order is taken, whichever form has sent it. */
export function useOrderTaken(onTaken: (sent: SentOrder, answer: PlacedAnswer) => void): void {
  const queryClient = useQueryClient();
  const tell = useEffectEvent(onTaken);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { options, state } = event.mutation as Mutation<PlacedAnswer, Error, SentOrder>;
        const isOrder = options.mutationKey === NEW_ORDER;
        if (isOrder && state.data && state.variables) tell(state.variables, state.data);
      }),
    [queryClient],
  );
}
