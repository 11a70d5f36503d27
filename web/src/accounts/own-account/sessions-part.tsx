import { useState } from 'react';
import type { OwnSession } from '@brasa/core/accounts/session/sessions.contract.ts';
import { formatDay, spokenMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useEndSessions, useOwnSessions } from './sessions.queries.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

/** Tus dispositivos: where somebody is signed in, and signing out elsewhere. */
export function SessionsPart() {
  const end = useEndSessions();
  const endThem = (id: string | null) => {
    if (end.isPending) return;
    end.mutate(id, {
      onSuccess: () =>
        toastSuccess(id === null ? 'Las demás sesiones se han cerrado' : 'Sesión cerrada'),
    });
  };
  return (
    <section aria-labelledby="own-sessions" className="grid gap-4">
      <h3 id="own-sessions" className="text-lg">
        Tus dispositivos
      </h3>
      <p className="text-ink-soft">
        Aquí está abierta tu cuenta. Si no reconoces alguno, ciérralo y cambia la contraseña.
      </p>
      <Loaded
        query={useOwnSessions()}
        loading={
          <Skeletons count={2} label="Cargando tus dispositivos" className="grid gap-3 *:h-14" />
        }
        failed="No se pudieron cargar tus dispositivos"
        ended="Vuelve a entrar para verlos."
      >
        {(sessions) => (
          <Sessions
            sessions={sessions}
            pending={end.isPending ? end.variables : undefined}
            onEnd={endThem}
          />
        )}
      </Loaded>
      {end.error && <FormError title="No se ha cerrado">{reasonOf(end.error)}</FormError>}
    </section>
  );
}

type SessionsProps = {
  sessions: readonly OwnSession[];
  /** What is being ended; undefined for nothing. */
  pending: string | null | undefined;
  onEnd: (id: string | null) => void;
};

function Sessions({ sessions, pending, onEnd }: SessionsProps) {
  const [now] = useState(Date.now);
  const ordered = sessions.toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
  );
  return (
    <>
      <ul aria-label="Dispositivos" className="grid border-t border-line">
        {ordered.map((session) => (
          <li
            key={session.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                {session.device}
                {session.isCurrent && <Badge tone="good">Este dispositivo</Badge>}
              </p>
              <p className="text-sm text-ink-soft">{timesOf(session, now)}</p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                aria-label={`Cerrar la sesión en ${session.device}`}
                pending={pending === session.id}
                onClick={() => onEnd(session.id)}
              >
                Cerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="danger"
          className="justify-self-start max-sm:w-full"
          pending={pending === null}
          onClick={() => onEnd(null)}
        >
          Cerrar las demás
        </Button>
      )}
    </>
  );
}

/** The last use is right to the hour. */
function timesOf({ isCurrent, usedAt, startedAt }: OwnSession, now: number): string {
  const since = `desde el ${formatDay(madridDay(Date.parse(startedAt)))}`;
  return isCurrent ? `Abierta ${since}` : `Usada ${spokenUse(Date.parse(usedAt), now)} · ${since}`;
}

const spokenUse = (usedAt: number, now: number): string => {
  const moment = spokenMoment(usedAt, now);
  return moment.startsWith('el') ? moment : `hoy hacia ${moment}`;
};
