import { useQueryClient } from '@tanstack/react-query';
import { listArchive } from '@brasa/core/orders/orders.calls.ts';
import { invalidate } from '../../../browser/api/send.ts';
import { useArchiveAddress } from '../../../orders/staff/archive/archive-conditions.ts';
import { OrderArchive } from '../../../orders/staff/archive/order-archive.tsx';
import { OrderSheet } from './desk/order-sheet.tsx';

/** Historial, with the order that is open. */
export default function AdminArchivePage() {
  const address = useArchiveAddress();
  const queryClient = useQueryClient();
  const { orderId, openOrder } = address;
  const close = () => {
    openOrder(null);
    // Its points and its invoice change it too.
    void invalidate(queryClient, listArchive);
  };
  return (
    <>
      <OrderArchive address={address} />
      {orderId !== null && <OrderSheet key={orderId} id={orderId} onClose={close} />}
    </>
  );
}
