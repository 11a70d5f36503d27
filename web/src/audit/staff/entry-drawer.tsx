// One entry: all that is kept of it.
import type { ReactNode } from 'react';
import type { AuditEntry } from '@brasa/core/audit/audit.contract.ts';
import { authorWords } from '@brasa/core/audit/author.rules.ts';
import { GROUPS } from '@brasa/core/audit/kind.ts';
import { KINDS } from '@brasa/core/audit/kinds.rules.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { placeWords } from './record-rows.tsx';

type EntryDrawerProps = OpenProps & {
  entry: AuditEntry;
  /** Leads to what the same user did. */
  onAuthor: (id: number) => void;
};

const momentOf = (instant: string) => formatMoment(Date.parse(instant));

export function EntryDrawer({ entry, onAuthor, ...opening }: EntryDrawerProps) {
  const { kind, at, lastAt, times, authorId, changes } = entry;
  const { group, label } = KINDS[kind];
  const place = placeWords(entry);
  return (
    <Drawer {...opening} title={label} description={GROUPS[group]}>
      <div className="grid gap-6">
        <p className="text-lg leading-snug wrap-anywhere">{entry.sentence}</p>
        <dl className="grid gap-4">
          <Fact name="Quién">{authorWords(entry)}</Fact>
          <Fact name={times === 1 ? 'Cuándo' : 'La primera vez'}>{momentOf(at)}</Fact>
          {times > 1 && <Fact name="La última vez">{momentOf(lastAt)}</Fact>}
          {place !== '' && <Fact name="Desde dónde">{place}</Fact>}
        </dl>
        {changes.length > 0 && <Changes changes={changes} />}
        {authorId !== null && (
          <Button
            variant="secondary"
            className="min-h-14 justify-self-start"
            onClick={() => onAuthor(authorId)}
          >
            Ver todo lo que ha hecho
          </Button>
        )}
      </div>
    </Drawer>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  return (
    <section aria-label="Cambios" className="grid divide-y divide-line border-y border-line">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-2 py-3">
          <h3 className="text-base">{field}</h3>
          <dl className="grid grid-cols-2 gap-x-4">
            <Fact name="Antes">{before}</Fact>
            <Fact name="Después">{after}</Fact>
          </dl>
        </div>
      ))}
    </section>
  );
}
