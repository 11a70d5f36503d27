// The value of one setting while it is typed: saved when its field is left, kept where that failed, and
// not written over what somebody else has saved meanwhile (docs/decisions/0021).
import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { useSharedEdit } from '../../browser/forms/use-shared-edit.ts';
import { useUnansweredChange } from '../../browser/forms/use-unanswered-change.ts';
import type { SettingEntry } from './setting-list.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { toastDone, toastFailed } from './setting-messages.ts';
import { useChangeSetting } from './settings.queries.ts';

/** Null while nobody has typed: then the field follows what is stored. */
function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  useLeaveWarning(typed !== null);
  return [typed, setTyped] as const;
}

const holds = ({ value }: StoredSetting, sent: string): boolean => value === sent;

const useEdit = (stored: StoredSetting | undefined) =>
  useSharedEdit<StoredSetting, object, StoredSetting | null>(stored ?? null);

type Saving = {
  edit: ReturnType<typeof useEdit>;
  onSaved: (sent: string) => void;
  onFault: (fault: string | undefined) => void;
};

function useSaving(key: string, { edit, onSaved, onFault }: Saving) {
  const resumeOwn = useUnansweredChange<StoredSetting, string>(holds);
  const { mutate, isPending, variables } = useChangeSetting(key, {
    // A save that waits goes out on what the one before it has stored.
    seen: () => edit.latest.current?.version,
    onSuccess: (changed, sent) => {
      edit.rebase(changed);
      onSaved(sent);
      toastDone('changed');
    },
    onError: (error, sent) => {
      const goOn = (current: StoredSetting) => {
        edit.rebase(current);
        mutate(sent);
      };
      if (resumeOwn(error, sent, goOn)) return;
      onFault(edit.noteRefusal(error) ? undefined : reasonOf(error));
      toastFailed('changed');
    },
  });
  return { mutate, isPending, sending: isPending ? variables : undefined };
}

export function useValueEditor({ key, value, stored }: SettingEntry) {
  const [typed, setTyped] = useTyped();
  const [fault, setFault] = useState<string>();
  const edit = useEdit(stored);
  const theirs = edit.conflict?.current;
  const followStored = () => {
    setTyped(null);
    setFault(undefined);
    edit.settle();
  };
  const { mutate, isPending, sending } = useSaving(key, {
    edit,
    onSaved: (sent) => {
      // Who types on meanwhile keeps what they type.
      setTyped((now) => (now?.trim() === sent ? null : now));
      setFault(undefined);
    },
    onFault: setFault,
  });

  const type = (text: string) => {
    if (typed === null) edit.rebase(stored ?? null);
    setTyped(text);
  };

  const save = () => {
    if (typed === null || theirs) return;
    if (typed.trim() !== value) mutate(typed.trim());
    else followStored();
  };
  // The way back removes the field without a blur.
  const leave = useEffectEvent(() => {
    if (typed?.trim() !== sending) save();
  });
  useEffect(() => () => leave(), []);

  return {
    shown: typed ?? value,
    fault,
    isPending,
    type,
    /** As typing it and leaving the field. */
    choose: (text: string) => {
      type(text);
      if (theirs) return;
      if (text === value && !isPending) followStored();
      else mutate(text);
    },
    followStored,
    save,
    conflict: theirs && {
      theirs,
      keepMine: () => {
        edit.keepMine();
        if (typed !== null) mutate(typed.trim());
      },
      takeTheirs: followStored,
    },
  };
}
