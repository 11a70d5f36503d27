import { useProducts } from '../../../catalog/catalog.queries.ts';
import { MenuContext } from '../../../settings/staff/menu-context.ts';
import { SettingsDesk } from '../../../settings/staff/settings-desk.tsx';

/** Configuración del Sistema, with the menu from which some of its values are chosen. */
export default function AdminSettingsPage() {
  return (
    <MenuContext value={useProducts()}>
      <SettingsDesk />
    </MenuContext>
  );
}
