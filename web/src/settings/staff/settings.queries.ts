// The shop's settings, for staff.
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
import { invalidate, keyOf, queryOf, seesAnew, send } from '../../browser/api/send.ts';
import type { Callbacks } from '../../browser/api/single-change.ts';

const CHANGED = [listSettings, readSiteFacts];

export function useSettings() {
  return useQuery(queryOf(listSettings));
}

export function useInitializeSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(initializeSettings),
    onSettled: () => invalidate(queryClient, listSettings),
  });
}

/** Until the list shows what became of an addition, or it has been taken out again. */
const additions = new IdempotencyKeys();

/** Adds a setting, or gives a deleted one its value back: then whoever asked may be gone by now. */
export function useAddSetting({ onSuccess, onError }: Callbacks<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (setting: Setting) =>
      send(addSetting, { body: setting, key: additions.keyFor(setting) }),
    onSuccess: (added) => {
      additions.forget();
      storeLocally(queryClient, added.key, added);
      void invalidate(queryClient, ...CHANGED);
      onSuccess();
    },
    onError: (error) => {
      onError(error);
      void seesAnew(queryClient, listSettings).then((isSeen) => isSeen && additions.forget());
    },
  });
}

type ChangeCallbacks<Stored, Sent> = {
  onSuccess: (stored: Stored, sent: Sent) => void;
  onError: (error: Error, sent: Sent) => void;
};

/** Changes what is stored under the key; `call` answers what is there afterwards. */
function useKeyChange<Stored extends StoredSetting | null, Sent>(
  key: string,
  call: (sent: Sent) => Promise<Stored>,
  { onSuccess, onError }: ChangeCallbacks<Stored, Sent>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    // Calls for one key wait for each other: what is typed last is what is stored.
    scope: { id: addressOf(changeSetting, { params: { key } }) },
    mutationFn: call,
    onSuccess: (stored, sent) => {
      storeLocally(queryClient, key, stored);
      void invalidate(queryClient, ...CHANGED);
      onSuccess(stored, sent);
    },
    onError: (error, sent) => {
      onError(error, sent);
      void invalidate(queryClient, ...CHANGED);
    },
  });
}

type ValueCallbacks = ChangeCallbacks<StoredSetting, string> & {
  /** The version of what was seen last, when the change goes out; undefined where it was not stored. */
  seen: () => number | undefined;
};

export function useChangeSetting(key: string, { seen, ...callbacks }: ValueCallbacks) {
  return useKeyChange(
    key,
    (value: string) => send(changeSetting, { params: { key }, body: { value, version: seen() } }),
    callbacks,
  );
}

export function useDeleteSetting({ key, version }: StoredSetting, callbacks: Callbacks<void>) {
  const { onSuccess, onError } = callbacks;
  const remove = async () => {
    await send(removeSetting, { params: { key }, query: { version } });
    additions.forget();
    return null;
  };
  return useKeyChange(key, remove, { onSuccess: () => onSuccess(), onError });
}

/** So that the screen shows what the server has stored, without waiting for the next list. */
function storeLocally(queryClient: QueryClient, key: string, stored: StoredSetting | null): void {
  queryClient.setQueryData(keyOf(listSettings), (settings) => {
    const others = settings?.filter((setting) => setting.key !== key);
    return others && stored ? [...others, stored] : others;
  });
}
