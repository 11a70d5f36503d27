// An order's drawer away from the desk, whatever its day and state.
import { useState } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useNow } from '../../../../browser/device/use-now.ts';
import { useOpeningHours } from '../../../../hours/opening-hours.ts';
import { OrderDrawer } from '../../../../orders/staff/drawer/order-drawer.tsx';
import { useOrderWithHistory } from '../../../../orders/staff/order-status.queries.ts';
import { Drawer } from '../../../../ui/overlay/drawer.tsx';
import { Loaded } from '../../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../../ui/state/skeleton.tsx';
import { useChickenProducts } from '../../use-chicken-products.ts';
import { orderSlots } from './order-slots.tsx';
import { useInvoiceSheet } from './use-invoice-sheet.tsx';
import { usePointsDialog } from './use-points-dialog.tsx';

const TICK_MS = 15_000;

type OrderSheetProps = { id: number; onClose: () => void };

export function OrderSheet({ id, onClose }: OrderSheetProps) {
  const query = useOrderWithHistory(id);
  if (query.data) return <Opened order={query.data} onClose={onClose} />;
  return (
    <Drawer
      open
      side="bottom"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Pedido n.º ${id}`}
    >
      <Loaded
        query={query}
        loading={
          <Skeletons count={3} label="Cargando el pedido..." className="grid gap-3 *:h-16" />
        }
        failed="No se pudo cargar el pedido"
        ended="Inicia sesión otra vez para verlo."
      >
        {() => null}
      </Loaded>
    </Drawer>
  );
}

function Opened({ order, onClose }: { order: Order; onClose: () => void }) {
  const now = useNow(TICK_MS);
  const week = useOpeningHours();
  const chickenProducts = useChickenProducts();
  const [isOpen, setIsOpen] = useState(true);
  const points = usePointsDialog(now, order);
  const invoice = useInvoiceSheet(order);
  return (
    <>
      <OrderDrawer
        order={order}
        open={isOpen}
        isBeside={false}
        isGone={false}
        asksReason
        {...{ chickenProducts, week, now }}
        onClose={() => setIsOpen(false)}
        onClosed={onClose}
        {...orderSlots(order, { points, invoice })}
      />
      {points.dialog}
      {invoice.sheet}
    </>
  );
}
