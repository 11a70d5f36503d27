import { WifiOff } from 'lucide-react';
import { spokenMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { useNow } from '../../browser/device/use-now.ts';

/** What is said of data that came at this moment, while nothing newer is to be had. */
export function storedText(storedAt: number, now: number): string {
  return `Sin conexión. Datos de ${spokenMoment(storedAt, now)}`.replace('de el ', 'del ');
}

/** Beside data that the device has stored; nothing for those that have just come (`storedAt` null). */
export function StoredNote({ storedAt }: { storedAt: number | null }) {
  return storedAt === null ? null : <Note storedAt={storedAt} />;
}

function Note({ storedAt }: { storedAt: number }) {
  const now = useNow(MINUTE);
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <WifiOff className="size-5 shrink-0" />
      {storedText(storedAt, now)}
    </p>
  );
}
