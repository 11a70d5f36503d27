import { useEffect, useEffectEvent, useRef } from 'react';

/** The form's element, brought into sight once it is there: the way of paying is chosen without scrolling, on a phone too. */
export function useBroughtIntoSight(focus: (form: HTMLFormElement | null) => void) {
  const element = useRef<HTMLFormElement>(null);
  const onShown = useEffectEvent(() => focus(element.current));
  useEffect(() => {
    onShown();
    element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}
