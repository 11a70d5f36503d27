// What staff do with the opening hours; apart from hours.queries, which public pages load.
import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import {
  addSpecialDay,
  changeSpecialDay,
  changeWeekday,
  initializeHours,
  listBusinessHours,
  listSpecialDays,
  removeSpecialDay,
  syncBusinessHours,
} from '@brasa/core/hours/hours.calls.ts';
import type { BusinessHours, SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import { invalidate, keyOf, seesAnew, send } from '../../browser/api/send.ts';
import type { Callbacks } from '../../browser/api/single-change.ts';
import { currentOf } from '../../browser/forms/use-shared-edit.ts';

const SAVING = ['save-hours'];

/**
 * Gives missing weekdays their starter hours. A failure is only logged.
 * See docs/rules/hours.md#starter-hours.
 */
export function useInitializeHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(initializeHours),
    onSuccess: ({ created }) => {
      if (created > 0) void invalidate(queryClient, listBusinessHours);
    },
  });
}

/** Asks for the week and the special days anew, before somebody edits what may be minutes old. */
export function useRefetchHours(): () => void {
  const queryClient = useQueryClient();
  return () => void invalidate(queryClient, listBusinessHours, listSpecialDays);
}

export type DayChange = Partial<Omit<BusinessHours, 'id' | 'dayOfWeek' | 'version' | 'updatedAt'>>;

type SaveCallbacks = {
  /** The day as it was seen last, when the save goes out. */
  seen: () => BusinessHours;
  onSuccess: (saved: BusinessHours, sent: DayChange) => void;
  onError: (error: Error, sent: DayChange) => void;
};

/**
 * Saves a whole day, the changes over what was seen. Saves of one day wait for each other, so that the
 * last one is what stays.
 */
export function useSaveDay(id: number, { seen, onSuccess, onError }: SaveCallbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SAVING,
    scope: { id: addressOf(changeWeekday, { params: { id } }) },
    mutationFn: (changes: DayChange) =>
      send(changeWeekday, { params: { id }, body: { ...seen(), ...changes } }),
    onSuccess: (saved, sent) => {
      storeLocally(queryClient, saved);
      onSuccess(saved, sent);
    },
    onError: (error, sent) => {
      const current = currentOf(error) as BusinessHours | null;
      if (current) storeLocally(queryClient, current);
      onError(error, sent);
      // Whatever it failed on, the list may be older than it looks.
      return invalidate(queryClient, listBusinessHours);
    },
  });
}

function storeLocally(queryClient: QueryClient, stored: BusinessHours): void {
  queryClient.setQueryData(keyOf(listBusinessHours), (week) =>
    week?.map((day) => (day.id === stored.id ? stored : day)),
  );
}

export function useIsSavingDays(): boolean {
  return useIsMutating({ mutationKey: SAVING }) > 0;
}

type SyncStep = 10 | 30 | 60 | 90;

/** The sync with Google. `show` is told of each step, and answers once it has been seen. */
export function useSyncCall(show: (step: SyncStep) => Promise<void>) {
  const queryClient = useQueryClient();
  const refresh = () =>
    [keyOf(listBusinessHours), keyOf(listSpecialDays)].map((queryKey) =>
      queryClient.refetchQueries({ queryKey }),
    );
  return useMutation({
    mutationFn: async () => {
      await show(10);
      await Promise.all([show(30), send(syncBusinessHours)]);
      await show(60);
      await Promise.all([show(90), ...refresh()]);
    },
  });
}

export type SpecialDayEntry = Pick<
  SpecialDay,
  'date' | 'isOpen' | 'openTime' | 'closeTime' | 'note' | 'autoUpdate'
>;

/** Until the list shows what became of an entry, or another change has made it another one. */
const entries = new IdempotencyKeys();

/** A change of the special days; the list is there anew before anybody is told. */
function useSpecialDayChange<Sent = void>(
  mutationFn: (sent: Sent) => Promise<unknown>,
  { onSuccess, onError }: Callbacks<void>,
) {
  const queryClient = useQueryClient();
  const refresh = () => invalidate(queryClient, listSpecialDays);
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      entries.forget();
      await refresh();
      onSuccess();
    },
    onError: async (error) => {
      onError(error);
      if (await seesAnew(queryClient, listSpecialDays)) entries.forget();
    },
  });
}

export function useSaveSpecialDay(seen: SpecialDay | null, callbacks: Callbacks<void>) {
  return useSpecialDayChange(async (entry: SpecialDayEntry) => {
    if (seen === null) await send(addSpecialDay, { body: entry, key: entries.keyFor(entry) });
    else {
      const { id, version } = seen;
      await send(changeSpecialDay, { params: { id }, body: { ...entry, version } });
    }
  }, callbacks);
}

export function useRemoveSpecialDay({ id, version }: SpecialDay, callbacks: Callbacks<void>) {
  return useSpecialDayChange(
    () => send(removeSpecialDay, { params: { id }, query: { version } }),
    callbacks,
  );
}
