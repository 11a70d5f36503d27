import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useRestorableState } from '../../../../browser/forms/cached-draft.ts';
import { sayThatItDidNotCome } from '../../../../ui/overlay/once-opened.tsx';

/**
 * A drawer or dialog whose code is fetched when it is first wanted. Where it cannot be fetched a
 * message says so, and the next tap tries again: the desk itself goes on. By its `name` it is open
 * again for whoever comes back after the session has ended.
 */
export function useLazySheet<Props>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useRestorableState(name, false);
  const show = () => {
    load().then(({ default: loaded }) => {
      setSheet(() => loaded);
      setIsOpen(true);
    }, sayThatItDidNotCome);
  };
  const comeBack = useEffectEvent(() => {
    if (isOpen) show();
  });
  useEffect(() => comeBack(), []);
  return { Sheet, isOpen, setIsOpen, show, preload: () => void load().catch(() => undefined) };
}
