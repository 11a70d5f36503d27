// Who answers for the site and the shop, from the settings. What the owner has not filled in yet is
// left out, and every sentence reads on without it.
import { Fragment, type ReactNode } from 'react';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { addressLines } from '../contact-links.ts';

const HOUSE = 'la casa';

/** The name in law, or the one over the door. */
function holderName({ legalName, restaurantName }: SiteFacts): string {
  return legalName.trim() || restaurantName;
}

/** Whoever answers, as a sentence names them. */
export function nameInText(site: SiteFacts): string {
  return holderName(site) || HOUSE;
}

/** The shop, as a sentence names it. */
export function shopInText(site: SiteFacts): string {
  return site.restaurantName || HOUSE;
}

/** Where it is, in one line; empty where nobody has said so. */
export function addressInText(site: SiteFacts): string {
  return addressLines(site).join(', ');
}

export function HolderFacts({ site }: { site: SiteFacts }) {
  const name = holderName(site);
  const taxId = site.taxId.trim();
  const address = addressInText(site);
  const phones = [site.phonePrimary, site.phoneSecondary].filter(Boolean);
  return (
    <dl className="my-4 grid gap-x-8 gap-y-2 border-y border-line-strong py-4 sm:grid-cols-[auto_1fr]">
      {name !== '' && <Fact name="Titular">{name}</Fact>}
      {site.restaurantName !== '' && name !== site.restaurantName && (
        <Fact name="Nombre comercial">{site.restaurantName}</Fact>
      )}
      {taxId !== '' && <Fact name="NIF">{taxId}</Fact>}
      {address !== '' && <Fact name="Dirección">{address}</Fact>}
      {site.email !== '' && (
        <Fact name="Correo electrónico">
          <Mail site={site} />
        </Fact>
      )}
      {phones.length > 0 && (
        <Fact name="Teléfonos">
          {phones.map((phone, index) => (
            <span key={phone} className="whitespace-nowrap">
              {index > 0 && ' · '}
              <a href={telLink(phone)}>{formatPhone(phone)}</a>
            </span>
          ))}
        </Fact>
      )}
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
function Mail({ site }: { site: SiteFacts }) {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}

/** What can be done, as a sentence lists it: "esto, eso o aquello"; what is false cannot be done. */
export function Ways({ of }: { of: readonly ReactNode[] }) {
  const ways = of.filter((way) => way !== false);
  return ways.map((way, index) => (
    <Fragment key={index}>
      {index > 0 && (index === ways.length - 1 ? ' o ' : ', ')}
      {way}
    </Fragment>
  ));
}

/** "escribe a hola@brasa.example", say; false where there is no address to write to. */
export function emailPhrase(site: SiteFacts, verb: string): ReactNode {
  return (
    site.email !== '' && (
      <>
        {verb} <Mail site={site} />
      </>
    )
  );
}
