// What the desk's bar and its side menu lead to (docs/rules/site.md#side-menu).
import {
  CalendarClock,
  ClipboardList,
  FlameKindling,
  History,
  MessageSquareQuote,
  ReceiptText,
  ScrollText,
  Settings,
  Users,
  UtensilsCrossed,
  HandCoins,
} from 'lucide-react';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import { ADMIN_PANEL, type MenuLink } from '../menu-links.ts';

const ADMIN_LINKS: readonly MenuLink[] = [
  ADMIN_PANEL,
  { to: '/admin/orders', label: 'Pedidos', Icon: ClipboardList },
  { to: '/admin/historial', label: 'Historial', Icon: History },
  { to: '/admin/horno', label: 'Horno', Icon: FlameKindling },
  { to: '/admin/productos', label: 'Productos', Icon: UtensilsCrossed },
  { to: '/admin/resenas', label: 'Reseñas', Icon: MessageSquareQuote },
  { to: '/admin/horarios', label: 'Horarios', Icon: CalendarClock },
  { to: '/admin/caja', label: 'Caja', Icon: HandCoins },
  { to: '/admin/facturas', label: 'Facturas', Icon: ReceiptText },
  { to: '/admin/users', label: 'Usuarios', Icon: Users },
  { to: '/admin/settings', label: 'Configuración', Icon: Settings },
];

const RECORD: MenuLink = { to: '/admin/registro', label: 'Registro', Icon: ScrollText };

/** The menu's, for a user of this role. */
export const adminLinks = (role: Role | undefined): readonly MenuLink[] =>
  role === 'superadmin' ? [...ADMIN_LINKS, RECORD] : ADMIN_LINKS;

/** What is opened once a week and has no place in the bar of a tablet. */
const RARE: readonly string[] = ['/admin/resenas', '/admin/horarios', '/admin/settings'];

/** Those of the bar; the menu has all. */
export const BAR_LINKS = ADMIN_LINKS.filter(
  (link) => link !== ADMIN_PANEL && !RARE.includes(link.to),
);
