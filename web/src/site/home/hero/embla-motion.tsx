// Loaded only when the reviews come near: the engine that moves the slips in a circle.
import { useEffect, type RefObject } from 'react';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

type EmblaMotionProps = {
  /** The window behind which the slips move; its only child holds them. */
  viewport: RefObject<HTMLElement | null>;
  onReady: (embla: Embla) => void;
};

export default function EmblaMotion({ viewport, onReady }: EmblaMotionProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  useEffect(() => attach(viewport.current), [attach, viewport]);
  useEffect(() => {
    if (embla) onReady(embla);
  }, [embla, onReady]);
  return null;
}
