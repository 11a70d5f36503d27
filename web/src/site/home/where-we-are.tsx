import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { telLink } from '../../browser/device/tel-link.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { addressLines, directionsLink } from '../contact-links.ts';
import { useFacts } from '../site-facts.ts';

export function WhereWeAre() {
  const query = useFacts();
  const { data: site, isError } = query;
  if (!site && isError) return <ErrorState title="No se pudo cargar la dirección" query={query} />;
  if (!site) return <Skeleton className="h-32" />;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t-2 border-ink pt-5">
      <address className="font-display text-2xl leading-tight font-semibold not-italic">
        {addressLines(site).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {site.latitude !== '' && (
          <OutsideLink className={buttonStyle('secondary')} href={directionsLink(site)}>
            Cómo llegar
          </OutsideLink>
        )}
        {site.phonePrimary !== '' && (
          <a className={buttonStyle('quiet')} href={telLink(site.phonePrimary)}>
            {formatPhone(site.phonePrimary)}
          </a>
        )}
      </div>
    </div>
  );
}
