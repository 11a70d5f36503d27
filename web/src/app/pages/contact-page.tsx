import { HoursList } from '../../hours/hours-list.tsx';
import { ContactDetails } from '../../site/contact-details.tsx';

export default function ContactPage() {
  return (
    <div className="page-width pt-12 pb-24 lg:pt-20">
      <h1 className="mb-10 text-4xl">Contacto</h1>
      <div className="grid gap-16 lg:grid-cols-[1.5fr_1fr] lg:gap-24">
        <ContactDetails />
        <section aria-labelledby="opening">
          <h2 id="opening" className="mb-5 text-2xl">
            Horario
          </h2>
          <HoursList />
        </section>
      </div>
    </div>
  );
}
