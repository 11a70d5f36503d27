// Al horno, Listo, and taking either back; without an answer each is sent again (retried-mutation).
import { useQueryClient } from '@tanstack/react-query';
import { readDashboard, readOvenBoard } from '@brasa/core/dashboard/dashboard.calls.ts';
import {
  markBatchReady,
  readOrder,
  takeOffSpit,
  unmarkBatchReady,
} from '@brasa/core/orders/orders.calls.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import { putOnSpit } from '@brasa/core/oven/oven.calls.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { useRetriedMutation } from '../../browser/api/retried-mutation.ts';
import { invalidate, send } from '../../browser/api/send.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { batchText, forText } from './oven-texts.ts';

const PATIENCE_MS = 10_000;

/**
 * What shows batches, and the orders that are ready with them. A change is under way until the board shows
 * it.
 */
function useRefetch() {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, readOvenBoard, readDashboard, readOrder);
}

export function usePutOn() {
  const refetch = useRefetch();
  const takeOff = useTakeOff();
  const { mutate, isPending } = useRetriedMutation({
    send: (sent: { slot: string; chickens: number; key: string }) => {
      const { slot, chickens, key } = sent;
      return send(putOnSpit, { body: { slot, chickens }, key, timeoutMs: PATIENCE_MS });
    },
    onSuccess: (batch) =>
      toastSuccess(batchText(batch, 'al horno'), forText(batch.slot), () => takeOff.undo(batch)),
    onError: (error) => toastError('No se pudo anotar la tanda', changeReasonOf(error)),
    onSettled: refetch,
  });
  const putOn = (slot: string, chickens: number) => mutate({ slot, chickens, key: newKey() });
  return { putOn, isPending };
}

/** A batch that somebody has taken off already is off. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'BATCH_NOT_FOUND';

export function useTakeOff() {
  const refetch = useRefetch();
  const { mutate, isPending } = useRetriedMutation({
    send: async ({ id, version }: Batch) => {
      try {
        await send(takeOffSpit, { params: { id }, query: { version }, timeoutMs: PATIENCE_MS });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_done, batch) => toastSuccess('Tanda quitada', forText(batch.slot)),
    onError: (error) => toastError('No se pudo quitar la tanda', changeReasonOf(error)),
    onSettled: refetch,
  });
  return { undo: mutate, isPending };
}

export function useReady() {
  const refetch = useRefetch();
  const notReady = useNotReady();
  const { mutate, isPending } = useRetriedMutation({
    send: ({ id, key }: { id: number; key: string }) =>
      send(markBatchReady, { params: { id }, key, timeoutMs: PATIENCE_MS }),
    onSuccess: (batch) =>
      toastSuccess(batchText(batch, 'listo'), forText(batch.slot), () => notReady.undo(batch)),
    onError: (error) => toastError('No se pudo anotar que está listo', changeReasonOf(error)),
    onSettled: refetch,
  });
  return { ready: ({ id }: Batch) => mutate({ id, key: newKey() }), isPending };
}

export function useNotReady() {
  const refetch = useRefetch();
  const { mutate, isPending } = useRetriedMutation({
    send: ({ id }: Batch) => send(unmarkBatchReady, { params: { id }, timeoutMs: PATIENCE_MS }),
    onSuccess: (batch) => toastSuccess('Otra vez en el horno', forText(batch.slot)),
    onError: (error) => toastError('No se pudo deshacer', changeReasonOf(error)),
    onSettled: refetch,
  });
  return { undo: mutate, isPending };
}
