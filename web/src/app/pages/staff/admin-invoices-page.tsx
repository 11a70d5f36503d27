import { useState } from 'react';
import { isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { InvoicesDesk } from '../../../invoices/page/invoices-desk.tsx';
import { useSiteFacts } from '../../../settings/site-facts.queries.ts';
import { useSalesSheet } from './desk/use-sales-sheet.tsx';
import { OrderSheet } from './desk/order-sheet.tsx';

/** Facturas, with the order of each, or the sales of its day. */
export default function AdminInvoicesPage() {
  const { data: shop } = useSiteFacts();
  const [orderId, setOrderId] = useState<number | null>(null);
  const sales = useSalesSheet();
  return (
    <>
      <InvoicesDesk
        shop={shop}
        onSubject={({ orderId: order, soldOn }) => {
          if (order !== null) setOrderId(order);
          else sales.show(isDay(soldOn) ? soldOn : 'today');
        }}
      />
      {orderId !== null && <OrderSheet id={orderId} onClose={() => setOrderId(null)} />}
      {sales.sheet}
    </>
  );
}
