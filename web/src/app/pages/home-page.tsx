import { FeaturedMenus } from '../../catalog/menu/featured-menus.tsx';
import { HoursWeek } from '../../hours/week/hours-week.tsx';
import { HomeSections } from '../../site/home/home-sections.tsx';

export default function HomePage() {
  return <HomeSections menus={<FeaturedMenus />} hours={<HoursWeek />} />;
}
