// The opening hours as the record of administration is told them.
import { differences, type AuditFields } from '@brasa/core/audit/changed-fields.rules.ts';
import { formatDay, weekdayName } from '@brasa/core/kernel/time/date-texts.ts';
import type { Actor } from '../actor.ts';
import { record, type AuditEvent } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import type { StoredWeekday } from './hours.store.ts';
import type { StoredSpecialDay } from './special-days.store.ts';

/** Who changes the hours and when; `isGoogle`: they have taken them over from Google. */
export type HoursEditor = { actor: Actor; now: number; isGoogle: boolean };

type Hours = Pick<StoredWeekday, 'isOpen' | 'openTime' | 'closeTime' | 'autoUpdate'>;

const hoursOf = ({ isOpen, openTime, closeTime, autoUpdate }: Hours): AuditFields => ({
  ...{ isOpen, openTime, closeTime, autoUpdate },
});

const dayFields = (day: StoredSpecialDay): AuditFields => ({
  ...{ date: day.date, note: day.note },
  ...hoursOf(day),
});

/** The weekday, locked, is another one now. */
export function recordWeekday(
  transaction: Transaction,
  editor: HoursEditor,
  [before, after]: readonly [StoredWeekday, StoredWeekday],
): Promise<void> {
  const { id, dayOfWeek } = after;
  const changed = differences(hoursOf(before), hoursOf(after));
  return tell(transaction, editor, {
    ...{ kind: 'weekday_changed', id, name: weekdayName(dayOfWeek) },
    ...changed,
  });
}

/** A special day has come, changed or gone: null where there was, or is, none. */
export function recordSpecialDay(
  transaction: Transaction,
  editor: HoursEditor,
  [before, after]:
    | readonly [StoredSpecialDay, StoredSpecialDay | null]
    | readonly [null, StoredSpecialDay],
): Promise<void> {
  const { id, date } = before ?? after;
  const about = { id, name: formatDay(date) };
  if (!before) {
    return tell(transaction, editor, {
      ...{ kind: 'special_day_added', ...about, after: dayFields(after) },
    });
  }
  if (!after) {
    return tell(transaction, editor, {
      ...{ kind: 'special_day_removed', ...about, before: dayFields(before) },
    });
  }
  const changed = differences(dayFields(before), dayFields(after));
  return tell(transaction, editor, { kind: 'special_day_changed', ...about, ...changed });
}

function tell(
  transaction: Transaction,
  { actor, now, isGoogle }: HoursEditor,
  event: AuditEvent,
): Promise<void> {
  const after = isGoogle ? { ...event.after, google: true } : (event.after ?? null);
  return record(transaction, actor, { ...event, after }, now);
}
