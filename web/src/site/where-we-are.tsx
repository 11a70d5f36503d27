import type { ReactNode } from 'react';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import { telLink } from '../browser/tel-link.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { directionsLink, townLine } from './contact-links.ts';
import { useSiteFacts } from './site.queries.ts';

/** The address set large, and the two ways to reach it: going there and calling. */
export function WhereWeAre() {
  return (
    <section aria-labelledby="where" className="bg-sunk py-20 lg:py-28">
      <div className="page-width">
        <h2
          id="where"
          className="mb-4 font-sans text-base font-semibold tracking-normal text-ink-soft"
        >
          Dónde estamos
        </h2>
        <Address />
      </div>
    </section>
  );
}

function Address() {
  const { data: site, isError } = useSiteFacts();
  if (isError) return <Lines>No se pudo cargar la dirección. Recarga la página.</Lines>;
  if (!site) return <Skeleton className="h-32 max-w-xl" />;
  return (
    <>
      <Lines>
        {site.streetAddress}
        <br />
        {townLine(site)}
      </Lines>
      <p className="mt-8 flex flex-wrap gap-3">
        <a
          className={buttonStyle('secondary')}
          href={directionsLink(site)}
          target="_blank"
          rel="noreferrer"
        >
          Cómo llegar
        </a>
        <a className={buttonStyle('quiet')} href={telLink(site.phonePrimary)}>
          {formatPhone(site.phonePrimary)}
        </a>
      </p>
    </>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[20ch] font-display text-3xl leading-[1.05] font-semibold text-balance lg:text-4xl">
      {children}
    </p>
  );
}
