import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { OutsideLink } from '../ui/button/outside-link.tsx';
import { FacebookIcon, InstagramIcon } from '../ui/picture/brand-icons.tsx';
import { Link } from '../ui/link.tsx';

const ICON_STYLE = 'target grid place-items-center rounded transition-colors hover:text-glow';

type SocialLinksProps = {
  site: SiteFacts;
  /** Where those that are not set would lead to the page that one is on. */
  onlySet?: boolean;
};

/** The shop's profiles elsewhere; one that is not set leads to the other ways to reach the shop. */
export function SocialLinks({ site, onlySet = false }: SocialLinksProps) {
  const profiles = [
    { name: 'Instagram', url: site.instagramUrl, Icon: InstagramIcon },
    { name: 'Facebook', url: site.facebookUrl, Icon: FacebookIcon },
  ].filter(({ url }) => !onlySet || url !== '');
  return (
    <ul className="flex">
      {profiles.map(({ name, url, Icon }) => (
        <li key={name}>
          {url === '' ? (
            <Link to="/contacto" aria-label={`${name}: pregúntanos`} className={ICON_STYLE}>
              <Icon />
            </Link>
          ) : (
            <OutsideLink href={url} aria-label={name} className={ICON_STYLE}>
              <Icon />
            </OutsideLink>
          )}
        </li>
      ))}
    </ul>
  );
}
