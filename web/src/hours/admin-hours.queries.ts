// What staff do with the opening hours; apart from hours.queries, which public pages load.
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  BusinessHours,
  InitializeReply,
  SpecialDay,
  SyncReply,
} from '@brasa/core/hours/hours.contract.ts';
import { request } from '../browser/api-client.ts';
import { IdempotencyKeys } from '../browser/idempotency-key.ts';

const WEEK = '/api/business-hours';
const SPECIAL_DAYS = `${WEEK}/special-days`;
const SAVING = ['save-hours'];

/** Gives missing weekdays their starter hours. A failure is only logged (specification 7). */
export function useInitializeHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<InitializeReply>('POST', '/api/admin/initialize'),
    onSuccess: ({ created }) => {
      if (created > 0) void queryClient.invalidateQueries({ queryKey: [WEEK] });
    },
  });
}

type SaveCallbacks = {
  onSuccess: (sent: BusinessHours) => void;
  onError: (error: Error) => void;
};

/** Saves a whole day. Saves of one day wait for each other, so that the last one is what stays. */
export function useSaveDay(id: number, { onSuccess, onError }: SaveCallbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVING,
    scope: { id: `${WEEK}/${id}` },
    mutationFn: (day: BusinessHours) =>
      request<BusinessHours>('PATCH', `${WEEK}/${id}`, { body: day }),
    onSuccess: (saved, sent) => {
      queryClient.setQueryData<BusinessHours[] | null>([WEEK], (week) =>
        week?.map((day) => (day.id === saved.id ? saved : day)),
      );
      onSuccess(sent);
    },
    onError,
  });
}

/** Whether any day is being saved. */
export function useIsSavingDays(): boolean {
  return useIsMutating({ mutationKey: SAVING }) > 0;
}

/** The steps of a sync, as they are reached; refreshing the list is one of them. */
type SyncSteps = { onSent: () => void; onAnswered: () => void; onRefreshing: () => void };

export function useSyncCall({ onSent, onAnswered, onRefreshing }: SyncSteps) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      onSent();
      await request<SyncReply>('GET', `${WEEK}/sync`);
      onAnswered();
      onRefreshing();
      await Promise.all(
        [WEEK, SPECIAL_DAYS].map((path) => queryClient.refetchQueries({ queryKey: [path] })),
      );
    },
  });
}

/** A special day as it is entered. */
export type SpecialDayEntry = Pick<
  SpecialDay,
  'date' | 'isOpen' | 'openTime' | 'closeTime' | 'note' | 'autoUpdate'
>;

type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };

const entries = new IdempotencyKeys();

function useRefreshedSpecialDays(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [SPECIAL_DAYS] });
}

/** Enters a special day, or changes the one with this id. */
export function useSaveSpecialDay(id: number | null, { onSuccess, onError }: Callbacks) {
  const refresh = useRefreshedSpecialDays();
  return useMutation({
    mutationFn: (entry: SpecialDayEntry) =>
      id === null
        ? request<SpecialDay>('POST', SPECIAL_DAYS, {
            body: entry,
            headers: { 'Idempotency-Key': entries.keyFor(entry) },
          })
        : request<SpecialDay>('PATCH', `${SPECIAL_DAYS}/${id}`, { body: entry }),
    onSuccess: async () => {
      entries.forget();
      await refresh();
      onSuccess();
    },
    onError,
  });
}

export function useRemoveSpecialDay(id: number, { onSuccess, onError }: Callbacks) {
  const refresh = useRefreshedSpecialDays();
  return useMutation({
    mutationFn: () => request('DELETE', `${SPECIAL_DAYS}/${id}`),
    onSuccess: async () => {
      await refresh();
      onSuccess();
    },
    onError,
  });
}
