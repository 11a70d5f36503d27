import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { useCurrentUser } from '../../accounts/accounts.queries.ts';
import { FeaturedMenus } from '../../catalog/menu/featured-menus.tsx';
import { HoursWeek } from '../../hours/week/hours-week.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { HomeSections } from '../../site/home/home-sections.tsx';
import { OrderActions } from '../../orders/choose/order-actions.tsx';
import { useReviews } from '../../site/reviews.queries.ts';
import { TodayLine } from './today-line.tsx';
import { Link } from '../../ui/link.tsx';

export default function HomePage() {
  const { data: site } = useSiteFacts();
  return (
    <HomeSections
      today={<TodayLine />}
      menus={<FeaturedMenus ordering={(menu) => <OrderActions product={menu} chickens={site} />} />}
      hours={<HoursWeek />}
      reviewsNote={<ExamplesNote />}
    />
  );
}

/** For staff alone, as long as invented reviews stand where customers' will be. */
function ExamplesNote() {
  const { data: user } = useCurrentUser();
  const examples = useReviews().data?.filter(({ isExample }) => isExample).length ?? 0;
  if (!isStaff(user?.role) || examples === 0) return null;
  return (
    <p className="mt-6 border-l-4 border-glow pl-4">
      {examples === 1 ? 'Hay 1 reseña de ejemplo. ' : `Hay ${examples} reseñas de ejemplo. `}
      <Link to="/admin/resenas" className="font-semibold underline underline-offset-4">
        Cámbialas por las de tus clientes
      </Link>
    </p>
  );
}
