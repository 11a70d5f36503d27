import { CircleCheck, Hourglass, WifiOff } from 'lucide-react';
import { spokenMoment } from '@brasa/core/kernel/time/date-texts.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { useStoredAt } from '../../browser/api/use-stored-at.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { useOnline } from '../../browser/device/use-online.ts';
import { connectionOf, type Polls, type Connection } from './connection.ts';

const TEXTS = { stale: 'Datos sin actualizar', lost: 'Sin conexión' };

/** As high in every state: the list below it never moves. */
export function ConnectionNote({ connection, now }: { connection: Connection; now: number }) {
  const { state, since } = connection;
  const isWell = state === 'live' || state === 'loading';
  const Icon = state === 'lost' ? WifiOff : Hourglass;
  return (
    <div role="status" data-away={isWell ? undefined : ''} className="shrink-0">
      {isWell ? (
        <p
          className={`flex items-center gap-1.5 text-sm font-semibold text-good ${state === 'loading' ? 'invisible' : ''}`}
        >
          <CircleCheck className="size-4" />
          <span className="split:short:sr-only">Al día</span>
        </p>
      ) : (
        <p className="flex min-h-10 items-center gap-x-2 rounded bg-bad-surface px-2 text-sm leading-tight font-semibold text-bad sm:px-3">
          <Icon className="size-5 shrink-0 max-[22rem]:hidden" />
          <span>
            {TEXTS[state]}
            <br />
            {since > 0 && <Since since={since} now={now} />}
            {/* Counted on screen only: read out every second it would drown everything else. */}
            {since > 0 && (
              <span
                aria-hidden="true"
                className="font-normal max-sm:hidden split:max-lg:hidden split:short:hidden"
              >
                · hace {ageText(now - since)}
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** "desde las 13:42"; of another day "desde el 21/11/2026 a las 13:42", on a small screen "desde el 21/11 13:42". */
function Since({ since, now }: { since: number; now: number }) {
  const [begin, more, end] = spokenMoment(since, now).split(YEAR);
  return (
    <>
      {` desde ${begin}`}
      {more !== undefined && (
        <span className="max-sm:hidden split:max-lg:hidden split:short:hidden">{more}</span>
      )}
      {`${end ?? ''} `}
    </>
  );
}

const YEAR = /(\/\d{4} a las)/;

/** "12 s", "3 min", "2 h". */
export function ageText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** The age of the data is shown to the second; nothing else on the desk needs to move that often. */
const TICK_MS = 1000;

/** Of the polls that make this call. */
export function LiveConnection({ polls, call }: { polls: Polls; call: Pick<Call, 'path'> }) {
  const now = useNow(TICK_MS);
  const isOnline = useOnline();
  const storedAt = useStoredAt(call);
  return <ConnectionNote connection={connectionOf(polls, isOnline, now, storedAt)} now={now} />;
}
