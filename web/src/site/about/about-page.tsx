import { AboutOpening } from './about-opening.tsx';
import { EventHall } from './event-hall.tsx';
import { Festivals } from './festivals.tsx';
import { FireTradition } from './fire-tradition.tsx';
import { History } from './history.tsx';
import { Sponsorship } from './sponsorship.tsx';
import { TwoKitchens } from './two-kitchens.tsx';
import { VisitUs } from './visit-us.tsx';

export default function AboutPage() {
  return (
    <>
      <AboutOpening />
      <History />
      <div className="*:far-down">
        <FireTradition />
        <TwoKitchens />
        <EventHall />
        <Festivals />
        <Sponsorship />
        <VisitUs />
      </div>
    </>
  );
}
