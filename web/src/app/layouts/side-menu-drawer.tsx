import { LogOut } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { useCurrentUser, useLogout } from '../../accounts/accounts.queries.ts';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { menuFor, type MenuLink } from './menu-links.ts';
import { Link } from '../../ui/link.tsx';

const loadAnnouncement = () => import('../pages/staff/outbox/announce-unsent.ts');

async function sayWhatStays(userId: number | undefined): Promise<void> {
  if (userId !== undefined) await (await loadAnnouncement()).announceUnsent(userId);
}

type SideMenuDrawerProps = OpenProps & { adminLinks?: readonly MenuLink[] | undefined };

const LINE_STYLE =
  'flex min-h-14 w-full items-center gap-4 rounded px-3 text-left font-semibold transition-colors ' +
  'hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:text-accent';

export default function SideMenuDrawer({ adminLinks, ...opening }: SideMenuDrawerProps) {
  const { data: user } = useCurrentUser();
  const navigate = useNavigate();
  const close = () => opening.onOpenChange(false);
  const logout = useLogout(() => {
    close();
    void navigate('/login');
    if (isStaff(user?.role)) void sayWhatStays(user?.id);
  });
  const menu = menuFor(user, adminLinks);
  return (
    <Drawer {...opening} title="Menu">
      <nav aria-label={menu.heading ?? 'Páginas'}>
        {menu.heading !== undefined && (
          <h3 className="mb-2 px-3 text-sm text-ink-soft">{menu.heading}</h3>
        )}
        <MenuList links={menu.links} onFollow={close} />
        <hr className="my-3 border-line" />
        <MenuList links={menu.more} onFollow={close} />
        {user && (
          <button
            type="button"
            className={LINE_STYLE}
            aria-disabled={logout.isPending}
            onClick={() => logout.isPending || logout.mutate()}
          >
            <LogOut className="size-5" />
            Cerrar Sesión
          </button>
        )}
      </nav>
    </Drawer>
  );
}

function MenuList({
  links,
  onFollow,
}: Pick<ReturnType<typeof menuFor>, 'links'> & { onFollow: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ to, label, Icon, page = to }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onFollow}
            aria-current={pathname === page ? 'page' : undefined}
            className={LINE_STYLE}
          >
            <Icon className="size-5" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
