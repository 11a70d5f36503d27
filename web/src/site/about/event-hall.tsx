import { ButtonLink } from '../../ui/button/button-link.tsx';
import { SitePicture } from '../site-picture.tsx';

export function EventHall() {
  return (
    <section aria-labelledby="hall" className="bg-sunk pb-10 sm:pb-20 lg:pb-28">
      <SitePicture
        name="event-hall"
        sizes="100vw"
        className="aspect-3/2 w-full object-cover sm:aspect-5/2 lg:max-h-[34rem]"
      />
      <div className="page-width mt-10 grid gap-x-12 gap-y-8 md:grid-cols-[auto_1fr] lg:mt-14 lg:gap-x-20">
        {/* Sixty here, a hundred on the home page (docs/rules/site.md#event-hall-capacity). */}
        <p className="flex flex-wrap items-end gap-4 md:grid md:content-start md:gap-2">
          <span className="font-display text-[min(7rem,34vw)] leading-[0.75] font-semibold text-accent lg:text-[10rem]">
            60
          </span>{' '}
          <span className="text-lg leading-tight md:pt-3">personas</span>
        </p>
        <div className="max-w-prose">
          <h2 id="hall" className="text-3xl">
            Un salón para celebrar sin prisas
          </h2>
          <p className="mt-5">
            Nuestro salón de eventos tiene capacidad para 60 personas: bautizos, comuniones,
            cumpleaños, comidas de empresa o esa reunión de familia que nunca cabe en casa. Tú pones
            la gente; nosotros, el fuego, la mesa y las dos cocinas.
          </p>
          <ButtonLink to="/contacto" variant="secondary" className="mt-7">
            Consultar disponibilidad
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
