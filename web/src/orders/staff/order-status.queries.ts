// What staff do with an order on the counter; apart from orders.queries, which a public page loads.
import { useState } from 'react';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type Mutation,
  type QueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { readDeliveredToday } from '@brasa/core/dashboard/dashboard.calls.ts';
import {
  cancelOrder,
  confirmOrder,
  editOrder,
  eraseOrder,
  listArchive,
  markOrderAsError,
  markOrderReady,
  noteNotified,
  readOrder,
  reopenOrder,
  unmarkOrderReady,
} from '@brasa/core/orders/orders.calls.ts';
import type { CallOffMoney } from '@brasa/core/orders/order-status.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { useRetriedMutation } from '../../browser/api/retried-mutation.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { invalidate, keyOf, queryOf, send } from '../../browser/api/send.ts';
import {
  useSingleChange,
  type Callbacks as SingleCallbacks,
} from '../../browser/api/single-change.ts';
import { withOwnPassword } from '../../browser/api/with-own-password.ts';
import { CHANGED_BY_ORDERS } from '../orders.queries.ts';

const CHANGED_BY_STAFF = [...CHANGED_BY_ORDERS, readDeliveredToday, listArchive];

/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 10_000;

/** `money` is what becomes of what was paid for an order that is called off. */
export type StatusChange = { order: Order; transition: Transition; money?: CallOffMoney };

type Callbacks<Change> = {
  /** `order` is what the server has made of it. */
  onSuccess: (change: Change, order: ChangedOrder) => void;
  onError: (error: Error, change: Change) => void;
};

const TRANSITIONS = {
  confirm: confirmOrder,
  cancel: cancelOrder,
  error: markOrderAsError,
} satisfies Record<Transition, unknown>;

/** Fields of the order that the answer lacks are as they were seen. */
async function changedFrom(order: Order, answer: Promise<ChangedOrder>): Promise<ChangedOrder> {
  return { ...order, ...(await answer) };
}

type ChangeCallbacks = Callbacks<StatusChange> & { onRetry: (change: StatusChange) => void };

/** Entregado, Cancelar, Marcar como Error; without an answer it is asked again (retried-mutation). */
export function useChangeStatus({ onSuccess, onError, onRetry }: ChangeCallbacks) {
  const queryClient = useQueryClient();
  const { mutate, ...change } = useRetriedMutation({
    send: async ({ order, transition, money, key }: StatusChange & { key: string }) =>
      changedFrom(
        order,
        send(TRANSITIONS[transition], {
          params: { id: order.id },
          body: money ? { money, version: await ownVersion(queryClient, order) } : {},
          key,
          timeoutMs: PATIENCE_MS,
        }),
      ),
    onSuccess: (order, sent) => onSuccess(sent, order),
    onError,
    onRetry,
    // After a failure too: then somebody else may have been faster.
    onSettled: () => void invalidate(queryClient, ...CHANGED_BY_STAFF),
  });
  return { ...change, mutate: (sent: StatusChange) => mutate({ ...sent, key: newKey() }) };
}

/**
 * Hands one of several over as it was seen, each by itself; asked again as useChangeStatus() is. Whoever asks has
 * the lists read anew once all are answered.
 */
export function useDeliverSeen() {
  const queryClient = useQueryClient();
  const { mutateAsync, isRetrying } = useRetriedMutation({
    send: ({ order, key }: { order: Order; key: string }) => {
      const { id, version } = order;
      const sent = { params: { id }, body: { version }, key, timeoutMs: PATIENCE_MS };
      return changedFrom(order, send(confirmOrder, sent));
    },
  });
  return {
    deliver: (order: Order): Promise<ChangedOrder> => mutateAsync({ order, key: newKey() }),
    isRetrying,
    refresh: () => void invalidate(queryClient, ...CHANGED_BY_STAFF),
  };
}

/** With `overCapacity` although the oven is full by now. */
export type Reopening = { order: Order; overCapacity: boolean; reason?: string };

type ReopenCallbacks = Callbacks<Order> & { onRetry: (order: Order) => void };

type HandledCallbacks = Callbacks<Reopening> & { onRetry: () => void };

/**
 * Deshacer: exactly this state of the order is taken back, with what it did to points; asked again as
 * useChangeStatus() is. Several may be under way at once.
 */
export function useReopen({ onRetry }: Pick<ReopenCallbacks, 'onRetry'>) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useRetriedMutation({
    send: ({ order, overCapacity, key }: Reopening & { key: string }) =>
      send(reopenOrder, {
        params: { id: order.id },
        body: { version: order.version, undo: true, ...(overCapacity && { overCapacity }) },
        key,
        timeoutMs: PATIENCE_MS,
      }),
    onRetry: ({ order }) => onRetry(order),
    onSettled: () => void invalidate(queryClient, ...CHANGED_BY_STAFF),
  });
  return (reopening: Reopening): Promise<ChangedOrder> =>
    mutateAsync({ ...reopening, key: newKey() });
}

const EDIT = ['edit-order'];

/**
 * The version that one has seen, or made of it: one's own edit is nobody else's change, also while the lists do not show it
 * yet. An edit that is under way is waited for.
 */
async function ownVersion(queryClient: QueryClient, { id, version }: Order): Promise<number> {
  const edits = queryClient.getMutationCache();
  const editsIn = (status: 'pending' | 'success') =>
    edits
      .findAll({ mutationKey: EDIT, status })
      .map(({ state }) => state as Mutation<ChangedOrder, Error, OrderChange>['state'])
      .filter(({ variables }) => variables?.id === id);
  if (editsIn('pending').length > 0) {
    await new Promise<void>((resolve) => {
      const stop = edits.subscribe(() => {
        if (editsIn('pending').length > 0) return;
        stop();
        resolve();
      });
    });
  }
  let own = version;
  for (const { variables: sent, data: edited } of editsIn('success')) {
    if (edited && sent?.body.version === own) own = edited.version;
  }
  return own;
}

/**
 * Reabrir: makes the order pending again, unless somebody else has changed it since. It is under way until
 * the lists show it.
 */
export function useReopenHandled({ onRetry, onSuccess, onError }: HandledCallbacks) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useRetriedMutation({
    send: async ({ order, overCapacity, reason, key }: Reopening & { key: string }) =>
      send(reopenOrder, {
        params: { id: order.id },
        body: {
          version: await ownVersion(queryClient, order),
          ...(overCapacity && { overCapacity }),
          ...(reason && { reason }),
        },
        key,
        timeoutMs: PATIENCE_MS,
      }),
    onRetry,
    onSuccess: (reopened, sent) => onSuccess(sent, reopened),
    onError,
    onSettled: (_order, _error, { order }) =>
      Promise.all([
        invalidate(queryClient, ...CHANGED_BY_STAFF),
        queryClient.invalidateQueries({
          queryKey: keyOf(readOrder, { params: { id: order.id } }),
        }),
      ]),
  });
  return { isPending, reopen: (reopening: Reopening) => mutate({ ...reopening, key: newKey() }) };
}

type Erasure = { order: Order; samePhone: boolean };

/** Borrar datos: of the order as it was seen. */
export function useEraseOrder(callbacks: SingleCallbacks<Order>) {
  return useSingleChange(
    eraseOrder.path,
    ({ order: { id, version }, ...asked }: Erasure, keyFor) => {
      const body = { ...asked, version };
      const key = keyFor({ id, body });
      return withOwnPassword(() =>
        send(eraseOrder, { params: { id }, body, key, timeoutMs: PATIENCE_MS }),
      );
    },
    { ...callbacks, shownBy: [...CHANGED_BY_STAFF, readOrder] },
  );
}

/** Sets `notificado`; nobody waits for the answer (docs/rules/orders.md#notified-by-whatsapp). */
export function useMarkNotified() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(noteNotified, { params: { id }, timeoutMs: PATIENCE_MS }),
    onSettled: (_order, _error, id) => {
      void invalidate(queryClient, ...CHANGED_BY_STAFF);
      void queryClient.invalidateQueries({ queryKey: keyOf(readOrder, { params: { id } }) });
    },
  });
}

type ReadyCallbacks = {
  onSuccess: (isReady: boolean, order: Order) => void;
  onError: (error: Error, isReady: boolean) => void;
};

/**
 * Listo, and taking it back; asked again as useChangeStatus() is. It is under way until the lists show it.
 */
export function useSetReady({ onSuccess, onError }: ReadyCallbacks) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useRetriedMutation({
    send: ({ id, isReady, key }: { id: number; isReady: boolean; key: string }) => {
      const sent = { params: { id }, timeoutMs: PATIENCE_MS };
      return isReady ? send(markOrderReady, { ...sent, key }) : send(unmarkOrderReady, sent);
    },
    onSuccess: (order, { isReady }) => onSuccess(isReady, order),
    onError: (error, { isReady }) => onError(error, isReady),
    onSettled: () => invalidate(queryClient, ...CHANGED_BY_STAFF, readOrder),
  });
  const setReady = (id: number, isReady: boolean) => mutate({ id, isReady, key: newKey() });
  return { setReady, isPending };
}

export type OrderChange = { id: number; body: BodyOf<typeof editOrder>; key: string };

/** An edit or the payment line; asked again as useChangeStatus() is, and `onRetry` is told so. */
export function useEditOrder({ onRetry }: { onRetry?: () => void } = {}) {
  const queryClient = useQueryClient();
  return useRetriedMutation({
    mutationKey: EDIT,
    send: ({ id, body, key }: OrderChange) =>
      send(editOrder, { params: { id }, body, key, timeoutMs: PATIENCE_MS }),
    ...(onRetry && { onRetry }),
    onSettled: (_order, _error, { id }) => {
      void invalidate(queryClient, ...CHANGED_BY_STAFF);
      void queryClient.invalidateQueries({ queryKey: keyOf(readOrder, { params: { id } }) });
    },
  });
}

export function useOrderWithHistory(id: number) {
  return useQuery({ ...queryOf(readOrder, { params: { id } }), staleTime: 0 });
}

/** The order as it is once it has been attended to elsewhere; as it was known until the server has said. */
export function useOrderSince(known: Order, isHandled: boolean): Order {
  const isGone = isHandled && known.status === 'pending';
  const { data } = useQuery({
    ...queryOf(readOrder, { params: { id: known.id } }),
    staleTime: 0,
    enabled: isGone,
  });
  return isGone && data && data.version >= known.version ? data : known;
}

const LOOK_AGAIN_MS = 3000;

/**
 * The order as it is at or after the first moment of this hook; undefined until the server has said.
 * For what no answer has come to: it is looked for until there is one.
 */
export function useFreshOrder(id: number): Order | null | undefined {
  const [since] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery({
    ...queryOf(readOrder, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.dataUpdatedAt < since ? LOOK_AGAIN_MS : false),
  });
  return dataUpdatedAt < since ? undefined : data;
}
