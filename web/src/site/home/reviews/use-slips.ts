// The order slips of the reviews: a strip to be swiped until the engine has come, then a circle.
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from '../../../ui/motion/use-reduced-motion.ts';
import type { Embla } from '../hero/embla-motion.tsx';

export function useSlips(viewport: RefObject<HTMLElement | null>) {
  const [embla, setEmbla] = useState<Embla | null>(null);
  const [current, setCurrent] = useState(0);
  const [inSight, setInSight] = useState<readonly number[] | null>(null);
  const isStill = useReducedMotion();

  const onReady = useCallback((engine: Embla) => {
    // What was swiped to beforehand stays on show.
    const strip = engine.rootNode();
    const swiped = nearestSlip(strip);
    engine.scrollTo(swiped, true);
    setEmbla(engine);
    setCurrent(swiped);
    engine.on('select', () => setCurrent(engine.selectedScrollSnap()));
    // It may have looked already, or not yet.
    const lookAgain = () => setInSight(engine.slidesInView());
    if (engine.slidesInView().length > 0) lookAgain();
    engine.on('slidesInView', lookAgain);
  }, []);

  // Only once it is no strip any more: a strip would snap to its first slip again.
  useLayoutEffect(() => {
    if (embla) embla.rootNode().scrollLeft = 0;
  }, [embla]);

  return {
    isCircle: embla !== null,
    current,
    isInSight: (index: number) => inSight?.includes(index) ?? true,
    onReady,
    advance: () => {
      if (!embla) return;
      if (embla.canScrollNext()) embla.scrollNext(isStill);
      else embla.scrollTo(0, isStill);
    },
    choose: (index: number) => {
      if (embla) embla.scrollTo(index, isStill);
      else swipeTo(viewport.current, index);
    },
    onSwipe: () => {
      if (!embla && viewport.current) setCurrent(nearestSlip(viewport.current));
    },
  };
}

function slipsOf(strip: HTMLElement): HTMLElement[] {
  return [...(strip.firstElementChild?.children ?? [])] as HTMLElement[];
}

function swipeTo(strip: HTMLElement | null, index: number) {
  const slip = strip && slipsOf(strip)[index];
  if (slip) strip.scrollTo({ left: slip.offsetLeft - (slipsOf(strip)[0]?.offsetLeft ?? 0) });
}

function nearestSlip(strip: HTMLElement): number {
  const slips = slipsOf(strip);
  const first = slips[0]?.offsetLeft ?? 0;
  const away = slips.map(({ offsetLeft }) => Math.abs(offsetLeft - first - strip.scrollLeft));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
