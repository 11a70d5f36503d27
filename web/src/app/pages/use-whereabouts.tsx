import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { addressLines, directionsLink } from '../../site/contact-links.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';

/** Where and how the shop is reached; null for what it has not said. */
export function useWhereabouts() {
  const { data: site } = useSiteFacts();
  const lines = site ? addressLines(site) : [];
  const phone = site ? site.phonePrimary || site.phoneSecondary : '';
  return {
    place: lines.length > 0 && site && (
      <>
        <address className="not-italic">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
        {site.latitude !== '' && (
          <OutsideLink
            href={directionsLink(site)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Cómo llegar
          </OutsideLink>
        )}
      </>
    ),
    /** The first one alone: the page's end has both. */
    phone: phone !== '' && (
      <p className="-mt-2.5">
        <TextLink href={telLink(phone)}>{formatPhone(phone)}</TextLink>
      </p>
    ),
  };
}
