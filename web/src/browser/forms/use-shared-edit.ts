// A row that several people may edit at once: the state of it that an edit here stands on, and what
// somebody else has made of it meanwhile (docs/decisions/0021).
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { isQueuedReply } from '../outbox/queued-note.ts';
import type { Merged } from './merged-edits.ts';

/** The row as it is now, where an edit was refused for that; null for every other failure. */
export function currentOf(error: unknown): object | null {
  if (!(error instanceof ApiError) || error.code !== 'EDITED_MEANWHILE') return null;
  return (error.body as { current: object }).current;
}

type Versioned = { version: number };

/** The server's row is newer than one that this device has only foreseen, whichever version that was given. */
const isNewer = (current: Versioned, before: Versioned): boolean =>
  current.version > before.version || (isQueuedReply(before) && !isQueuedReply(current));

type Conflict<Row, Found> = { current: Row } & Found;

/**
 * `initial` is the row that the editor was filled from, null for one that is not stored. With `merge`
 * what is typed is brought together with another's row at once, and the next saving stands on that
 * row; `merge` answers what there is to show of it, or null. Without it nothing typed here may go over
 * the other's row before keepMine().
 */
export function useSharedEdit<
  Row extends Versioned,
  Found extends object = object,
  Seen extends Row | null = Row,
>(initial: Seen, merge?: (seen: Seen, current: Row) => Found | null) {
  const [seen, setSeen] = useState<Row | Seen>(initial);
  // The same at once, for what is sent before the next rendering.
  const latest = useRef<Row | Seen>(initial);
  const [conflict, setConflict] = useState<Conflict<Row, Found> | null>(null);
  const asked = useRef<Row | Seen | null>(null);

  const rebase = (row: Row | Seen) => {
    latest.current = row;
    setSeen(row);
  };
  /** Somebody else has made this of the row; answers what merging has found. */
  const mergeRemote = (current: Row): Found | null => {
    if (!merge) {
      setConflict({ current } as Conflict<Row, Found>);
      return null;
    }
    const before = latest.current;
    if (before && !isNewer(current, before)) return null;
    const found = merge(before as Seen, current);
    rebase(current);
    if (found) {
      asked.current ??= before;
      setConflict({ current, ...found });
    }
    return found;
  };
  return {
    seen,
    latest,
    /** The row before what is asked about: a draft that stands on it asks again when it is opened again. Null while nothing is asked. */
    asked,
    conflict,
    setConflict,
    rebase,
    mergeRemote,
    /** Answers the row as it is now where the failure is that somebody else was faster. */
    noteRefusal: (error: unknown): Row | null => {
      const current = currentOf(error) as Row | null;
      if (current) mergeRemote(current);
      return current;
    },
    settle: () => {
      asked.current = null;
      setConflict(null);
    },
    /** What is typed here may go over the other's row. */
    keepMine: () => {
      if (conflict) rebase(conflict.current);
      asked.current = null;
      setConflict(null);
    },
  };
}

type Edits<Values> = {
  mergeEdits: (seen: Values, mine: Values, saved: Values) => Merged<Values>;
};

export type TheirChanges<Values> = { theirs: Merged<Values>['theirs'] };

/** What was typed stays, what was not touched follows: from what was seen to what is saved now. */
export function mergeIntoForm<Values extends FieldValues, Judged>(
  form: UseFormReturn<Values, unknown, Judged>,
  { mergeEdits }: Edits<Values>,
  [seen, saved]: [seen: Values, saved: Values],
): TheirChanges<Values> {
  const { values, theirs } = mergeEdits(seen, form.getValues(), saved);
  form.reset(saved);
  form.reset(values, { keepDefaultValues: true });
  return { theirs };
}
