// What the side menu leads to, for whom and where (docs/rules/site.md#side-menu).
import {
  CalendarClock,
  ClipboardList,
  Drumstick,
  Flame,
  FlameKindling,
  Globe,
  House,
  LayoutDashboard,
  LogIn,
  MapPin,
  MessageSquareQuote,
  Settings,
  ShoppingBag,
  Star,
  Users,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { PUBLIC_LINKS } from './public-links.ts';

export type MenuArea = 'public' | 'admin';
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
const ADMIN_PANEL: MenuLink = { to: '/admin', label: 'Panel de Admin', Icon: LayoutDashboard };
const SIGN_IN: MenuLink = { to: '/login', label: 'Iniciar Sesión', Icon: LogIn };

export const ADMIN_LINKS: MenuLink[] = [
  ADMIN_PANEL,
  { to: '/admin/orders', label: 'Pedidos', Icon: ClipboardList },
  { to: '/admin/horno', label: 'Horno', Icon: FlameKindling },
  { to: '/admin/productos', label: 'Productos', Icon: UtensilsCrossed },
  { to: '/admin/resenas', label: 'Reseñas', Icon: MessageSquareQuote },
  { to: '/admin/horarios', label: 'Horarios', Icon: CalendarClock },
  { to: '/admin/users', label: 'Usuarios', Icon: Users },
  { to: '/admin/settings', label: 'Configuración', Icon: Settings },
];
const TO_THE_SITE: MenuLink = { to: '/', label: 'Ir al Sitio Web', Icon: Globe };

type Menu = { heading?: string; links: MenuLink[]; more: MenuLink[] };

/** `user` is undefined while nobody knows yet who is there. */
export function menuFor(area: MenuArea, user: CurrentUser | null | undefined): Menu {
  if (area === 'admin') {
    const more = user === null ? [TO_THE_SITE, SIGN_IN] : [TO_THE_SITE];
    return { heading: 'Administración', links: ADMIN_LINKS, more };
  }
  if (user === null) return { links: PUBLIC_MENU, more: [SIGN_IN] };
  const more = [...(user ? [MY_POINTS] : []), ...(isStaff(user?.role) ? [ADMIN_PANEL] : [])];
  return { links: PUBLIC_MENU, more };
}
