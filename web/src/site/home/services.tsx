import type { ArtName } from '../art.ts';
import { SitePicture } from '../site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Link } from '../../ui/link.tsx';

type Service = { art: ArtName; title: string; text: string };

const CATERING: Service = {
  art: 'catering',
  title: 'Catering',
  text: 'Llevamos el fuego adonde estéis. Pollos por docenas, bandejas de croquetas y paellas gigantes para más de cien personas, hechas delante de todos.',
};

const OTHERS: readonly Service[] = [
  {
    art: 'private-party',
    title: 'Eventos Privados',
    text: 'La casa entera para vosotros: un menú hablado, vuestra música y nadie con prisa.',
  },
  {
    art: 'reservation',
    title: 'Reservas Especiales',
    text: 'Un aniversario, una pedida, la abuela que cumple noventa. Avísanos y lo tendremos todo a punto.',
  },
];

export function Services() {
  return (
    <section aria-labelledby="services" className="page-width py-10 sm:py-20 lg:py-32">
      <SectionHeading id="services">Servicios especiales</SectionHeading>
      <div className="mt-10 grid gap-x-16 gap-y-12 border-t-2 border-ink pt-8 lg:mt-14 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div>
          <SitePicture
            name={CATERING.art}
            sizes="(min-width: 64rem) 55vw, 90vw"
            className="h-auto w-full"
          />
          <h3 className="mt-5 text-2xl">{CATERING.title}</h3>
          <p className="mt-3 max-w-[48ch] text-lg leading-snug text-ink-soft">{CATERING.text}</p>
        </div>
        <div className="flex flex-col gap-12 lg:justify-between">
          {OTHERS.map(({ art, title, text }) => (
            <div key={art} className="not-first:border-t not-first:border-line not-first:pt-10">
              <SitePicture
                name={art}
                sizes="(min-width: 64rem) 20vw, 45vw"
                className="float-right ml-5 h-auto w-1/2"
              />
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          ))}
          <p className="clear-both border-t border-line pt-5">
            <Link
              to="/contacto"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent"
            >
              Pedir presupuesto
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
