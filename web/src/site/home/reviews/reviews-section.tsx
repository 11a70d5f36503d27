import { lazy, Suspense, useRef, type ReactNode, type RefObject } from 'react';
import type { Review } from '@brasa/core/site/reviews.contract.ts';
import {
  Carousel,
  Dots,
  liveProps,
  RotationButton,
  slideProps,
} from '../../../ui/motion/carousel.tsx';
import { useSeen } from '../../../ui/motion/use-near.ts';
import { useRotation } from '../../../ui/motion/use-rotation.ts';
import { useReviews } from '../../reviews.queries.ts';
import { ReviewSlip } from './review-slip.tsx';
import { ReviewsSummary } from './reviews-summary.tsx';
import { useSlips } from './use-slips.ts';

const REVIEW_MS = 5000;

// Without it, when it cannot be loaded, the strip can still be swiped.
const EmblaMotion = lazy(() =>
  import('../hero/embla-motion.tsx').catch(() => ({ default: () => null })),
);

type ReviewsSectionProps = {
  /** What staff are told of the reviews. */
  note?: ReactNode;
};

/** Nobody misses it where there is no review or none came: then the page goes on without it. */
export function ReviewsSection({ note }: ReviewsSectionProps) {
  const { data: reviews, isPending } = useReviews();
  // As high as what is coming, more or less.
  if (isPending) return <div className="night min-h-[60rem] lg:min-h-[50rem]" />;
  return reviews?.length ? <Reviews reviews={reviews} note={note} /> : null;
}

type ReviewsProps = { reviews: readonly Review[]; note: ReactNode };

function Reviews({ reviews, note }: ReviewsProps) {
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
      className="night overflow-clip py-10 sm:py-20 lg:py-32"
    >
      <div className="page-width grid gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-12">
        <div>
          <ReviewsSummary reviews={reviews} note={note} />
          {reviews.length > 1 && (
            <div className="-ml-3 mt-6 flex items-center">
              <RotationButton rotation={rotation} what="las reseñas" />
              <Dots
                labels={reviews.map(({ name }) => `Ver la reseña de ${name}`)}
                current={slips.current}
                onChoose={slips.choose}
              />
            </div>
          )}
        </div>
        <Strip reviews={reviews} viewport={viewport} slips={slips} live={liveProps(rotation)} />
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
  reviews: readonly Review[];
  viewport: RefObject<HTMLDivElement | null>;
  slips: ReturnType<typeof useSlips>;
  live: ReturnType<typeof liveProps>;
};

/** All slips in a row, to be swiped; in a circle once the engine has come. */
function Strip({ reviews, viewport, slips, live }: StripProps) {
  return (
    <div
      ref={viewport}
      role="group"
      aria-label="Las reseñas"
      // While it is a strip, the arrow keys move it.
      tabIndex={slips.isCircle ? undefined : 0}
      className={`-mx-5 px-5 py-3 lg:-my-6 lg:mr-[calc(50%-50vw)] lg:-ml-6 lg:px-6 lg:py-6 ${slips.isCircle ? 'overflow-hidden' : 'snap-x snap-mandatory scroll-px-5 overflow-x-auto [scrollbar-width:none] lg:scroll-px-6'}`}
      onScroll={slips.onSwipe}
    >
      <div className="flex" {...live}>
        {reviews.map((review, index) => (
          <div
            key={review.id}
            {...slideProps(index, reviews.length)}
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
