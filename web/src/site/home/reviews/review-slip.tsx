import type { ReactNode } from 'react';
import type { Review } from '@brasa/core/site/reviews.contract.ts';
import { Stars, Tally } from '../pen-marks.tsx';

/** The ruled lines of the block, one under each line of text and on to the printed part. */
const RULED =
  'bg-[repeating-linear-gradient(transparent_0_calc(1.75rem-2px),rgb(107_74_52/0.3)_calc(1.75rem-2px)_calc(1.75rem-1px),transparent_calc(1.75rem-1px)_1.75rem)]';

/** Torn off the block along its upper edge; each hangs a little askew in its own way. */
const SLIP_STYLE =
  'flex grow flex-col bg-(--crema) px-6 pt-9 pb-6 text-carbon ' +
  '[mask:radial-gradient(circle_at_50%_0,#0000_5px,#000_5.5px)_50%_0/18px_100%]';

type ReviewSlipProps = { review: Review; number: number };

export function ReviewSlip({ review, number }: ReviewSlipProps) {
  return (
    <article className={`${SLIP_STYLE} ${number % 2 ? '-rotate-1' : 'rotate-1'}`}>
      <Customer review={review} number={number} />
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-3 border-y border-(--lena)/60 py-2 text-sm">
        <Stars count={review.rating} className="text-lg text-(--pimenton)" />
        <span className="whitespace-nowrap">{review.timeAgo}</span>
      </p>
      <blockquote className={`mt-3 mb-5 grow text-base leading-7 text-pretty ${RULED}`}>
        «{review.text}»
      </blockquote>
      <dl className="text-sm">
        <Line name="Servicio">{review.serviceType}</Line>
        <Line name="Tipo de comida">{review.foodType}</Line>
        <Line name="Precio por persona">{review.priceRange}</Line>
        {review.recommendedDishes.length > 0 && (
          <Line name="Platos recomendados">{review.recommendedDishes.join(', ')}</Line>
        )}
        {review.restrictions !== null && <Line name="Restricciones">{review.restrictions}</Line>}
      </dl>
      {review.ratings && <Ratings ratings={review.ratings} />}
    </article>
  );
}

function Customer({ review, number }: ReviewSlipProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 -rotate-6 place-items-center rounded-full border-2 border-(--pimenton) font-display font-semibold text-(--pimenton)"
      >
        {review.initials}
      </span>
      <div className="min-w-0 grow leading-tight">
        <h3 className="text-base">{review.name}</h3>
        <p className="text-sm text-(--lena)">{activity(review)}</p>
      </div>
      {review.isExample ? (
        <p className="-rotate-6 self-start rounded-sm border-2 border-(--pimenton) px-2 py-0.5 text-sm font-semibold text-(--pimenton)">
          Ejemplo
        </p>
      ) : (
        <p
          aria-hidden="true"
          className="self-start font-display text-lg leading-none whitespace-nowrap"
        >
          Nº&nbsp;{number}
        </p>
      )}
    </div>
  );
}

function activity({ reviewCount, photoCount }: Review): string {
  const reviews = countText(reviewCount, 'reseña');
  return photoCount === null ? reviews : `${reviews} · ${countText(photoCount, 'foto')}`;
}

function countText(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-end gap-x-4 border-b border-dotted border-(--lena)/60 py-1">
      <dt className="mr-auto text-(--lena)">{name}</dt>
      <dd className="text-right font-semibold text-(--pimenton)">{children}</dd>
    </div>
  );
}

function Ratings({ ratings }: { ratings: NonNullable<Review['ratings']> }) {
  const lines = [
    ['Comida', ratings.food],
    ['Servicio', ratings.service],
    ['Ambiente', ratings.atmosphere],
  ] as const;
  return (
    <dl className="mt-4 flex flex-wrap justify-between gap-x-3 text-sm">
      {lines.map(([name, given]) => (
        <div key={name}>
          <dt className="text-(--lena)">{name}</dt>
          <dd className="mt-1 flex items-center gap-2 text-(--pimenton)">
            <Tally count={given} />
            <span className="font-semibold text-carbon">
              {given}
              <span className="sr-only"> de 5</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
