import type { ReactNode } from 'react';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { telLink } from '../browser/tel-link.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { directionsLink, QUOTE_MESSAGE, townLine, whatsappLink } from './contact-links.ts';
import { useSiteFacts } from './site.queries.ts';
import { SocialLinks } from './social-links.tsx';

/** Every way to reach the shop; the telephone first, because that is what most people want. */
export function ContactDetails() {
  const query = useSiteFacts();
  const { data: site, isError } = query;
  if (isError) {
    return <ErrorState title="No se pudieron cargar los datos de contacto" query={query} />;
  }
  if (!site) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-10">
      <Phones site={site} />
      <div className="flex flex-wrap gap-3">
        <a className={buttonStyle('action', 'large')} href={telLink(site.phonePrimary)}>
          Llamar para reservar
        </a>
        <a
          className={buttonStyle('secondary', 'large')}
          href={whatsappLink(site.whatsappNumber, QUOTE_MESSAGE)}
          target="_blank"
          rel="noreferrer"
        >
          Presupuesto por WhatsApp
        </a>
      </div>
      <dl className="grid gap-6 border-t-2 border-ink pt-6 sm:grid-cols-2">
        <Fact name="Dirección">
          <p>{site.streetAddress}</p>
          <p>{townLine(site)}</p>
          <TextLink href={directionsLink(site)}>Cómo llegar</TextLink>
        </Fact>
        <Fact name="Correo">
          <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
        </Fact>
      </dl>
      <div className="-ml-2.5">
        <SocialLinks site={site} />
      </div>
    </div>
  );
}

function Phones({ site }: { site: SiteFacts }) {
  return (
    <ul className="font-display text-3xl font-semibold tracking-tight">
      {[site.phonePrimary, site.phoneSecondary].filter(Boolean).map((phone) => (
        <li key={phone}>
          <a
            className="inline-flex min-h-14 items-center underline-offset-8 hover:text-accent hover:underline"
            href={telLink(phone)}
          >
            {formatPhone(phone)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
