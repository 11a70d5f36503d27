import { FeaturedMenus } from '../../catalog/featured-menus.tsx';
import { HoursWeek } from '../../hours/hours-week.tsx';
import { Hero } from '../../site/hero.tsx';
import { WhereWeAre } from '../../site/where-we-are.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <FeaturedMenus />
      <section aria-labelledby="opening" className="page-width py-20 lg:py-28">
        <h2 id="opening" className="mb-8 max-w-[16ch] text-3xl">
          Cuándo está encendido el horno
        </h2>
        <HoursWeek />
      </section>
      <WhereWeAre />
    </>
  );
}
