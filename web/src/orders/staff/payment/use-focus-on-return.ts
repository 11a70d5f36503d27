import { useLayoutEffect, useRef } from 'react';

/** The element around a button and the form in its place: its first button has the focus again once the form is closed. */
export function useFocusOnReturn<E extends HTMLElement>(isOpen: boolean) {
  const place = useRef<E>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
