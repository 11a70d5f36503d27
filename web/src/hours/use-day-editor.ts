// A weekday while staff edit it: each change saves the whole day at once (specification 4), unless its
// times disagree (decisions 9).
import { useState } from 'react';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { HOURS_OUT_OF_ORDER, isInOrder } from '@brasa/core/hours/hours.rules.ts';
import { isClockTime } from '@brasa/core/kernel/madrid-time.ts';
import { toast } from '../ui/toast.ts';
import { useSaveDay } from './admin-hours.queries.ts';

export type DayChange = Partial<Omit<BusinessHours, 'id' | 'dayOfWeek'>>;

const NOT_SAVED = 'No se ha guardado.';

/** What is wrong with the two times, or null. */
function faultOf({ openTime, closeTime }: BusinessHours): string | null {
  if (!isClockTime(openTime) || !isClockTime(closeTime)) return `Falta una hora. ${NOT_SAVED}`;
  return isInOrder({ openTime, closeTime }) ? null : `${HOURS_OUT_OF_ORDER}. ${NOT_SAVED}`;
}

function isSame(one: BusinessHours, other: BusinessHours): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function useDayEditor(stored: BusinessHours) {
  /** What has been chosen and is not stored yet. */
  const [draft, setDraft] = useState<BusinessHours | null>(null);
  const save = useSaveDay(stored.id, {
    onSuccess: (sent) => {
      setDraft((current) => (current && isSame(current, sent) ? null : current));
      toast({
        title: 'Horario actualizado',
        description: 'Los cambios se han guardado correctamente.',
        tone: 'good',
      });
    },
    onError: (error) => {
      console.error('Failed to update hours');
      toast({
        title: 'Error',
        description: `No se pudieron guardar los cambios. ${error.message}`,
        tone: 'bad',
      });
    },
  });
  const day = draft ?? stored;

  return {
    day,
    fault: draft && faultOf(draft),
    /** Set after a save that failed, while what was chosen is still not stored. */
    retry: draft && save.isError ? () => save.mutate(draft) : null,
    change: (change: DayChange) => {
      const next = { ...day, ...change };
      setDraft(next);
      if (faultOf(next) === null) save.mutate(next);
    },
  };
}
