// The record, the last entry first: a heading for each day, a line for each entry.
import { useEffect, useRef } from 'react';
import type { AuditEntry } from '@brasa/core/audit/audit.contract.ts';
import { authorWords } from '@brasa/core/audit/author.rules.ts';
import { KINDS } from '@brasa/core/audit/kinds.rules.ts';
import { groupBy } from '@brasa/core/kernel/group-by.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { dayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { Badge } from '../../ui/badge.tsx';

type RecordRowsProps = {
  entries: readonly AuditEntry[];
  today: Day;
  onOpen: (entry: AuditEntry) => void;
  /** The first of those that came last; it gets the focus when they come. */
  focused: number | null;
};

export function RecordRows({ entries, today, onOpen, focused }: RecordRowsProps) {
  const days = groupBy(entries, ({ at }) => madridDay(Date.parse(at)));
  return (
    <div className="grid gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-base">
            {dayTitle(day, today)}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-low">
            {ofDay.map((entry) => (
              <RecordRow key={entry.id} {...{ entry, onOpen }} isFocused={focused === entry.id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RecordRowProps = Pick<RecordRowsProps, 'onOpen'> & { entry: AuditEntry; isFocused: boolean };

function RecordRow({ entry, onOpen, isFocused }: RecordRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  const place = placeWords(entry);
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(entry)}
        className="grid min-h-16 w-full grid-cols-[3.75rem_minmax(0,1fr)] items-start gap-x-3 px-3 py-3 text-left outline-offset-[-3px] hover:bg-sunk sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:px-4 lg:grid-cols-[5.5rem_minmax(0,1fr)_16rem]"
      >
        <span className="text-lg leading-tight font-bold tabular-nums sm:text-xl sm:leading-tight">
          {madridClock(Date.parse(entry.at))}
          <span className="sr-only">,</span>
        </span>
        <span className="min-w-0 leading-snug wrap-anywhere">
          <span className="flex flex-wrap items-center gap-x-2 font-semibold">
            {authorWords(entry)}
            {KINDS[entry.kind].isIncident && <Badge tone="warn">Incidencia</Badge>}
            <span className="sr-only">:</span>
          </span>
          <span className="line-clamp-4">{entry.sentence}</span>
        </span>
        <span className="min-w-0 text-sm leading-snug wrap-anywhere text-ink-soft empty:hidden max-lg:col-start-2 max-lg:mt-0.5 lg:pt-0.5 lg:text-right">
          {place}
        </span>
      </button>
    </li>
  );
}

/** "Chrome en Android · 203.0.113.7"; nothing where it is not kept. */
export function placeWords({ device, address }: Pick<AuditEntry, 'device' | 'address'>): string {
  return [device, address].filter((one) => one !== null).join(' · ');
}
