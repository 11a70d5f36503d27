import { useEffect, useState } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { buttonStyle } from './button-style.ts';
import {
  TOASTS_ID,
  dismissToast,
  useCurrentToast,
  type CurrentToast,
  type ToastAction,
} from './toast.ts';

const ICONS = { neutral: Info, good: CircleCheck, bad: CircleAlert };
const EDGES = { neutral: 'border-glow', good: 'border-good', bad: 'border-bad' };

/**
 * Draws the current toast: below the header; on the desk above what lies at the thumb, so that the
 * numbers at the top stay in sight and Deshacer is near. The live region is always in the page, since one that arrives together
 * with its text is not read out.
 */
export function Toaster() {
  const current = useCurrentToast();
  return (
    <div
      id={TOASTS_ID}
      role="region"
      aria-label="Avisos"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+0.5rem)] z-[60] flex justify-center px-4 sm:justify-end [[data-light=desk]_&]:top-auto [[data-light=desk]_&]:bottom-[calc(6.5rem+env(safe-area-inset-bottom))]"
    >
      <div role="status" aria-live="polite" aria-atomic="true" className="w-full max-w-sm">
        {current && <Toast key={current.id} toast={current} />}
      </div>
    </div>
  );
}

function Toast({ toast }: { toast: CurrentToast }) {
  const [held, setHeld] = useState(false);
  const { id, durationMs, tone } = toast;
  const Icon = ICONS[tone];

  // Whoever points at it or has the focus in it is still reading.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);

  return (
    <div
      className={`pointer-events-auto flex animate-rise items-start gap-3 rounded border-l-4 bg-surface py-2 pr-1 pl-4 text-ink shadow-high ${EDGES[tone]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={() => setHeld(false)}
    >
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
      <div className="flex grow flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <div className="grow basis-36">
          <p className="font-semibold">{toast.title}</p>
          {toast.description !== undefined && <p className="text-sm">{toast.description}</p>}
        </div>
        {toast.action && <Action action={toast.action} onDone={() => dismissToast(id)} />}
      </div>
      <button
        type="button"
        aria-label="Cerrar aviso"
        className="target grid place-items-center"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const style = buttonStyle('secondary', 'normal', 'min-h-14 px-4!');
  if ('href' in action) {
    return (
      <a className={style} href={action.href} target="_blank" rel="noreferrer">
        {action.label}
      </a>
    );
  }
  const select = () => {
    onDone();
    action.onSelect();
  };
  return (
    <button type="button" className={style} onClick={select}>
      {action.label}
    </button>
  );
}
