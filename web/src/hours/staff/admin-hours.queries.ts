// What staff do with the opening hours; apart from hours.queries, which public pages load.
import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type {
  BusinessHours,
  InitializeReply,
  SpecialDay,
  SyncReply,
} from '@brasa/core/hours/hours.contract.ts';
import { request } from '../../browser/api/api-client.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import { currentOf } from '../../browser/forms/use-shared-edit.ts';

const WEEK = '/api/business-hours';
const SPECIAL_DAYS = `${WEEK}/special-days`;
const SAVING = ['save-hours'];

/**
 * Gives missing weekdays their starter hours. A failure is only logged.
 * See docs/rules/hours.md#starter-hours.
 */
export function useInitializeHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<InitializeReply>('POST', '/api/admin/initialize'),
    onSuccess: ({ created }) => {
      if (created > 0) void queryClient.invalidateQueries({ queryKey: [WEEK] });
    },
  });
}

/** Asks for the week and the special days anew, before somebody edits what may be minutes old. */
export function useRefetchHours(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of [WEEK, SPECIAL_DAYS]) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  };
}

export type DayChange = Partial<Omit<BusinessHours, 'id' | 'dayOfWeek' | 'version' | 'updatedAt'>>;

type SaveCallbacks = {
  /** The day as it was seen last, when the save goes out. */
  seen: () => BusinessHours;
  onSuccess: (saved: BusinessHours, sent: DayChange) => void;
  onError: (error: Error) => void;
};

/**
 * Saves a whole day, the changes over what was seen. Saves of one day wait for each other, so that the
 * last one is what stays.
 */
export function useSaveDay(id: number, { seen, onSuccess, onError }: SaveCallbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVING,
    scope: { id: `${WEEK}/${id}` },
    mutationFn: (changes: DayChange) =>
      request<BusinessHours>('PATCH', `${WEEK}/${id}`, { body: { ...seen(), ...changes } }),
    onSuccess: (saved, sent) => {
      storeLocally(queryClient, saved);
      onSuccess(saved, sent);
    },
    onError: (error) => {
      const current = currentOf(error) as BusinessHours | null;
      if (current) storeLocally(queryClient, current);
      onError(error);
      // Whatever it failed on, the list may be older than it looks.
      return queryClient.invalidateQueries({ queryKey: [WEEK] });
    },
  });
}

function storeLocally(queryClient: QueryClient, stored: BusinessHours): void {
  queryClient.setQueryData<BusinessHours[] | null>([WEEK], (week) =>
    week?.map((day) => (day.id === stored.id ? stored : day)),
  );
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

/** Enters a special day, or changes the one that was seen so. */
export function useSaveSpecialDay(seen: SpecialDay | null, { onSuccess, onError }: Callbacks) {
  const refresh = useRefreshedSpecialDays();
  return useMutation({
    mutationFn: (entry: SpecialDayEntry) =>
      seen === null
        ? request<SpecialDay>('POST', SPECIAL_DAYS, {
            body: entry,
            headers: { 'Idempotency-Key': entries.keyFor(entry) },
          })
        : request<SpecialDay>('PATCH', `${SPECIAL_DAYS}/${seen.id}`, {
            body: { ...entry, version: seen.version },
          }),
    onSuccess: async () => {
      entries.forget();
      await refresh();
      onSuccess();
    },
    onError: (error) => {
      onError(error);
      return refresh();
    },
  });
}

/** Removes a special day that is still as it was seen. */
export function useRemoveSpecialDay({ id, version }: SpecialDay, callbacks: Callbacks) {
  const refresh = useRefreshedSpecialDays();
  return useMutation({
    mutationFn: () => request('DELETE', `${SPECIAL_DAYS}/${id}?version=${version}`),
    onSuccess: async () => {
      await refresh();
      callbacks.onSuccess();
    },
    onError: (error) => {
      callbacks.onError(error);
      return refresh();
    },
  });
}
