// A weekday while staff edit it: each change saves the whole day at once, unless its
// times disagree or somebody else has changed the day meanwhile (docs/decisions/0021).
// See docs/rules/hours.md#each-change-saves-the-whole-day.
import { useState } from 'react';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { HOURS_OUT_OF_ORDER, isInOrder } from '@brasa/core/hours/hours.rules.ts';
import { isClockTime } from '@brasa/core/kernel/time/madrid-time.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { useSaveDay, type DayChange } from './admin-hours.queries.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { useSharedEdit } from '../../browser/forms/use-shared-edit.ts';
import { useUnansweredChange } from '../../browser/forms/use-unanswered-change.ts';

const NOT_SAVED = 'No se ha guardado.';

function faultOf({ openTime, closeTime }: BusinessHours): string | null {
  if (!isClockTime(openTime) || !isClockTime(closeTime)) return `Falta una hora. ${NOT_SAVED}`;
  return isInOrder({ openTime, closeTime }) ? null : `${HOURS_OUT_OF_ORDER}. ${NOT_SAVED}`;
}

function isSame(one: DayChange, other: DayChange): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const holds = (day: BusinessHours, sent: DayChange): boolean => isSame({ ...day, ...sent }, day);

/** What has been chosen and is not stored yet, and the day that it was chosen on. */
type Draft = { base: BusinessHours; changes: DayChange };

export function useDayEditor(stored: BusinessHours) {
  const [draft, setDraft] = useState<Draft | null>(null);
  useLeaveWarning(draft !== null);
  const edit = useSharedEdit<BusinessHours>(stored);
  const resumeOwn = useUnansweredChange<BusinessHours, DayChange>(holds);
  const theirs = edit.conflict?.current;
  const save = useSaveDay(stored.id, {
    // A save that waits for the one before it goes out on what that one has stored.
    seen: () => edit.latest.current,
    onSuccess: (saved, sent) => {
      edit.rebase(saved);
      setDraft((now) => (now && !isSame(now.changes, sent) ? { ...now, base: saved } : null));
      toastSuccess('Horario actualizado', 'Los cambios se han guardado correctamente.');
    },
    onError: (error, sent) => {
      const goOn = (newer: BusinessHours) => {
        edit.rebase(newer);
        setDraft((now) => now && { ...now, base: newer });
        mutate(sent);
      };
      if (resumeOwn(error, sent, goOn)) return;
      console.error('Failed to update hours');
      const current = edit.noteRefusal(error);
      if (current) setDraft((now) => now && { ...now, base: current });
      toastError('Error', `No se pudieron guardar los cambios. ${reasonOf(error)}`);
    },
  });
  const day = dayOf(draft, stored);
  const { error, mutate } = save;

  return {
    day,
    fault: draft && faultOf(day),
    /** Set after a save that failed, while what was chosen is still not stored. */
    retry: draft && error && !theirs ? () => mutate(draft.changes) : null,
    change: (change: DayChange) => {
      if (!draft) edit.rebase(stored);
      const changes = { ...draft?.changes, ...change };
      const next = { base: draft?.base ?? stored, changes };
      setDraft(next);
      if (!theirs && faultOf(dayOf(next, stored)) === null) mutate(changes);
    },
    conflict: draft &&
      theirs && {
        theirs,
        keepMine: () => {
          edit.keepMine();
          if (faultOf(day) === null) mutate(draft.changes);
        },
        takeTheirs: () => {
          edit.settle();
          setDraft(null);
        },
      },
  };
}

function dayOf(draft: Draft | null, stored: BusinessHours): BusinessHours {
  return draft ? { ...draft.base, ...draft.changes } : stored;
}
