import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { ToastLine } from './toast-line.tsx';
import { TOASTS_ID, useToasts } from './toast.ts';

/** Then the oldest ones are reached by scrolling: a list of orders lies below. */
const MOST_IN_SIGHT = 3;

/** Over an open sheet less of them is in sight: its fields and buttons are what is worked with. */
const OVER_SHEETS = 'in-data-scroll-locked:max-h-44 in-data-scroll-locked:overflow-y-auto';

/**
 * Draws the current toast, and above it the lines that are kept of earlier ones: below the header;
 * on the desk above what lies at the thumb, so that the numbers at the top stay in sight and Deshacer
 * is near. The live region is always in the page, since one that arrives together with its text is
 * not read out; only what comes is read, not what has been there.
 */
export function Toaster() {
  const { kept, current } = useToasts();
  const shown = current ? [...kept, current] : kept;
  const { noteOrigin, noteLoss } = useFocusGivenBack();
  const list = useRef<HTMLDivElement>(null);
  const isLong = shown.length > MOST_IN_SIGHT;
  const newest = current?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    <div
      id={TOASTS_ID}
      role="region"
      aria-label="Avisos"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+0.5rem)] z-[60] flex justify-center px-4 sm:justify-end [[data-light=desk]_&]:top-auto [[data-light=desk]_&]:bottom-[calc(6.5rem+env(safe-area-inset-bottom))]"
    >
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
        className="w-full max-w-sm"
      >
        {shown.length > 0 && (
          <div
            ref={list}
            role="list"
            onFocusCapture={noteOrigin}
            className={`-m-4 flex flex-col gap-2 p-4 ${OVER_SHEETS} ${isLong ? 'max-h-64 overflow-y-auto overscroll-contain' : ''}`}
          >
            {shown.map((toast) => (
              <ToastLine
                key={toast.id}
                toast={toast}
                isKept={toast.id !== newest}
                onFocusLost={noteLoss}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** What had the focus may leave by being pressed: the focus then goes back to where it came from. */
function useFocusGivenBack() {
  const origin = useRef<Element | null>(null);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    const { current } = origin;
    if (current instanceof HTMLElement && current.isConnected) {
      current.focus({ preventScroll: true });
    }
  });
  const noteOrigin = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const noteLoss = useCallback(() => {
    isLost.current = true;
  }, []);
  return { noteOrigin, noteLoss };
}
