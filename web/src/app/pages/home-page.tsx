import { FeaturedMenus } from '../../catalog/featured-menus.tsx';
import { HoursWeek } from '../../hours/hours-week.tsx';
import { HomeSections } from '../../site/home/home-sections.tsx';

export default function HomePage() {
  return <HomeSections menus={<FeaturedMenus />} hours={<HoursWeek />} />;
}
