import { useEffect, useRef, type RefObject } from 'react';

/** Whether the form is still on the screen when an answer comes. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
