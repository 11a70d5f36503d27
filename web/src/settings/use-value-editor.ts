// The value of one setting while it is typed: saved when its field is left, kept where that failed, and
// not written over what somebody else has saved meanwhile (docs/decisions/0018).
import { useRef, useState } from 'react';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { currentOf } from '../browser/forms/edit-conflict.ts';
import type { SettingEntry } from './setting-list.ts';
import { reasonOf } from '../browser/api/error-texts.ts';
import { toastDone, toastFailed } from './setting-messages.ts';
import { useChangeSetting } from './settings.queries.ts';

export function useValueEditor({ key, value, stored }: SettingEntry) {
  /** Null while nobody has typed: then the field follows what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  /** What somebody else has saved, until it is decided what stays. */
  const [theirs, setTheirs] = useState<StoredSetting | null>(null);
  // What the typing began on; a save that waits goes out on what the one before it has stored.
  const seen = useRef(stored?.version);
  const followStored = () => {
    setTyped(null);
    setFault(undefined);
    setTheirs(null);
  };
  const { mutate, isPending } = useChangeSetting(key, {
    seen: () => seen.current,
    onSuccess: (changed, sent) => {
      seen.current = changed.version;
      // Who types on meanwhile keeps what they type.
      setTyped((now) => (now?.trim() === sent ? null : now));
      setFault(undefined);
      toastDone('changed');
    },
    onError: (error) => {
      const current = currentOf<StoredSetting>(error);
      setTheirs(current);
      setFault(current ? undefined : reasonOf(error));
      toastFailed('changed');
    },
  });

  return {
    shown: typed ?? value,
    fault,
    isPending,
    type: (text: string) => {
      if (typed === null) seen.current = stored?.version;
      setTyped(text);
    },
    followStored,
    save: () => {
      if (typed === null || theirs) return;
      if (typed.trim() !== value) mutate(typed.trim());
      else followStored();
    },
    conflict: theirs && {
      theirs,
      keepMine: () => {
        seen.current = theirs.version;
        setTheirs(null);
        if (typed !== null) mutate(typed.trim());
      },
      takeTheirs: followStored,
    },
  };
}
