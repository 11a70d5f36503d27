// What waits on this device, in the bar of every page of the desk: how much, and whether somebody has to
// decide. See docs/rules/dashboard.md#what-waits-is-shown.
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { askToFlush } from '../../../../browser/outbox/ask-to-flush.ts';
import { useOutbox, type Unsent } from '../../../../browser/outbox/use-outbox.ts';
import { useLazySheet } from '../desk/use-lazy-sheet.ts';
import { unsentCount } from './unsent-texts.ts';

const loadDrawer = () => import('./unsent-drawer.tsx');

/** As often as something that waits for its pause is looked at, in milliseconds. */
const LOOK_MS = 5000;

export function UnsentStrip({ userId }: { userId: number }) {
  const unsent = useOutbox(userId);
  const { Sheet, isOpen, setIsOpen, show } = useLazySheet('unsent', loadDrawer);
  const isAny = unsent.own.length > 0 || unsent.others > 0;
  useFlushWhileWaiting(unsent.own.some(({ refusal }) => refusal === null));
  return (
    <>
      <div role="status" className="sr-only">
        {isAny && stripText(unsent)}
      </div>
      {isAny && <Strip unsent={unsent} onShow={show} />}
      {Sheet && <Sheet open={isOpen} onOpenChange={setIsOpen} unsent={unsent} />}
    </>
  );
}

function Strip({ unsent, onShow }: { unsent: Unsent; onShow: () => void }) {
  const isRefused = unsent.own.some(({ refusal }) => refusal !== null);
  const Icon = isRefused ? TriangleAlert : CloudOff;
  return (
    <button
      type="button"
      data-unsent
      aria-haspopup="dialog"
      onClick={onShow}
      className={`flex h-(--desk-strip) w-full items-center gap-2 px-3 text-left font-semibold outline-offset-[-4px] sm:px-5 ${isRefused ? 'bg-bad-surface text-bad' : 'bg-warn-surface text-ink'}`}
    >
      <Icon className="size-5 shrink-0" />
      <span className="min-w-0 grow truncate">{stripText(unsent)}</span>
      <span className="underline underline-offset-4">Ver</span>
    </button>
  );
}

/** "1 cambio por revisar y 2 sin enviar". */
function stripText({ own, others }: Unsent): string {
  const refused = own.filter(({ refusal }) => refusal !== null).length;
  const waiting = own.length - refused;
  if (own.length === 0) return `${unsentCount(others)}, de otra persona`;
  if (refused === 0) return unsentCount(waiting);
  const review = `${refused} ${refused === 1 ? 'cambio' : 'cambios'} por revisar`;
  return waiting === 0 ? review : `${review} y ${waiting} sin enviar`;
}

/** Where the browser never asks the worker by itself, the open desk does. */
function useFlushWhileWaiting(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    // What waits is to survive a device that runs out of room.
    if ('storage' in navigator) void navigator.storage.persist();
    const timer = setInterval(askToFlush, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
