import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { mapPosition } from '../contact/map-position.ts';
import { addressLines, directionsLink } from '../contact-links.ts';
import { useFacts } from '../site-facts.ts';

export function VisitUs() {
  return (
    <section aria-labelledby="visit" className="bg-sunk py-10 sm:py-20 lg:py-24">
      <div className="page-width grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 id="visit" className="text-lg text-ink-soft">
            Ven a conocernos
          </h2>
          <Address />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/encargar" size="large">
            Encargar
          </ButtonLink>
          <ButtonLink to="/contacto" size="large" variant="secondary">
            Contactar
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Address() {
  const { data: site, isError } = useFacts();
  if (!site && isError) {
    return <p className="mt-3">No se pudo cargar la dirección. Recarga la página.</p>;
  }
  if (!site) return <Skeleton className="mt-3 h-28 max-w-xl" />;
  return (
    <address className="mt-3 not-italic">
      <div className="max-w-[22ch] font-display text-3xl leading-[1.05] font-semibold">
        {addressLines(site).map((line) => (
          <p key={line} className="text-balance">
            {line}
          </p>
        ))}
      </div>
      {mapPosition(site) && (
        <OutsideLink
          className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
          href={directionsLink(site)}
        >
          Cómo llegar
        </OutsideLink>
      )}
    </address>
  );
}
