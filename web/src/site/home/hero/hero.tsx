import { useState, useEffect, type ReactNode } from 'react';
import { whenSettled } from './when-settled.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Carousel, liveProps } from '../../../ui/motion/carousel.tsx';
import { useRotation } from '../../../ui/motion/use-rotation.ts';
import { useFacts } from '../../site-facts.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroFilm } from './hero-film.tsx';
import { LINE_STYLE, Slide } from './hero-slide.tsx';
import { heroSlides } from './hero-slides.ts';

const SLIDE_MS = 4500;

/**
 * The first screen: the fire, and five things to say before it. The first line is the page's title and
 * stays its title while the others are on show; then it is only out of sight.
 */
export function Hero({ today }: { today?: ReactNode }) {
  const { data: site } = useFacts();
  const slides = heroSlides(site);
  const [current, setCurrent] = useState(0);
  const isSettled = usePageSettled();
  const next = (current + 1) % slides.length;
  const rotation = useRotation({
    intervalMs: SLIDE_MS,
    current,
    advance: () => setCurrent(next),
  });
  return (
    <Carousel
      label="La casa en cinco estampas"
      rotation={rotation}
      className="night relative overflow-clip"
    >
      <HeroFilm isSettled={isSettled} isMoving={rotation.isMoving} />
      <div className="page-width relative grid min-h-svh grid-cols-[fit-content(60%)_minmax(0,1fr)] grid-rows-[auto_minmax(9rem,1fr)_auto_auto_auto_auto] gap-x-3 pt-[calc(var(--header-height)+0.75rem)] pb-3 [grid-template-areas:'line_line'_'art_art'_'text_text'_'order_link'_'today_today'_'move_move'] sm:pb-5 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:grid-rows-[1fr_auto_auto_auto_auto_1fr_auto] lg:gap-x-8 lg:[grid-template-areas:'._art'_'line_art'_'text_art'_'link_art'_'today_art'_'._art'_'move_art']">
        <HeroControls
          rotation={rotation}
          lines={slides.map(({ line }) => line)}
          current={current}
          onChoose={setCurrent}
        />
        <h1 className={`${LINE_STYLE} ${current === 0 ? '' : 'opacity-0'}`}>{slides[0].line}</h1>
        {/* Never out of the thumb's reach: it stays where it is while the slides change. */}
        <ButtonLink
          to="/order"
          className="my-4 min-h-14 [grid-area:order] min-[22.5rem]:text-lg lg:hidden"
        >
          Hacer Pedido
        </ButtonLink>
        <div className="[grid-area:today] lg:mt-6">{today}</div>
        <div className="contents" {...liveProps(rotation)}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.art}
              slide={slide}
              index={index}
              count={slides.length}
              isCurrent={index === current}
              hasPicture={index === 0 || index === current || (isSettled && index === next)}
            />
          ))}
        </div>
      </div>
    </Carousel>
  );
}

/** Whether the page has loaded and the browser has nothing better to do: the time for extras. */
function usePageSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenSettled(() => setIsSettled(true)), []);
  return isSettled;
}
