// "Registro": who did what, when and from where. See docs/rules/audit.md#page-of-the-record.
import { useState } from 'react';
import type { AuditEntry } from '@brasa/core/audit/audit.contract.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/file/file-button.tsx';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { isFiltered, NO_CONDITIONS, useConditions } from './record-conditions.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordRows } from './record-rows.tsx';
import { downloadRecord, useRecord } from './record.queries.ts';

export default function AdminRecordPage() {
  const [conditions, change] = useConditions();
  const today = madridDay(useNow(MINUTE));
  const query = useRecord(conditions);
  const opened = useSheet<AuditEntry>();
  const seeAuthor = (author: number) => {
    opened.close();
    change({ ...NO_CONDITIONS, author });
  };
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl">Registro</h1>
        <FileButton name="registro.csv" fetchFile={() => downloadRecord(conditions)}>
          Descargar CSV
        </FileButton>
      </div>
      <RecordFilters {...{ conditions, today }} staff={query.data?.staff ?? []} onChange={change} />
      <Loaded
        query={query}
        loading={
          <Skeletons count={6} label="Cargando el registro..." className="grid gap-3 *:h-16" />
        }
        failed="No se pudo cargar el registro"
        failedHint="No se ha perdido nada."
        ended="Inicia sesión otra vez para ver el registro."
      >
        {(found) =>
          found.entries.length === 0 ? (
            <NoEntries isFiltered={isFiltered(conditions)} onAll={() => change(NO_CONDITIONS)} />
          ) : (
            <Found
              key={JSON.stringify(conditions)}
              {...{ query, found, today }}
              onOpen={opened.show}
            />
          )
        }
      </Loaded>
      {opened.subject && (
        <EntryDrawer
          key={opened.turn}
          {...opened.opening}
          entry={opened.subject}
          onAuthor={seeAuthor}
        />
      )}
    </div>
  );
}

type FoundProps = {
  query: ReturnType<typeof useRecord>;
  found: NonNullable<ReturnType<typeof useRecord>['data']>;
  today: Day;
  onOpen: (entry: AuditEntry) => void;
};

function Found({ query, found, today, onOpen }: FoundProps) {
  const [seen, setSeen] = useState<number | null>(null);
  const { entries, hasMore } = found;
  const focused = seen === null ? null : (entries[seen]?.id ?? null);
  const goOn = () => {
    setSeen(entries.length);
    void query.fetchNextPage();
  };
  return (
    <div className="grid gap-6">
      <RecordRows {...{ entries, today, onOpen, focused }} />
      {hasMore && (
        <Button
          variant="secondary"
          className="min-h-14 justify-self-start"
          pending={query.isFetchingNextPage}
          pendingText="Cargando..."
          onClick={goOn}
        >
          Ver más
        </Button>
      )}
    </div>
  );
}

function NoEntries({ isFiltered: isNarrowed, onAll }: { isFiltered: boolean; onAll: () => void }) {
  if (!isNarrowed) {
    return (
      <EmptyState title="Todavía no hay nada">
        Aquí queda lo que cambia el personal en la carta, los usuarios, los horarios y la
        configuración, y quién entra.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nada con esos filtros">
      <Button variant="secondary" className="min-h-14 justify-self-start" onClick={onAll}>
        Ver todo el registro
      </Button>
    </EmptyState>
  );
}
