import { ButtonLink } from '../../ui/button/button-link.tsx';
import { SitePicture } from '../site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';

export function EventHall() {
  return (
    <section aria-labelledby="event-hall" className="overflow-clip pt-10 sm:pt-20 lg:pt-32">
      <div className="page-width grid gap-x-8 gap-y-12 md:grid-cols-12 md:items-end">
        <div className="md:col-span-6 lg:col-span-5">
          <SectionHeading id="event-hall" className="max-w-[11ch]">
            El salón para vuestra fiesta
          </SectionHeading>
          <p className="mt-5 max-w-[42ch] text-lg leading-snug text-ink-soft">
            Bautizos, comuniones, cumpleaños, comidas de empresa. Vosotros traéis a los vuestros; el
            fuego, la cocina y la mesa los ponemos nosotros.
          </p>
          <ButtonLink to="/contact" size="large" className="mt-8">
            Consultar Disponibilidad
          </ButtonLink>
        </div>
        <p className="flex items-end gap-4 md:col-span-6 md:justify-end lg:col-span-7">
          <span className="font-display text-[min(clamp(7rem,36vw,8rem),38vw)] leading-[0.78] font-semibold tracking-[-0.05em] text-accent lg:text-[clamp(12rem,22vw,20rem)]">
            100
          </span>{' '}
          <span className="pb-1 font-display text-lg leading-tight font-semibold lg:text-xl">
            personas
            <br />
            de aforo
          </span>
        </p>
      </div>
      <div className="mt-10 w-[190vw] -translate-x-[18vw] sm:w-full sm:translate-x-0 lg:mt-6">
        <SitePicture
          name="event-hall"
          sizes="(min-width: 40rem) 100vw, 190vw"
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}
