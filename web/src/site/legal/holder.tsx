// Who answers for the site and the shop, from the settings. What the owner has not filled in yet is
// left out, and every sentence reads on without it.
import type { ReactNode } from 'react';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { telLink } from '../../browser/tel-link.ts';
import { townLine } from '../contact-links.ts';

/** The name in law, or the one over the door. */
export function holderName({ legalName, restaurantName }: SiteFacts): string {
  return legalName.trim() || restaurantName;
}

export function HolderFacts({ site }: { site: SiteFacts }) {
  const name = holderName(site);
  const taxId = site.taxId.trim();
  return (
    <dl className="my-4 grid gap-x-8 gap-y-2 border-y border-line-strong py-4 sm:grid-cols-[auto_1fr]">
      <Fact name="Titular">{name}</Fact>
      {name !== site.restaurantName && <Fact name="Nombre comercial">{site.restaurantName}</Fact>}
      {taxId !== '' && <Fact name="NIF">{taxId}</Fact>}
      <Fact name="Dirección">
        {site.streetAddress}, {townLine(site)}
      </Fact>
      <Fact name="Correo electrónico">
        <Mail site={site} />
      </Fact>
      <Fact name="Teléfonos">
        {[site.phonePrimary, site.phoneSecondary].filter(Boolean).map((phone, index) => (
          <span key={phone} className="whitespace-nowrap">
            {index > 0 && ' · '}
            <a href={telLink(phone)}>{formatPhone(phone)}</a>
          </span>
        ))}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid sm:contents">
      <dt className="font-semibold text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The address for whatever is asked in writing. */
export function Mail({ site }: { site: SiteFacts }) {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}
