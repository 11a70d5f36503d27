// What the side menu leads to, for whom and where (docs/rules/site.md#side-menu).
import {
  Drumstick,
  Flame,
  Globe,
  House,
  LayoutDashboard,
  LogIn,
  MapPin,
  ShoppingBag,
  Star,
  type LucideIcon,
} from 'lucide-react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { PUBLIC_LINKS } from './public-links.ts';

export type MenuLink = {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Where it arrives, when that is elsewhere than it says. */
  page?: string;
};

const PUBLIC_ICONS: Record<(typeof PUBLIC_LINKS)[number]['to'], LucideIcon> = {
  '/': House,
  '/productos': Drumstick,
  '/nosotros': Flame,
  '/contacto': MapPin,
  '/order': ShoppingBag,
};
const PUBLIC_MENU: MenuLink[] = PUBLIC_LINKS.map((link) => ({
  ...link,
  Icon: PUBLIC_ICONS[link.to],
}));
const MY_POINTS: MenuLink = { to: '/puntos', label: 'Mis Puntos', Icon: Star };
export const ADMIN_PANEL: MenuLink = {
  to: '/admin',
  label: 'Panel de Admin',
  Icon: LayoutDashboard,
};
const SIGN_IN: MenuLink = { to: '/login', label: 'Iniciar Sesión', Icon: LogIn };

const TO_THE_SITE: MenuLink = { to: '/', label: 'Ir al Sitio Web', Icon: Globe };

type Menu = { heading?: string; links: readonly MenuLink[]; more: readonly MenuLink[] };

/**
 * On the desk its own links, which no public page loads. `user` is undefined while nobody knows yet who is
 * there.
 */
export function menuFor(
  user: CurrentUser | null | undefined,
  adminLinks?: readonly MenuLink[],
): Menu {
  if (adminLinks) {
    const more = user === null ? [TO_THE_SITE, SIGN_IN] : [TO_THE_SITE];
    return { heading: 'Administración', links: adminLinks, more };
  }
  if (user === null) return { links: PUBLIC_MENU, more: [SIGN_IN] };
  const more = [...(user ? [MY_POINTS] : []), ...(isStaff(user?.role) ? [ADMIN_PANEL] : [])];
  return { links: PUBLIC_MENU, more };
}
