// Says that the device's clock is wrong: the days and times that the desk proposes are by it
// (docs/rules/dashboard.md#a-device-whose-clock-is-wrong).
import { ClockAlert } from 'lucide-react';
import { DAY, HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { useClockError } from '../../../browser/api/device-clock.ts';

export function ClockNotice() {
  const ahead = useClockError();
  return (
    <div role="status">
      {ahead !== 0 && (
        <p className="flex items-center gap-3 border-b border-line bg-warn-surface px-3 py-2 sm:px-5">
          <ClockAlert className="size-5 shrink-0" />
          <span className="min-w-0">
            <strong>
              El reloj de este dispositivo va {spanText(Math.abs(ahead))}{' '}
              {ahead > 0 ? 'adelantado' : 'atrasado'}.
            </strong>{' '}
            Ponlo en hora: de él salen el día y las horas que ves aquí.
          </span>
        </p>
      )}
    </div>
  );
}

/** "25 min", "3 h", "12 días": as exactly as somebody needs who is going to put it right. */
function spanText(span: number): string {
  if (span < 2 * HOUR) return `${Math.round(span / MINUTE)} min`;
  if (span < 2 * DAY) return `${Math.round(span / HOUR)} h`;
  return `${Math.round(span / DAY).toLocaleString('es-ES')} días`;
}
