import { formatPhone } from '@brasa/core/kernel/phone.ts';
import { telLink } from '../../browser/tel-link.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { directionsLink, townLine } from '../contact-links.ts';
import { useSiteFacts } from '../site.queries.ts';

/** The address set large, and the two ways to reach it: going there and calling. */
export function WhereWeAre() {
  const query = useSiteFacts();
  const { data: site, isError } = query;
  if (isError) return <ErrorState title="No se pudo cargar la dirección" query={query} />;
  if (!site) return <Skeleton className="mt-5 h-44" />;
  return (
    <>
      <address className="mt-4 font-display text-xl leading-tight font-semibold not-italic">
        {site.streetAddress}
        <br />
        {townLine(site)}
      </address>
      <p className="mt-6 flex flex-wrap gap-3">
        {site.latitude !== '' && (
          <a
            className={buttonStyle('secondary')}
            href={directionsLink(site)}
            target="_blank"
            rel="noreferrer"
          >
            Cómo llegar
          </a>
        )}
        {site.phonePrimary !== '' && (
          <a className={buttonStyle('quiet')} href={telLink(site.phonePrimary)}>
            {formatPhone(site.phonePrimary)}
          </a>
        )}
      </p>
    </>
  );
}
