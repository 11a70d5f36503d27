import type { ReactNode } from 'react';
import { ClosingRow } from './closing-row.tsx';
import { EventHall } from './event-hall.tsx';
import { Festival } from './festival.tsx';
import { Fusion } from './fusion.tsx';
import { Hero } from './hero/hero.tsx';
import { History } from './history.tsx';
import { Loyalty } from './loyalty.tsx';
import { ReviewsSection } from './reviews/reviews-section.tsx';
import { Services } from './services.tsx';
import { Tradition } from './tradition.tsx';

type HomeSectionsProps = {
  /** Hours, price and place, said on the first screen. */
  today: ReactNode;
  menus: ReactNode;
  hours: ReactNode;
  /** What staff are told of the reviews. */
  reviewsNote?: ReactNode;
};

/** The home page, in the order of docs/rules/site.md#home-page-sections. */
export function HomeSections({ today, menus, hours, reviewsNote }: HomeSectionsProps) {
  return (
    <>
      <Hero today={today} />
      <Tradition />
      <div className="*:far-down">
        <Fusion />
        <EventHall />
        <ReviewsSection note={reviewsNote} />
        <Services />
        <Festival />
        <History />
        <Loyalty />
        <ClosingRow menus={menus} hours={hours} />
      </div>
    </>
  );
}
