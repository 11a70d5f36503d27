// The shop's settings, for staff. Calls for one key wait for each other, so that
// what is typed last is what is stored.
// See docs/rules/settings.md#changing-a-setting.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { addressOf } from '@brasa/core/kernel/call.ts';
import {
  addSetting,
  changeSetting,
  initializeSettings,
  listSettings,
  readSiteFacts,
  removeSetting,
} from '@brasa/core/settings/settings.calls.ts';
import type { Setting, StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import { invalidate, keyOf, queryOf, send } from '../../browser/api/send.ts';

const scopeOf = (key: string) => ({
  scope: { id: addressOf(changeSetting, { params: { key } }) },
});

/** What shows the settings: the list, and every page. */
const CHANGED = [listSettings, readSiteFacts];

/** Null when the session has ended meanwhile. */
export function useSettings() {
  return useQuery(queryOf(listSettings));
}

/** Gives missing settings their starter values; the list is asked for again, whatever came of it. */
export function useInitializeSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(initializeSettings),
    onSettled: () => invalidate(queryClient, listSettings),
  });
}

type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };

const additions = new IdempotencyKeys();

/** Adds a setting, or gives a deleted one its value back: then whoever asked may be gone by now. */
export function useAddSetting({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (setting: Setting) =>
      send(addSetting, { body: setting, key: additions.keyFor(setting) }),
    onSuccess: (added) => {
      additions.forget();
      storeLocally(queryClient, added);
      void invalidate(queryClient, ...CHANGED);
      onSuccess();
    },
    onError,
  });
}

type ChangeCallbacks = {
  /** The version of what was seen last, when the change goes out; undefined where it was not stored. */
  seen: () => number | undefined;
  onSuccess: (changed: StoredSetting, sent: string) => void;
  onError: (error: Error) => void;
};

export function useChangeSetting(key: string, { seen, onSuccess, onError }: ChangeCallbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    ...scopeOf(key),
    mutationFn: (value: string) =>
      send(changeSetting, { params: { key }, body: { value, version: seen() } }),
    onSuccess: (changed, sent) => {
      storeLocally(queryClient, changed);
      void invalidate(queryClient, ...CHANGED);
      onSuccess(changed, sent);
    },
    onError: (error) => {
      onError(error);
      void invalidate(queryClient, ...CHANGED);
    },
  });
}

/** Deletes a setting that is still as it was seen. */
export function useDeleteSetting({ key, version }: StoredSetting, callbacks: Callbacks) {
  const { onSuccess, onError } = callbacks;
  const queryClient = useQueryClient();
  return useMutation({
    ...scopeOf(key),
    mutationFn: () => send(removeSetting, { params: { key }, query: { version } }),
    onSuccess: () => {
      queryClient.setQueryData(keyOf(listSettings), (settings) =>
        settings?.filter((setting) => setting.key !== key),
      );
      void invalidate(queryClient, ...CHANGED);
      onSuccess();
    },
    onError: (error) => {
      onError(error);
      void invalidate(queryClient, ...CHANGED);
    },
  });
}

/** So that the field shows what the server has stored, without waiting for the next list. */
function storeLocally(queryClient: QueryClient, stored: StoredSetting): void {
  queryClient.setQueryData(keyOf(listSettings), (settings) => {
    if (!settings) return settings;
    const others = settings.filter(({ key }) => key !== stored.key);
    return [...others, stored];
  });
}
