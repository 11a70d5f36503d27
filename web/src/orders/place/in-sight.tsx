import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

type InSightProps = {
  /** At a field, which has the focus by now. */
  isSeenElsewhere: boolean;
  children: ReactNode;
};

/** Comes into sight, as the message that says the same goes; the button stays where it is. */
export function InSight({ isSeenElsewhere, children }: InSightProps) {
  const box = useRef<HTMLDivElement>(null);
  const comeIntoSight = useEffectEvent(() => {
    if (!isSeenElsewhere) box.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => comeIntoSight(), []);
  return <div ref={box}>{children}</div>;
}
