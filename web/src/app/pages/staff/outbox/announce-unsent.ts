// Who signs out is told what of theirs stays on this device (docs/rules/dashboard.md#what-waits-is-shown).
import { listEntries, withOutbox } from '../../../../browser/outbox/outbox-store.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { unsentCount } from './unsent-texts.ts';

const ANNOUNCED_MS = 15_000;

/** Says nothing where nothing waits, or the browser keeps nothing. */
export async function announceUnsent(userId: number): Promise<void> {
  const entries = await withOutbox(listEntries).catch(() => []);
  const count = entries.filter((entry) => entry.userId === userId).length;
  if (count === 0) return;
  toast({
    title: unsentCount(count),
    description:
      'Siguen guardados en este dispositivo y se envían cuando vuelvas a iniciar sesión aquí.',
    durationMs: ANNOUNCED_MS,
  });
}
