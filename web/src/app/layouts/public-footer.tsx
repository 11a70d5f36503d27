import { formatYear } from '@brasa/core/kernel/time/date-texts.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { addressLines } from '../../site/contact-links.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { SocialLinks } from '../../site/social-links.tsx';
import { FlameMark } from '../../ui/picture/flame-mark.tsx';
import { LEGAL_LINKS, PUBLIC_LINKS } from './public-links.ts';
import { Link } from '../../ui/link.tsx';

const POINTS_LINK = { to: '/puntos', label: 'Programa de puntos' };
const LINK_STYLE =
  'inline-flex min-h-11 min-w-11 items-center hover:text-glow hover:underline underline-offset-4';

export function PublicFooter() {
  const { data: site } = useSiteFacts();
  return (
    // Room below for the widget that floats over the page's end.
    <footer className="night min-h-96 pt-12 pb-24">{site && <FooterFacts site={site} />}</footer>
  );
}

function FooterFacts({ site }: { site: SiteFacts }) {
  return (
    <div className="page-width grid gap-8">
      <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <p className="max-w-[18ch] font-display text-2xl leading-[1.05] font-semibold text-balance empty:hidden">
          {site.tagline}
        </p>
        <div className="flex flex-wrap justify-between gap-6">
          <address className="not-italic">
            {addressLines(site).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {site.email !== '' && (
              <a className={`${LINK_STYLE} wrap-anywhere`} href={`mailto:${site.email}`}>
                {site.email}
              </a>
            )}
          </address>
          <ul className="font-display text-lg font-semibold">
            {[site.phonePrimary, site.phoneSecondary].filter(Boolean).map((phone) => (
              <li key={phone}>
                <a className={LINK_STYLE} href={telLink(phone)}>
                  {formatPhone(phone)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-12 border-t border-line pt-5 text-sm">
        <Links label="Páginas" links={[...PUBLIC_LINKS, POINTS_LINK]} />
        <Links label="Textos legales" links={LEGAL_LINKS} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-5 text-sm text-ink-soft">
        <p className="flex items-center gap-2">
          <FlameMark className="size-5 text-action" />© {formatYear(site.today as Day)}{' '}
          {site.restaurantName}
        </p>
        <SocialLinks site={site} />
      </div>
    </div>
  );
}

/** The way to every page for whoever has no script, or no patience for a menu. */
function Links({
  label,
  links,
}: {
  label: string;
  links: readonly { to: string; label: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map((link) => (
          <li key={link.to}>
            <Link className={LINK_STYLE} to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
