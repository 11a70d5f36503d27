import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { telLink } from '../../browser/device/tel-link.ts';
import { WhatsappIcon } from '../../ui/picture/brand-icons.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { QUOTE_MESSAGE } from '../contact-links.ts';
import { useFacts } from '../site-facts.ts';
import { SocialLinks } from '../social-links.tsx';

/** Every way to reach the shop from afar; the telephone first, because most people want that. */
export function ContactDetails() {
  const query = useFacts();
  const { data: site, isError } = query;
  if (!site && isError) {
    return <ErrorState title="No se pudieron cargar los datos de contacto" query={query} />;
  }
  if (!site) return <Skeleton className="h-96" />;
  return (
    <>
      <Phones site={site} />
      <WaysToAsk site={site} />
      <OtherWays site={site} />
    </>
  );
}

function Phones({ site }: { site: SiteFacts }) {
  const phones = [site.phonePrimary, site.phoneSecondary].filter(Boolean);
  if (phones.length === 0) return null;
  return (
    <ul className="font-display text-[clamp(2.25rem,11vw,3.25rem)] leading-none font-semibold tracking-tight lg:text-[clamp(3rem,5vw,4.5rem)]">
      {phones.map((phone) => (
        <li key={phone}>
          <a
            className="inline-flex min-h-14 items-center py-1 decoration-4 underline-offset-8 hover:text-accent hover:underline"
            href={telLink(phone)}
          >
            {formatPhone(phone)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function WaysToAsk({ site }: { site: SiteFacts }) {
  const quoteLink = whatsappLink(site.whatsappNumber, QUOTE_MESSAGE);
  const canCall = site.phonePrimary !== '';
  const invitation = invitationTo(canCall, quoteLink !== null, site.email !== '');
  return (
    <>
      <p className="mt-6 max-w-[44ch] text-ink-soft">{invitation}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden">
        {canCall && (
          <a className={buttonStyle('action', 'large')} href={telLink(site.phonePrimary)}>
            Llamar para reservar
          </a>
        )}
        {quoteLink && (
          <OutsideLink className={buttonStyle('secondary')} href={quoteLink}>
            <WhatsappIcon />
            Presupuesto por WhatsApp
          </OutsideLink>
        )}
      </div>
    </>
  );
}

/** Promises only the ways that are there. */
function invitationTo(canCall: boolean, canChat: boolean, canWrite: boolean): string {
  if (canCall && canChat) {
    return 'Llámanos para reservar mesa o el salón. Si es una celebración, cuéntanosla por WhatsApp y te mandamos presupuesto.';
  }
  const afterwards = 'para reservar mesa o el salón, o para pedir presupuesto de una celebración.';
  if (canCall) return `Llámanos ${afterwards}`;
  if (canChat) return `Escríbenos por WhatsApp ${afterwards}`;
  return `${canWrite ? 'Escríbenos' : 'Pásate por el local'} ${afterwards}`;
}

function OtherWays({ site }: { site: SiteFacts }) {
  const hasProfile = site.instagramUrl !== '' || site.facebookUrl !== '';
  if (site.email === '' && !hasProfile) return null;
  return (
    <dl className="mt-10 flex flex-wrap gap-x-14 gap-y-5 border-t-2 border-ink pt-5">
      {site.email !== '' && (
        <div>
          <dt className="text-sm font-semibold text-ink-soft">Correo</dt>
          <dd className="wrap-anywhere">
            <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
          </dd>
        </div>
      )}
      {hasProfile && (
        <div>
          <dt className="text-sm font-semibold text-ink-soft">Síguenos</dt>
          <dd className="-ml-2.5">
            <SocialLinks site={site} onlySet />
          </dd>
        </div>
      )}
    </dl>
  );
}
