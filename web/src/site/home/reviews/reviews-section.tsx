import { lazy, Suspense, useRef, type RefObject, useCallback, useState } from 'react';
import {
  Carousel,
  Dots,
  liveProps,
  RotationButton,
  slideProps,
} from '../../../ui/motion/carousel.tsx';
import { useSeen } from '../../../ui/motion/use-near.ts';
import { useRotation } from '../../../ui/motion/use-rotation.ts';
import { ReviewSlip } from './review-slip.tsx';
import { AVERAGE_RATING, REVIEWS } from './reviews.ts';
import { SectionHeading } from '../section-heading.tsx';
import { Stars } from '../pen-marks.tsx';
import { useSlips } from './use-slips.ts';
import { usePhotograph } from '../../../browser/api/use-photograph.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import logo from '../../art/review-logo.svg?no-inline';
import otherLogo from '../../art/review-logo-alt.svg?no-inline';

const REVIEW_MS = 5000;

// Without it, when it cannot be loaded, the strip can still be swiped.
const EmblaMotion = lazy(() =>
  import('../hero/embla-motion.tsx').catch(() => ({ default: () => null })),
);

export function ReviewsSection() {
  const viewport = useRef<HTMLDivElement>(null);
  const isWanted = useSeen(viewport, '600px');
  const slips = useSlips(viewport);
  const rotation = useRotation({
    intervalMs: REVIEW_MS,
    current: slips.current,
    advance: slips.advance,
  });
  return (
    <Carousel
      label="Reseñas de clientes"
      rotation={rotation}
      className="night overflow-clip py-20 lg:py-32"
    >
      <div className="page-width grid gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-12">
        <div>
          <Summary />
          <div className="-ml-3 mt-6 flex items-center">
            <RotationButton rotation={rotation} what="las reseñas" />
            <Dots
              labels={REVIEWS.map(({ name }) => `Ver la reseña de ${name}`)}
              current={slips.current}
              onChoose={slips.choose}
            />
          </div>
        </div>
        <Strip viewport={viewport} slips={slips} live={liveProps(rotation)} />
      </div>
      {isWanted && (
        <Suspense>
          <EmblaMotion viewport={viewport} onReady={slips.onReady} />
        </Suspense>
      )}
    </Carousel>
  );
}

type StripProps = {
  viewport: RefObject<HTMLDivElement | null>;
  slips: ReturnType<typeof useSlips>;
  live: ReturnType<typeof liveProps>;
};

/** All slips in a row, to be swiped; in a circle once the engine has come. */
function Strip({ viewport, slips, live }: StripProps) {
  return (
    <div
      ref={viewport}
      role="group"
      aria-label="Las cinco reseñas"
      // While it is a strip, the arrow keys move it.
      tabIndex={slips.isCircle ? undefined : 0}
      className={`-mx-5 px-5 py-3 lg:-my-6 lg:mr-[calc(50%-50vw)] lg:-ml-6 lg:px-6 lg:py-6 ${slips.isCircle ? 'overflow-hidden' : 'snap-x snap-mandatory scroll-px-5 overflow-x-auto [scrollbar-width:none] lg:scroll-px-6'}`}
      onScroll={slips.onSwipe}
    >
      <div className="flex" {...live}>
        {REVIEWS.map((review, index) => (
          <div
            key={review.id}
            {...slideProps(index, REVIEWS.length)}
            inert={!slips.isInSight(index)}
            className="mr-6 flex w-[min(88%,25rem)] shrink-0 snap-start lg:mr-8"
          >
            <ReviewSlip review={review} number={index + 1} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Summary() {
  return (
    <>
      <div className="flex items-center gap-4">
        <ReviewLogo />
        <p className="font-display text-[5rem] leading-none font-semibold text-accent lg:text-[6.5rem]">
          {AVERAGE_RATING}
        </p>
      </div>
      <Stars count={5} className="mt-3 text-2xl text-accent" />
      <p className="mt-2 text-sm text-ink-soft">Basado en reseñas de Google</p>
      <SectionHeading id="reviews" className="mt-8 max-w-[12ch]">
        Lo que cuentan los que vuelven
      </SectionHeading>
    </>
  );
}

const MEASURES = { width: 96, height: 96 };

/** The mark above the reviews, the shop's own where it has one; another stands in when it cannot be loaded. */
function ReviewLogo() {
  const photograph = usePhotograph('site/review-logo');
  const otherPhotograph = usePhotograph('site/review-logo-alt');
  const [hasFailed, setHasFailed] = useState(false);
  // It may have failed before there was anybody to tell.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  return (
    <Picture
      // A picture element does not choose anew when only its last resort changes.
      key={hasFailed ? 'other' : 'own'}
      imageRef={check}
      drawing={{ src: hasFailed ? otherLogo : logo, ...MEASURES }}
      photograph={hasFailed ? otherPhotograph : photograph}
      sizes="5rem"
      priority="low"
      className="size-16 object-contain lg:size-20"
      onError={() => setHasFailed(true)}
    />
  );
}
