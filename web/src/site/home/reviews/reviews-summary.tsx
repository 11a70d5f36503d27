import { useCallback, useState, type ReactNode } from 'react';
import type { Review } from '@brasa/core/site/reviews.contract.ts';
import { averageRating } from '@brasa/core/site/average-rating.rules.ts';
import { usePhotograph } from '../../../browser/api/use-photograph.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import logo from '../../art/review-logo.svg?no-inline';
import otherLogo from '../../art/review-logo-alt.svg?no-inline';
import { Stars } from '../pen-marks.tsx';
import { SectionHeading } from '../section-heading.tsx';

type ReviewsSummaryProps = {
  reviews: readonly Review[];
  /** What staff are told of them. */
  note: ReactNode;
};

/** What they come to, and where they come from: nothing invented is called Google's. */
export function ReviewsSummary({ reviews, note }: ReviewsSummaryProps) {
  const average = averageRating(reviews) ?? '';
  return (
    <>
      <div className="flex items-center gap-4">
        <ReviewLogo />
        <p className="font-display text-[5rem] leading-none font-semibold text-accent lg:text-[6.5rem]">
          {average}
        </p>
      </div>
      <Stars
        count={Math.round(Number(average.replace(',', '.')))}
        className="mt-3 text-2xl text-accent"
      />
      <p className="mt-2 text-sm text-ink-soft">{sourceOf(reviews)}</p>
      {reviews.some(({ isExample }) => !isExample) && (
        <p className="mt-2 text-sm text-ink-soft">
          Las elegimos nosotros y no comprobamos que sean de clientes.
        </p>
      )}
      <SectionHeading id="reviews" className="mt-8 max-w-[12ch]">
        Lo que cuentan los que vuelven
      </SectionHeading>
      {note}
    </>
  );
}

function sourceOf(reviews: readonly Review[]): string {
  const examples = reviews.filter(({ isExample }) => isExample).length;
  if (examples === 0) return 'Basado en reseñas de Google';
  return examples === reviews.length
    ? 'Reseñas de ejemplo'
    : 'Con las reseñas de ejemplo sin contar';
}

const MEASURES = { width: 96, height: 96 };

/**
 * The mark above the reviews, the shop's own where it has one; another stands in when it cannot be loaded.
 */
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
