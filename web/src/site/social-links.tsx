import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { OutsideLink } from '../ui/button/outside-link.tsx';
import { FacebookIcon, InstagramIcon } from '../ui/picture/brand-icons.tsx';

/** The shop's profiles elsewhere; one that is not set is not shown. */
export function SocialLinks({ site }: { site: SiteFacts }) {
  const profiles = [
    { name: 'Instagram', url: site.instagramUrl, Icon: InstagramIcon },
    { name: 'Facebook', url: site.facebookUrl, Icon: FacebookIcon },
  ].filter(({ url }) => url !== '');
  if (profiles.length === 0) return null;
  return (
    <ul className="flex">
      {profiles.map(({ name, url, Icon }) => (
        <li key={name}>
          <OutsideLink
            href={url}
            aria-label={name}
            className="target grid place-items-center rounded transition-colors hover:text-glow"
          >
            <Icon />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
