import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in sight, or nearly so; false until the browser has told. */
export function useNear(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isNear;
}

/** Whether an element has ever been as near as that. */
export function useSeen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const isNear = useNear(element, margin);
  const [wasSeen, setWasSeen] = useState(false);
  if (isNear && !wasSeen) setWasSeen(true);
  return wasSeen;
}
