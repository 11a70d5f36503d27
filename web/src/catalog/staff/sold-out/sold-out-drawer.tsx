import type { Catalog } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { useCatalog } from '../catalog-editing.queries.ts';
import { SoldOutList } from './sold-out-list.tsx';

/** What there is no more of today, one tap a product. */
export default function SoldOutDrawer({ open, onOpenChange }: OpenProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Agotado hoy"
      description="Lo que marcas no se puede encargar para hoy. A medianoche vuelve solo; los pedidos que ya hay no cambian."
    >
      <Content />
    </Drawer>
  );
}

function Content() {
  return (
    <Loaded
      query={useCatalog()}
      loading={<Skeletons count={6} label="Cargando la carta..." className="grid gap-3 *:h-14" />}
      failed="No se pudo cargar la carta"
      ended="Entra otra vez para decir qué se ha agotado."
    >
      {(catalog) => (isEmpty(catalog) ? <NothingOnSale /> : <SoldOutList catalog={catalog} />)}
    </Loaded>
  );
}

const isEmpty = ({ products }: Catalog) => products.every(({ deleted }) => deleted);

function NothingOnSale() {
  return (
    <EmptyState title="La carta está vacía">
      Aquí aparecen los productos en cuanto se añaden en «Productos».
    </EmptyState>
  );
}
