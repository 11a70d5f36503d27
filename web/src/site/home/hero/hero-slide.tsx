import { OutsideLink } from '../../../ui/button/outside-link.tsx';
import { BUTTON_BASE } from '../../../ui/button/button-style.ts';
import { slideProps } from '../../../ui/motion/carousel.tsx';
import { SitePicture } from '../../site-picture.tsx';
import type { HeroSlide } from './hero-slides.ts';
import { Link } from '../../../ui/link.tsx';

/** The big lines lie one above the other, so that nothing moves when another one is on show. */
export const LINE_STYLE =
  '[grid-area:line] text-[clamp(3rem,15vw,4.75rem)] leading-[0.95] lg:self-end lg:text-[clamp(4.25rem,7vw,7rem)]';

/** Beside the order, which comes first on a phone; from 1024 px the one action there is. */
const ACTION_STYLE =
  'min-w-0 min-h-14 rounded border-2 border-line-strong bg-paper/60 px-4 py-1 text-ink text-balance hover:bg-sunk ' +
  'lg:border-transparent lg:bg-action lg:px-7 lg:py-3 lg:text-lg lg:text-on-action lg:shadow-low lg:hover:bg-action-hover';

type SlideProps = {
  slide: HeroSlide;
  index: number;
  count: number;
  isCurrent: boolean;
  hasPicture: boolean;
};

export function Slide({ slide, index, count, isCurrent, hasPicture }: SlideProps) {
  // The words come as under an inked roller, from the left; those before them are gone at once, and
  // never half in sight.
  const words = isCurrent
    ? '[clip-path:inset(-1rem)] transition-[clip-path] duration-240'
    : 'invisible [clip-path:inset(-1rem_100%_-1rem_-1rem)]';
  return (
    <div {...slideProps(index, count)} className="contents" inert={!isCurrent}>
      {index > 0 && <h2 className={`${LINE_STYLE} ${words}`}>{slide.line}</h2>}
      <p className={`mt-4 max-w-[38ch] leading-snug [grid-area:text] sm:text-lg lg:mt-8 ${words}`}>
        {slide.text}
      </p>
      {/* On a phone the order is there whichever slide is on show (see hero.tsx). */}
      <p
        className={`my-4 flex [grid-area:link] lg:mt-10 ${words} ${index === 0 ? 'max-lg:hidden' : ''}`}
      >
        <SlideAction link={slide.link} />
      </p>
      <div className="relative [grid-area:art] lg:my-auto lg:h-full lg:max-h-[44rem]">
        {hasPicture && (
          <SitePicture
            name={slide.art}
            sizes="(min-width: 64rem) 50vw, 90vw"
            priority={index === 0 ? 'high' : undefined}
            className={`absolute size-full object-contain transition-[opacity,scale] duration-240 ${isCurrent ? '' : 'scale-95 opacity-0'}`}
          />
        )}
      </div>
    </div>
  );
}

function SlideAction({ link }: { link: HeroSlide['link'] }) {
  const style = `${BUTTON_BASE} ${ACTION_STYLE}`;
  if ('to' in link) {
    return (
      <Link to={link.to} className={style}>
        {link.label}
      </Link>
    );
  }
  return (
    <OutsideLink href={link.href} className={style}>
      {link.label}
    </OutsideLink>
  );
}
