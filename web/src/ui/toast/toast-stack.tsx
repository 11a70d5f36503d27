// The messages on screen. Their code comes with the first touch of the page, or with the first message
// (toaster.tsx).
import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { ToastItem } from './toast-item.tsx';
import type { Toasts } from './toast.ts';

/** Then the oldest ones are reached by scrolling: a list of orders lies below. */
const MOST_IN_SIGHT = 3;

/** Over an open sheet one of them is in sight: it lies in the strip that sheets leave free (drawer.tsx). */
const OVER_SHEETS = 'in-data-scroll-locked:max-h-20 in-data-scroll-locked:overflow-y-auto';
const MESSAGE_OVER_SHEETS = 'in-data-scroll-locked:max-h-36 in-data-scroll-locked:overflow-y-auto';

export function ToastStack({ stacked, current }: Toasts) {
  const shown = current ? [...stacked, current] : stacked;
  const { noteOrigin, noteLoss } = useFocusGivenBack();
  const list = useRef<HTMLDivElement>(null);
  const isLong = shown.length > MOST_IN_SIGHT;
  const newest = current?.id;
  const overSheets = !current || current.outlivesNext ? OVER_SHEETS : MESSAGE_OVER_SHEETS;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  if (shown.length === 0) return null;
  return (
    <div
      ref={list}
      role="list"
      onFocusCapture={noteOrigin}
      className={`-m-4 flex flex-col gap-2 p-4 ${shown.length > 1 ? overSheets : ''} ${isLong ? 'max-h-64 overflow-y-auto overscroll-contain' : ''}`}
    >
      {shown.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isStacked={toast.id !== newest}
          onFocusLost={noteLoss}
        />
      ))}
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
