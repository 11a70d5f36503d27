// The shop's settings, for staff. Calls for one key wait for each other, so that
// what is typed last is what is stored.
// See docs/rules/settings.md#changing-a-setting.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Setting, StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { request } from '../../browser/api/api-client.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';

const PATH = '/api/settings';
/** What every page shows of them. */
const FACTS = '/api/site';

const pathOf = (key: string) => `${PATH}/${encodeURIComponent(key)}`;
const scopeOf = (key: string) => ({ scope: { id: pathOf(key) } });

function invalidateSettings(queryClient: QueryClient): void {
  for (const path of [PATH, FACTS]) void queryClient.invalidateQueries({ queryKey: [path] });
}

/** Null when the session has ended meanwhile. */
export function useSettings() {
  return useQuery<StoredSetting[] | null>({ queryKey: [PATH] });
}

/** Gives missing settings their starter values; the list is asked for again, whatever came of it. */
export function useInitializeSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<StoredSetting[]>('POST', `${PATH}/initialize`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  });
}

type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };

const additions = new IdempotencyKeys();

/** Adds a setting, or gives a deleted one its value back: then whoever asked may be gone by now. */
export function useAddSetting({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (setting: Setting) =>
      request<StoredSetting>('POST', PATH, {
        body: setting,
        headers: { 'Idempotency-Key': additions.keyFor(setting) },
      }),
    onSuccess: (added) => {
      additions.forget();
      storeLocally(queryClient, added);
      invalidateSettings(queryClient);
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
      request<StoredSetting>('PATCH', pathOf(key), { body: { value, version: seen() } }),
    onSuccess: (changed, sent) => {
      storeLocally(queryClient, changed);
      invalidateSettings(queryClient);
      onSuccess(changed, sent);
    },
    onError: (error) => {
      onError(error);
      invalidateSettings(queryClient);
    },
  });
}

/** Deletes a setting that is still as it was seen. */
export function useDeleteSetting({ key, version }: StoredSetting, callbacks: Callbacks) {
  const { onSuccess, onError } = callbacks;
  const queryClient = useQueryClient();
  return useMutation({
    ...scopeOf(key),
    mutationFn: () => request('DELETE', `${pathOf(key)}?version=${version}`),
    onSuccess: () => {
      queryClient.setQueryData<StoredSetting[] | null>([PATH], (settings) =>
        settings?.filter((setting) => setting.key !== key),
      );
      invalidateSettings(queryClient);
      onSuccess();
    },
    onError: (error) => {
      onError(error);
      invalidateSettings(queryClient);
    },
  });
}

/** So that the field shows what the server has stored, without waiting for the next list. */
function storeLocally(queryClient: QueryClient, stored: StoredSetting): void {
  queryClient.setQueryData<StoredSetting[] | null>([PATH], (settings) => {
    if (!settings) return settings;
    const others = settings.filter(({ key }) => key !== stored.key);
    return [...others, stored];
  });
}
