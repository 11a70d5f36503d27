// What moves by itself and how it pauses (WAI-ARIA APG, carousel): it stops while somebody points
// at it or has the focus in it, a button stops it for good, and under reduced motion it never starts
// by itself.
import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

type RotationOptions = {
  intervalMs: number;
  /** Which part is shown; whoever chooses one gets its whole time. */
  current: number;
  /** Goes on to the next part, after the last one to the first. */
  advance: () => void;
};

export type Rotation = {
  isMoving: boolean;
  /** Whether it stands still until the button is pressed. */
  isPaused: boolean;
  toggle: () => void;
  /** For the element around everything that moves. */
  interactionProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
};

export function useRotation({ intervalMs, current, advance }: RotationOptions): Rotation {
  const isStill = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  // What stood still for the focus does not start again behind its back, unless somebody said so.
  const { isInteracting, release, interactionProps } = useInteraction(() =>
    setChoice((chosen) => chosen ?? 'pause'),
  );
  const isPaused = choice === null ? isStill : choice === 'pause';
  const isMoving = !isPaused && !isInteracting;
  const onTick = useEffectEvent(advance);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => onTick(), intervalMs);
    return () => clearInterval(timer);
  }, [isMoving, intervalMs, current]);

  const toggle = () => {
    setChoice(isPaused ? 'play' : 'pause');
    // Whoever presses the button points at it and has the focus on it, and means it all the same.
    release();
  };
  return { isMoving, isPaused, toggle, interactionProps };
}

/** `onLeft` is told when the focus leaves. */
function useInteraction(onLeft: () => void) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const release = () => {
    setIsPointedAt(false);
    setHasFocus(false);
  };
  const interactionProps: Rotation['interactionProps'] = {
    // A finger that scrolls past does not point.
    onPointerEnter: (event) => setIsPointedAt(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      setHasFocus(false);
      onLeft();
    },
  };
  return { isInteracting: isPointedAt || hasFocus, release, interactionProps };
}
