import { listenTo } from '../../browser/device/listen-to.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { dismissToast, TOASTS_ID, useToasts, type Toasts } from './toast.ts';

let ToastStack: ComponentType<Toasts> | undefined;

/** Fetches what renders the messages; once it is there nothing waits for it any more. */
export async function loadToastStack(): Promise<ComponentType<Toasts>> {
  ToastStack ??= (await import('./toast-stack.tsx')).ToastStack;
  return ToastStack;
}

/** Nobody is told anything before they touch the page, and then it is there in time. */
const FIRST_TOUCH = ['pointerdown', 'keydown'] as const;

/**
 * Where messages are rendered: below the header; on the desk above what lies at the thumb, so that the
 * numbers at the top stay in sight and Deshacer is near, and over an open sheet at its head
 * (styles.css). The live region is always in the page, since
 * one that arrives together with its text is not read out; only what comes is read, not what has been
 * there.
 */
export function Toaster() {
  const toasts = useToasts();
  const [Stack, setStack] = useState(() => ToastStack);
  const isWanted = toasts.current !== null;
  useEffect(() => {
    if (Stack) return;
    const load = () => {
      // Without a connection the words alone are said.
      loadToastStack().then(
        (loaded) => setStack(() => loaded),
        () => undefined,
      );
    };
    if (isWanted) load();
    return listenTo(window, FIRST_TOUCH, load, { once: true, passive: true });
  }, [Stack, isWanted]);
  return (
    <div
      id={TOASTS_ID}
      role="region"
      aria-label="Avisos"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+0.5rem)] z-[60] flex justify-center clear-of-edges [--edge:1rem] sm:justify-end [[data-light=desk]_&]:top-auto [[data-light=desk]_&]:bottom-[calc(6.5rem+env(safe-area-inset-bottom))]"
    >
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
        className="w-full max-w-sm"
      >
        {Stack ? <Stack {...toasts} /> : <PlainText {...toasts} />}
      </div>
    </div>
  );
}

/** What there is to say, until the code that renders it has come; it goes in time if that never does. */
function PlainText({ current }: Toasts) {
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => dismissToast(current.id), current.durationMs);
    return () => clearTimeout(timer);
  }, [current]);
  if (!current) return null;
  return (
    <div className="rounded bg-surface p-4 text-ink shadow-high">
      <p className="font-semibold">{current.title}</p>
      {current.description !== undefined && <p className="text-sm">{current.description}</p>}
    </div>
  );
}
