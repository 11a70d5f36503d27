import { HoursList } from '../../hours/week/hours-list.tsx';
import { ContactDetails } from '../../site/contact/contact-details.tsx';
import { FindUs } from '../../site/contact/find-us.tsx';

export default function ContactPage() {
  return (
    <>
      <div className="page-width grid gap-x-16 gap-y-14 pt-12 pb-16 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-x-20 lg:pt-20 lg:pb-24">
        <div>
          <h1 className="mb-6 text-4xl lg:mb-10">Contacto</h1>
          <ContactDetails />
        </div>
        <section
          aria-labelledby="opening"
          className="border-y-2 border-ink bg-surface px-5 py-7 shadow-low sm:px-8 lg:self-start lg:px-9 lg:py-9"
        >
          <h2 id="opening" className="mb-4 text-2xl">
            Horario
          </h2>
          <HoursList />
        </section>
      </div>
      <FindUs />
    </>
  );
}
