import { townLine } from './contact-links.ts';
import { useSiteFacts } from './site.queries.ts';

const FACTS = [
  {
    figure: '60',
    title: 'personas en el salón',
    text: 'Un salón propio para celebrar sin prisas: comuniones, cumpleaños, comidas de empresa.',
  },
  {
    figure: '+100',
    title: 'raciones de una sola paella',
    text: 'Paellas gigantes para más de cien personas, y encargos especiales para las comparsas de Moros y Cristianos.',
  },
  {
    figure: '2006',
    title: 'con el baloncesto del pueblo',
    text: 'Desde ese año patrocinamos al club de baloncesto local.',
  },
];

/** What can be counted, set as figures with their story beside them. */
export function AboutFacts() {
  const { data: site } = useSiteFacts();
  return (
    <section aria-label="En cifras" className="page-width my-16 lg:my-24">
      <dl className="border-t-2 border-ink">
        {FACTS.map(({ figure, title, text }) => (
          <div
            key={figure}
            className="grid gap-x-10 gap-y-1 border-b border-line py-7 sm:grid-cols-[10rem_1fr] lg:grid-cols-[18rem_1fr]"
          >
            <dt className="contents">
              <span className="font-display text-4xl leading-none font-semibold text-accent sm:row-span-2 sm:text-right">
                {figure}
              </span>
              <span className="font-display text-lg font-semibold">{title}</span>
            </dt>
            <dd className="max-w-prose text-ink-soft sm:col-start-2">{text}</dd>
          </div>
        ))}
      </dl>
      {site && (
        <p className="mt-8 text-ink-soft">
          Nos encontrarás en {site.streetAddress}, {townLine(site)}.
        </p>
      )}
    </section>
  );
}
