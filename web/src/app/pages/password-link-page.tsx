// The page of a link for a password, with the ways to reach the shop.
import { useLocation } from 'react-router';
import { PasswordLink } from '../../accounts/recovery/password-link.tsx';
import { useWhereabouts } from './use-whereabouts.tsx';

export default function PasswordLinkPage() {
  const [, , token = ''] = useLocation().pathname.split('/');
  const { phone } = useWhereabouts();
  return <PasswordLink token={token} phone={phone} />;
}
